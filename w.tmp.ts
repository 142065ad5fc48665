import { pagesOf } from './test/support/site.ts';
import { weightOf } from './test/support/weight.ts';
const SITE={root:'test/output/site',base:'/'} as never;
const FR:any={start:21,language:21,book:20,rule:20,situations:20,situation:24,procedure:20,ruling:23,penalties:20,terms:20,laws:22,gaps:20,calculator:22,concepts:20,concept:20,'not-found':20};
const by:any={};
for(const p of pagesOf(SITE).filter((p:any)=>!p.redirect&&!p.dated)){const w=weightOf(p,SITE) as any;const b=(by[p.type]??={n:0,over:0,max:0,url:'',allover:0,allmax:0,allurl:''});b.n++;if(w.frame>1000*(FR[p.type]??20))b.over++;if(w.frame>b.max){b.max=w.frame;b.url=p.url}const a=w.all-w.data;if(w.words<=10000&&a>30000)b.allover++;if(w.words<=10000&&a>b.allmax){b.allmax=a;b.allurl=p.url}}
for(const k in by){const b=by[k];if(b.over||b.allover)console.log(k.padEnd(12),b.n,'budget',FR[k],'max',b.max,'over',b.over,b.url,'| all',b.allmax,b.allover,b.allurl)}
