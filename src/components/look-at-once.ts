/**
 * The inline script in every page's head, which runs before the first paint; kept as small as possible.
 *
 * It sets `data-scripts` if the browser is recent enough for the site (scripts/browsers.ts). It tests the
 * newest features that styles and scripts need; whoever has those has the older ones. All others keep the
 * page as sent, as without scripts (scripts/after-paint.ts).
 *
 * It applies stored settings: the look (src/client/look.ts) as `data-look`, with `more` when the device asks
 * for more contrast; `data-text-only` for rules without the editor's notes (src/client/text-only.ts);
 * `data-keys` when single-character shortcuts are off (src/client/keys/key-choice.ts). With a look it adds
 * its style sheet (src/styles/look.css, named in `data-look-sheet`) to the head, which blocks painting until
 * it is loaded. Without stored settings, or without access to them, the page is unchanged.
 *
 * `data-asked` says that the link contains answers: their ruling is shown first (src/styles/widget.css).
 *
 * If the end of the page has not arrived after nine seconds, it shows a message where the page is cut off:
 * half a rule must not pass for a rule, and a browser does not report a truncated page. A page that is cut
 * before its main content is not painted at all while the browser waits for that (`rel=expect`,
 * src/layouts/Page.astro); then the script moves that link into the body, where it has no effect.
 */

/**
 * `light-dark()`: Chrome 123, Firefox 120, Safari 17.5. Popovers: Chrome 114, Firefox 125, Safari 17. Other
 * features are older; some browsers lack popovers although they are recent.
 */
const HAS_ALL = '"popover"in r&&CSS.supports("color:light-dark(red,red)")';

export const lookAtOnce = `{let d=document,r=d.documentElement,h=r.dataset;${halfAfter('9e3')}if(${HAS_ALL})h.scripts="come",h.waits="";if(location.search)h.asked="";let k=matchMedia("(prefers-contrast:more)").matches?"more ":"";try{let l=localStorage;k+=l["arbiter:look"]||"";if(l["arbiter:text-only"])h.textOnly="";if(l["arbiter:keys"])h.keys="off"}catch{}if(h.look=k)d.write('<link rel=stylesheet href='+h.lookSheet+'>')}`;

/**
 * The end of a built page removes the message (scripts/after-paint.ts); pages in development have no such
 * end.
 */
function halfAfter(milliseconds: string): string {
  const says = 'd.body.append(h.half,d.querySelector("[rel=expect]"))';
  return import.meta.env.DEV ? '' : `setTimeout(()=>h.half&&${says},${milliseconds});`;
}
