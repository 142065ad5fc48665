/**
 * Puts what was chosen for this device (src/client/look.ts) on the page before it is painted, so that nothing flashes: as
 * it is kept, in `data-look`, where styles read it. It stands in every page's head, as small as can be; where nothing is
 * kept or may be read, it leaves the page as it is.
 */
export const lookAtOnce = `try{document.documentElement.dataset.look=localStorage["arbiter:look"]||""}catch{}`;
