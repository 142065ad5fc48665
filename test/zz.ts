import { libraryAt } from './support/library.ts';
import { openAll } from './search/relevance.ts';
import { find } from '#search/find.ts';
const ix = [...openAll(libraryAt('test/books/good/darts-league')).values()];
for (const q of ['too slow','slow','slow play','rained off','rain','postponed','cancelled','foot fault','short a player','missing players','beer','drinking','taking too long','weather','late','bad weather','no show','did not turn up','banned','penalty','throw over the line'])
  console.log(q, '=>', find(q, ix).matches.slice(0,3).map((m) => m.path + ' ' ));
