/**
 * Puts what was chosen for this device (src/client/look.ts) on the page before it is painted, so that nothing flashes:
 * `data-theme` and `data-size`, and the browser's own bar in the theme's colour. It stands in every page's head, as
 * small as can be, and where nothing is kept or may be read, it leaves the page as it is.
 */
export const lookAtOnce = `try{let[t,s]=(localStorage["arbiter:look"]||"").split(" "),h=document.documentElement.dataset;if(t=="light"||t=="dark"){h.theme=t;for(let m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.media.includes(t)?"":"not all"}if(s>1)h.size=s}catch{}`;
