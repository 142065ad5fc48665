import { test } from 'vitest';
import { guidedFor, firstToLearn } from '#training/at-table/guided.ts';
import { askables, shortestWay, replyTo, knownAfter, leavesOf } from '#training/cases/at-the-table.ts';
import { saysOf } from '#wording/phrase.ts';
import { books, practising } from './practising.ts';
test('x', async () => {
for (const b of books) {
  let n = 0;
  const session = practising(b, () => n++);
  const book = session.book;
  console.log('\n##', b.id, firstToLearn(book).slice(0,5).map((h)=>h.id).join(' '));
  const d = await guidedFor(session);
  if (!d) { console.log('NONE'); continue; }
  console.log(d.head.id, d.drill.seed, d.drill.shout, d.drill.well, n, 'fetched');
  console.log(d.drill.story.join(' '));
  const asked: string[] = [];
  for (const q of shortestWay(d.situation, d.drill)) {
    const r = replyTo(d.drill, q);
    console.log('  ', d.situation.data.facts[q]!.ask, knownAfter(d.situation, d.drill, asked).apart.length, leavesOf(d.situation, d.drill, asked, q).join(), r.kind === 'answer' ? saysOf(d.situation.data.facts[q]!, r.answer, book.words.phrase) : '-', '| how:', d.situation.data.facts[q]!.how);
    asked.push(q);
  }
  console.log('  ', JSON.stringify(knownAfter(d.situation, d.drill, asked)), d.situation.data.rulings[d.drill.ruling]!.verdict.text, askables(d.situation,d.drill).length,'questions', d.situation.data.rulings[d.drill.ruling]!.cites.map(c=>c.label).join());
}});
