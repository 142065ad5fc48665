/** Cases of an earlier edition, and what the edition in force makes of them. */
import { describe, expect, it } from 'vitest';
import { casesIn } from '#library/cases-in.ts';
import type { ContentFile } from '#library/placed.ts';
import type { LoadedBook } from '#library/types.ts';
import { bookOf, editionOf, files } from '../support/renumbered.ts';

describe('under a later edition a case', () => {
  it('is ruled in the same way, otherwise by another ruling, or has no situation any more', () => {
    expect(told(bookOf())).toEqual([
      ['kaart-gevallen-en-bekend', '2024', 'same', undefined],
      ['niet-bekend-in-de-halve-finale', '2019', 'other niet-bekend', 'other'],
      ['te-vroeg-uitgekomen', '2019', 'same', 'same'],
      ['te-laat-door-de-trein', '2019', 'gone', 'gone'],
    ]);
  });

  it('is ruled in the same way by a ruling of another name and other words that means the same', () => {
    const book = changed(/2024\/rules\/2-/, (text) =>
      text.replaceAll('points: 12', 'points: 10').replace('Twaalf punten straf', 'Het kost tien punten'),
    );
    expect(told(book)[1]).toEqual(['niet-bekend-in-de-halve-finale', '2019', 'same', 'same']);
  });

  it('can no longer be told where that edition asks more, and says so with the answers that still count', () => {
    const book = changed(/2024\/(?:rules\/[23]-|facts|situations)/, (text, file) => {
      if (file.endsWith('facts.yaml'))
        return `${text}\nrood:\n  ask: Was de kaart rood?\n  yes: rood\n  no: niet rood\n`;
      if (file.includes('situations/')) return text.replace('[op-beurt, bekend]', '[op-beurt, bekend, rood]');
      if (file.includes('/3-')) return text;
      return text
        .replace('when: { op-beurt: ja, bekend: nee }', 'when: { op-beurt: ja, bekend: nee, rood: ja }')
        .replace(
          '  - id: niet-bekend',
          '  - id: zwart\n    situation: kaart-gespeeld\n    when: { op-beurt: ja, bekend: nee, rood: nee }\n    verdict: Niets\n    effects: [{ none: true }]\n    modality: must\n    cites: [kleur]\n  - id: niet-bekend',
        );
    });
    const found = casesIn(book.current, book).find(({ decided }) => decided.id === 'niet-bekend-in-de-halve-finale');
    expect(found?.now).toMatchObject({
      kind: 'unclear',
      answers: { 'op-beurt': { option: 'ja' }, bekend: { option: 'nee' } },
    });
  });

  it('is told by what is meant where an answer that it gives is known no more', () => {
    const book = changed(/2024\/(?:rules|facts|situations)/, (text) =>
      text.replaceAll('bekend:', 'gevolgd:').replaceAll('[op-beurt, bekend]', '[op-beurt, gevolgd]'),
    );
    const by = Object.fromEntries(told(book).map(([id, , , now]) => [id, now]));
    // Whoever was not to play pays whatever was played; what the other case turned on is asked by another
    // name.
    expect(by).toMatchObject({ 'te-vroeg-uitgekomen': 'same', 'niet-bekend-in-de-halve-finale': 'unclear' });
  });
});

it('an earlier edition lists what was decided under it, and nothing that came after', () => {
  const book = bookOf();
  expect(casesIn(editionOf(book, '2019'), book).map(({ decided }) => decided.id)).toEqual([
    'niet-bekend-in-de-halve-finale',
    'te-vroeg-uitgekomen',
    'te-laat-door-de-trein',
  ]);
});

/**
 * Each case that the edition in force lists: the edition it is of, how that one rules it, and how it is
 * marked.
 */
function told(book: LoadedBook) {
  return casesIn(book.current, book).map(({ decided, of, inEdition, now }) => [
    decided.id,
    of.id,
    inEdition.kind === 'other' ? `other ${inEdition.ruling.id}` : inEdition.kind,
    now?.kind,
  ]);
}

function changed(which: RegExp, change: (text: string, file: string) => string): LoadedBook {
  return bookOf(
    files.map((each): ContentFile => (which.test(each.file) ? { ...each, text: change(each.text, each.file) } : each)),
  );
}
