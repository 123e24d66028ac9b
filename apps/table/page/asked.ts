/** What the address asks for. */
export const asked = new URLSearchParams(location.search)

// before anything is drawn in another language
const lang = asked.get("lang")
if (lang !== null) document.documentElement.lang = lang
