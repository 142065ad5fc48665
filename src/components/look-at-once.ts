/**
 * Puts what was chosen for this device on the page before it is painted, so that nothing flashes: the look
 * (src/client/look.ts) as it is kept, in `data-look`, where styles read it, with `more` where the device asks for more
 * contrast, and `data-text-only` for rules without the editor's notes (src/client/text-only.ts), `data-font` where the
 * letters were fetched before (src/client/font.ts). Where there is a look, its sheet (src/styles/look.css, named in
 * `data-look-sheet`) is written into the head: a browser paints nothing before it has it. The script stands in every page's
 * head, as small as can be; where nothing is kept or may be read, it leaves the page as it is.
 */
export const lookAtOnce = `{let d=document,h=d.documentElement.dataset;h.look=matchMedia("(prefers-contrast:more)").matches?"more ":"";try{let l=localStorage;h.look+=l["arbiter:look"]||"";if(l["arbiter:text-only"])h.textOnly="";if(l["arbiter:font"])h.font=""}catch{}if(h.look)d.write('<link rel=stylesheet href='+h.lookSheet+'>')}`;
