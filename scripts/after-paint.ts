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
 * what is typed behind a `/` is no shortcut. Every browser that knows modules has observers, if not of paints. Whether keys are turned off is for them to say who hear it.
 */
const START = `((modules,paper)=>{
let root=document.documentElement,pressed,
press=event=>{let{target,key}=event;
if(key?!pressed&&!event.altKey&&!target.closest("input,textarea,select")&&/^[${SINGLE}]$/.test(key)&&(key=="k"||!event.ctrlKey&&!event.metaKey):target.closest("button[data-does]")){
pressed=event;event.preventDefault();event.stopPropagation()}},
add=(name,what)=>document.head.appendChild(Object.assign(document.createElement(name),what)),
go=()=>{
if(paper)add("link",{rel:"stylesheet",media:"print",href:paper});
Promise.all(modules.map(src=>new Promise(done=>add("script",{type:"module",async:false,src,onload:done,onerror:done})))).then(()=>{
removeEventListener("click",press,true);removeEventListener("keydown",press,true);root.dataset.scripts="run";document.dispatchEvent(new Event("scripts-run"));if(pressed)pressed.target.dispatchEvent(new pressed.constructor(pressed.type,pressed))})};
root.dataset.scripts="come";
addEventListener("click",press,true);addEventListener("keydown",press,true);
addEventListener("DOMContentLoaded",()=>{
if((PerformanceObserver.supportedEntryTypes||[]).includes("paint"))new PerformanceObserver((_,observer)=>{observer.disconnect();go()}).observe({type:"paint",buffered:true});else go()})
})`.replaceAll('\n', '');
