/** Which situations one event may belong to. */
import { describe, expect, it } from 'vitest';
import { readContent } from '#check/content.ts';
import { mayMeet } from '#check/may-meet.ts';
import type { ContentFile } from '#library/placed.ts';
import { filesOf, fixtureBooks } from './books.ts';

const book = fixtureBooks('good').find(({ name }) => name === 'darts-league');
if (!book) throw new Error('no league of darts players');
const files = filesOf(book);

const pairsIn = (all: readonly ContentFile[]) =>
  readContent(all).editions.flatMap((edition) =>
    mayMeet(edition).map((pair) => pair.map(({ situation }) => situation.id).join(' ')),
  );
const changed = (all: readonly ContentFile[], end: string, from: string, to: string) =>
  all.map((file) => (file.file.endsWith(end) ? { ...file, text: file.text.replace(from, to) } : file));
/** Both ask why a match was off. */
const both = changed(files, 'situations/oche.mdx', 'facts: [foot, before]', 'facts: [foot, before, why]');

describe('situations that one event may belong to', () => {
  it('ask a question in common', () => {
    expect(pairsIn(files)).not.toContain('oche off');
    expect(pairsIn(both)).toContain('oche off');
  });

  it('are not told by a question about the whole tournament', () => {
    expect(pairsIn(changed(both, 'facts.yaml', '\nwhy:\n', '\nwhy:\n  setting: true\n'))).not.toContain('oche off');
  });

  it('cite a clause in common, unless the book calls it general', () => {
    const citing = changed(files, 'rules/3-off.mdx', "cites: ['off#a']", "cites: ['off#a', 'oche#a']");
    expect(pairsIn(citing)).toContain('oche off');
    const general = changed(citing, 'book.yaml', 'residual:', "general: ['oche#a']\nresidual:");
    expect(pairsIn(general)).not.toContain('oche off');
  });
});
