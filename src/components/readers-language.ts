/**
 * Inline scripts of the start pages, which run before the page is painted. The reader's language is the one
 * that they chose last (below, and src/client/main.ts), else the first of their browser's that the site has.
 */
const WANTED = `let w;try{w=localStorage["arbiter:language"]}catch{}for(let l of w?[w]:navigator.languages){l=l.slice(0,2)`;

/** Remembers a chosen language; here at once, since no click may come too soon. */
const REMEMBER = `addEventListener("click",e=>{let a=e.target.closest("nav a[hreflang],.in-yours a");if(a)try{localStorage["arbiter:language"]=a.hreflang}catch{}});`;

/** Shows the link to the start page in the reader's language, where this one is in another. */
export const offerReadersLanguage = `${REMEMBER}{${WANTED};let p=document.querySelector('[data-in="'+l+'"]');if(p)p.hidden=false;if(p||l==document.documentElement.lang)break}}`;

/** Goes on to the page in the reader's language, or to the first that is linked. */
export const onwardInReadersLanguage = `{let d=document,q=c=>d.querySelector("main a"+c),t;${WANTED};if(t=q('[hreflang="'+l+'"]'))break}location.replace((t||q("")).href+location.search+location.hash)}`;

/** Puts the reader's language in place of the page's own: the page has each of them in a template. */
export const inReadersLanguage = `${REMEMBER}{${WANTED};let d=document,r=d.documentElement,t=d.querySelector('[data-start="'+l+'"]'),s=t&&t.dataset;if(t){r.lang=l;r.dataset.half=s.half;d.title=s.title;d.body.dataset.cut=s.cut;d.querySelector(".skip").textContent=s.skip;d.querySelector("[data-first-field]").ariaLabel=s.search;d.querySelectorAll("body>header,body>footer").forEach(e=>e.remove());d.querySelector("main").replaceWith(t.content)}if(t||l==r.lang)break}}`;
