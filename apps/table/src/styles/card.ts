import { css } from "lit"

/** Inks, paper and states of a card. Every state has a form besides its colour. */
export const cardStyles = css`
  .sprite {
    position: absolute;
  }
  .card {
    position: relative;
    display: inline-block;
    box-sizing: border-box;
    flex: none;
    width: var(--card-w);
    height: calc(var(--card-w) * 1.4);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: calc(var(--card-w) * 0.11);
    background: var(--feljong-card-face, var(--paper));
    box-shadow:
      0 0 0 1px #0000002e,
      0 calc(var(--card-w) * 0.03) calc(var(--card-w) * 0.06) #0006;
    /* a width in em is that of the text around: a button would bring a size of its own */
    font-size: inherit;
    color: #1d1b20;
    forced-color-adjust: none;
  }
  .card.back {
    background: var(--feljong-card-back, #b9652a);
  }
  .art {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .art .small {
    display: none;
  }

  .ink-plum {
    --ink: #6b2a70;
    --tint: #6b2a70;
  }
  .ink-blue {
    --ink: #1654ad;
    --tint: #1654ad;
  }
  .ink-green {
    --ink: #0d5c39;
    --tint: #25915a;
  }
  .ink-black {
    --ink: #1d1b20;
    --tint: #1d1b20;
  }
  .ink-red {
    --ink: #c01d1d;
    --tint: #e0453a;
  }
  .ink {
    fill: var(--ink);
  }
  .gap {
    fill: #fffdf7;
  }
  .line,
  .line-black,
  .line-gap,
  .ring {
    fill: none;
    stroke: var(--ink);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ink.line {
    fill: var(--ink);
  }
  .line-black {
    stroke: #1d1b20;
  }
  .ink-red .line-black {
    stroke: var(--ink);
  }
  .ring,
  .line-gap {
    stroke: #fffdf7;
  }
  .culm {
    fill: none;
    stroke: var(--tint);
    stroke-width: 8.5;
  }
  .node {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4.4;
    stroke-linecap: round;
  }
  .culm.micro {
    stroke-width: 18;
  }
  .node.micro {
    stroke-width: 9;
  }
  .bird {
    fill: #1d1b20;
  }
  .bib {
    fill: #fff3c4;
  }
  .beak {
    fill: #f28a1b;
    stroke: #1d1b20;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  .beak-line,
  .wing {
    fill: none;
    stroke: #1d1b20;
    stroke-width: 1.8;
  }
  .wing {
    stroke: #58636b;
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .eye {
    fill: #58b4e8;
  }
  .foot {
    stroke: #f28a1b;
    stroke-width: 3.4;
    stroke-linecap: round;
  }
  .perch {
    stroke: #25915a;
    stroke-width: 8.5;
    stroke-linecap: round;
  }
  .perch-node {
    stroke: #0d5c39;
    stroke-width: 3.6;
    stroke-linecap: round;
  }
  .leaf {
    fill: #25915a;
  }
  .back-edge {
    fill: none;
    stroke: #fff4;
    stroke-width: 3;
  }
  .wave {
    fill: none;
    stroke: #ffffff3d;
    stroke-width: 9;
    stroke-linecap: round;
  }

  .border-black {
    --border-ink: var(--feljong-border-black, #1d1b20);
  }
  .border-red {
    --border-ink: var(--feljong-border-red, #b3261e);
  }
  .border-blue {
    --border-ink: var(--feljong-border-blue, #1557b0);
  }
  .border-green {
    --border-ink: var(--feljong-border-green, #11733b);
  }
  .frame {
    fill: none;
    stroke: var(--border-ink);
    stroke-width: var(--feljong-border-width, 1.8);
    opacity: var(--feljong-border-strength, 0.62);
  }
  .border-green .frame {
    stroke-dasharray: 11 6;
  }
  .border-blue .frame {
    stroke-width: calc(var(--feljong-border-width, 1.8) * 0.55);
  }
  .border-black .frame {
    stroke-dasharray: 0.1 8.4;
    stroke-width: calc(var(--feljong-border-width, 1.8) * 1.25);
    stroke-linecap: round;
  }
  .mark {
    fill: var(--border-ink);
    opacity: calc(var(--feljong-border-strength, 0.62) + 0.2);
  }
  .bar {
    stroke: var(--border-ink);
    stroke-width: 9;
    opacity: 0.7;
  }
  .border-green .bar {
    stroke-dasharray: 16 8;
  }
  .border-black .bar {
    stroke-dasharray: 5 6;
  }
  .border-blue .bar {
    stroke-width: 4;
  }

  /* discarded as drawn: darker, hatched */
  .card.tsumogiri {
    background-color: #ded7c6;
    background-image: repeating-linear-gradient(135deg, #0000 0 3px, #6b5d3c3d 3px 4px);
  }
  /* taken by somebody: an outline is left */
  .card.ghost {
    background: none;
    box-shadow: none;
    outline: 1.5px dashed #ffffff8c;
    outline-offset: -1.5px;
  }
  .card.ghost .art {
    opacity: 0.34;
    filter: grayscale(1) invert(1);
  }
  .card.dora::after {
    content: "";
    position: absolute;
    right: 3%;
    bottom: 2.5%;
    width: 30%;
    aspect-ratio: 1;
    background: #8a5a00;
    clip-path: polygon(50% 0, 62% 35%, 98% 35%, 69% 57%, 80% 92%, 50% 71%, 20% 92%, 31% 57%, 2% 35%, 38% 35%);
  }
  .card.dora {
    background-image: linear-gradient(315deg, #ffdf8a 0 24%, #ffdf8a00 52%);
  }
  .card.ghost.dora {
    background: none;
  }
  .card.disabled .art {
    opacity: 0.62;
  }
  .card.disabled {
    background-color: #d5cfc0;
    background-image: repeating-linear-gradient(45deg, #0000 0 5px, #4a453833 5px 7px);
  }
  .card.same {
    box-shadow:
      0 0 0 2px #1d1b20,
      0 0 0 4px var(--feljong-accent, #ffd166);
  }
  .card.winning {
    box-shadow:
      0 0 0 2px #1d1b20,
      0 0 0 4.5px var(--feljong-accent, #ffd166);
  }
`
