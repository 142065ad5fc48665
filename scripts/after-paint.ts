/**
 * What a page fetches once it has been painted: its scripts, in their order, and what its styles say of paper. A browser
 * asks for a module with the priority of what the page itself waits for, and in the model that Lighthouse reckons with,
 * whatever was on its way before the paint has delayed it.
 */
import { KEYS } from '#client/keys/keys.ts';

/** The keys of one character: the search's, and the others. */
const SINGLE = ['/', ...Object.values(KEYS)].join('');

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
 * Waits for the whole page and for its first paint, then adds the sheet and the modules. They run in their order; when
 * each has run or failed, the root says so (`data-scripts="run"`) and the document hears `scripts-run`. A button or a
 * shortcut that is pressed until then is pressed again once somebody hears it: the last button, or the first key, since
 * what is typed behind a `/` is no shortcut. Its names are short because every page carries them: `p` is what was pressed, `f`
 * holds it back until it is needed no more (`n`), `a` adds to the head, `g` goes. Every browser that knows modules has observers, if not of paints. Whether keys are turned off is for them to say who hear it.
 */
const START = `((m,q)=>{
let d=document,r=d.documentElement,p,n,
f=e=>{let{target:t,key:k}=e;
if(!n&&(k?!p&&!e.altKey&&!t.closest("input,textarea,select")&&/^[${SINGLE}]$/.test(k)&&(k=="k"||!e.ctrlKey&&!e.metaKey):t.closest("button[data-does]")))
p=e,e.preventDefault(),e.stopPropagation()},
a=(e,t)=>d.head.append(Object.assign(d.createElement(e),t)),
g=()=>{
q&&a("link",{rel:"stylesheet",media:"print",href:q});
Promise.all(m.map(e=>new Promise(t=>a("script",{type:"module",async:!1,src:e,onload:t,onerror:t})))).then(()=>{
n=1;r.dataset.scripts="run";d.dispatchEvent(new Event("scripts-run"));p&&p.target.dispatchEvent(new p.constructor(p.type,p))})};
r.dataset.scripts="come";
addEventListener("click",f,!0);addEventListener("keydown",f,!0);
addEventListener("DOMContentLoaded",()=>{
(PerformanceObserver.supportedEntryTypes||[]).includes("paint")?new PerformanceObserver((e,t)=>{t.disconnect();g()}).observe({type:"paint",buffered:!0}):g()})
})`.replaceAll('\n', '');
