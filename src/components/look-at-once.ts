/**
 * Puts what was chosen for this device on the page before it is painted, so that nothing flashes: the look
 * (src/client/look.ts) as it is kept, in `data-look`, where styles read it, and `data-text-only` for rules without the
 * editor's notes (src/client/text-only.ts), `data-font` where the letters were fetched before (src/client/font.ts). It stands in every page's head, as small as can be; where nothing is kept or
 * may be read, it leaves the page as it is.
 */
export const lookAtOnce = `try{let h=document.documentElement.dataset,l=localStorage;h.look=l["arbiter:look"]||"";if(l["arbiter:text-only"])h.textOnly="";if(l["arbiter:font"])h.font=""}catch{}`;
