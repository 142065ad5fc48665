/**
 * What has to be known before a page is painted, so that nothing flashes; it stands in every page's head, as
 * small as can be.
 *
 * Whether scripts may act on the page at all (`data-scripts`): only in a browser that has what the site is
 * built for (scripts/browsers.ts). It is asked for the newest things that styles and scripts count on;
 * whoever has all of them has what is older. Everybody else keeps the page as it was sent, as if there were
 * no scripts (scripts/after-paint.ts).
 *
 * And what was chosen for this device: the look (src/client/look.ts) as it is kept, in `data-look`, where
 * styles read it, with `more` where the device asks for more contrast, and `data-text-only` for rules without
 * the editor's notes (src/client/text-only.ts), `data-font` where the letters were fetched before
 * (src/client/font.ts), `data-keys` where keys of one character were turned off
 * (src/client/keys/key-choice.ts). Where there is a look, its sheet (src/styles/look.css, named in
 * `data-look-sheet`) is written into the head: a browser paints nothing before it has it. Where nothing is
 * kept or may be read, it leaves the page as it is.
 *
 * And where the end of a page has not come after nine seconds, it says so where the page breaks off: half a
 * rule must not pass for a rule, and a browser tells nothing of what was cut off. A page that is cut before
 * its text begins is not painted at all as long as that is waited for (`rel=expect`, src/layouts/Page.astro);
 * so then what waits is put where it has no effect: into the body.
 */

/**
 * `light-dark()`: Chrome 123, Firefox 120, Safari 17.5. Popovers: Chrome 114, Firefox 125, Safari 17. What
 * loads the rest, and waits with it, is older; some browsers are cut down, and lack that instead.
 */
const HAS_ALL = '"popover"in r&&CSS.supports("color:light-dark(red,red)")';

export const lookAtOnce = `{let d=document,r=d.documentElement,h=r.dataset;${halfAfter('9e3')}if(${HAS_ALL})h.scripts="come",h.waits="";let k=matchMedia("(prefers-contrast:more)").matches?"more ":"";try{let l=localStorage;k+=l["arbiter:look"]||"";if(l["arbiter:text-only"])h.textOnly="";if(l["arbiter:font"])h.font="";if(l["arbiter:keys"])h.keys="off"}catch{}if(h.look=k)d.write('<link rel=stylesheet href='+h.lookSheet+'>')}`;

/**
 * The end of a built page takes the words away (scripts/after-paint.ts); one that is being written has no
 * such end.
 */
function halfAfter(milliseconds: string): string {
  const says = 'd.body.append(h.half,d.querySelector("[rel=expect]"))';
  return import.meta.env.DEV ? '' : `setTimeout(()=>h.half&&${says},${milliseconds});`;
}
