/**
 * Puts what was chosen for this device on the page before it is painted, so that nothing flashes: the look
 * (src/client/look.ts) as it is kept, in `data-look`, where styles read it, and `data-text-only` for rules without the
 * editor's notes (src/client/text-only.ts), `data-font` where the letters were fetched before (src/client/font.ts). It stands in every page's head, as small as can be; where nothing is kept or
 * may be read, it leaves the page as it is. And where the end of a page has not come after nine seconds, it
 * says so where the page breaks off: half a rule must not pass for a rule, and a browser tells nothing of what was cut off.
 */
export const lookAtOnce = `try{let h=document.documentElement.dataset,l=${halfAfter('9e3')}localStorage;h.look=l["arbiter:look"]||"";if(l["arbiter:text-only"])h.textOnly="";if(l["arbiter:font"])h.font=""}catch{}`;

/** The end of a built page marks that it has come (scripts/after-paint.ts); one that is being written has no such mark. */
function halfAfter(milliseconds: string): string {
  return import.meta.env.DEV ? '' : `setTimeout(()=>h.scripts||document.body.append(h.half),${milliseconds})&&`;
}
