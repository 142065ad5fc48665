/**
 * What a page fetches once it has been painted: its scripts, in their order, and what its styles say of paper. A browser
 * asks for a module with the priority of what the page itself waits for, and in the model that Lighthouse reckons with,
 * whatever was on its way before the paint has delayed it.
 */

/** The page with its modules and its sheet for paper asked for by a script at its end; without scripts paper has its sheet. */
export function withRestAfterPaint(html: string): string {
  const modules: string[] = [];
  let paper: string | undefined;
  const page = html
    .replace(MODULE, (_, src: string) => {
      modules.push(src);
      return '';
    })
    .replace(PAPER, (link, href: string) => {
      paper = href;
      return `<noscript>${link}</noscript>`;
    });
  if (modules.length === 0 && paper === undefined) return html;
  const asked = JSON.stringify([modules, ...(paper === undefined ? [] : [paper])]).slice(1, -1);
  return page.replace('</body>', `<script>${START}(${asked})</script></body>`);
}

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const PAPER = /<link rel="stylesheet" href="([^"]+)" media="print"[^>]*>/;

/**
 * Waits for the whole page and for a frame of it, then adds the sheet and the modules. They run in their order; when each
 * has run or failed, the root says so (`data-scripts="run"`) and the document hears `scripts-run`.
 */
const START = `((modules,paper)=>{let root=document.documentElement;root.dataset.scripts="come";
addEventListener("DOMContentLoaded",()=>requestAnimationFrame(()=>setTimeout(()=>{
let add=(name,what)=>document.head.appendChild(Object.assign(document.createElement(name),what));
if(paper)add("link",{rel:"stylesheet",media:"print",href:paper});
Promise.all(modules.map(src=>new Promise(done=>add("script",{type:"module",async:false,src,onload:done,onerror:done})))).then(()=>{root.dataset.scripts="run";document.dispatchEvent(new Event("scripts-run"))})
})))})`.replaceAll('\n', '');
