import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Answered } from '#client/replay/Replayed.tsx';
import { packs } from '#i18n/packs.ts';
import { languages, type Language } from '#model/language.ts';
import { earlierOf, opens, recordOf, type Visit } from '../../support/records.ts';

const words = packs.de.replay;

/** The visible text. */
function read({ found, tables, check, missing }: Visit, language: Language = 'de'): string {
  const html = render(
    <Answered found={found} tables={tables} check={check} missing={missing} words={packs[language].replay} />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
const opened = (edition: string, ruling: string, answers: string, table?: string) =>
  opens(edition, ruling, recordOf(edition, ruling, answers, table));

describe('a record of the edition in force', () => {
  test('that was ruled by the same table is still so, and says no more than that', () => {
    const visit = opened('2023', 'lange-verspaetet', 'minuten=8');
    expect(visit.found).toMatchObject({ sum: 'sound', table: 'same' });
    expect(read(visit).trim()).toBe(`${words.still} ${visit.check.shared.edition}`);
    expect(visit.missing).toBe(false);
  });

  test('whose table has been corrected since shows both rulings, and the clause that makes the difference', () => {
    const [then] = earlierOf('2023', 'lange-verspaetet');
    const visit = opened('2023', 'lange-verspaetet', 'minuten=8', then);
    expect(visit.found).toMatchObject({
      sum: 'sound',
      table: 'earlier',
      corrected: { kind: 'differs', why: { conditions: [], of: ['effects'] } },
    });
    const text = read(visit);
    for (const part of [words.corrected.differs, 'Vier Punkte Abzug', '4 Punkte', 'Fünf Punkte Abzug', '5 Punkte'])
      expect(text).toContain(part);
    expect(text).toMatch(/Die Folgen haben sich geändert: .*6, Absatz 1/);
    expect(text).not.toContain(words.still);
  });

  test('whose table has been corrected elsewhere says that its ruling is the same', () => {
    const [then] = earlierOf('2023', 'lange-verspaetet');
    const visit = opened('2023', 'mit-dem-rad-verspaetet', 'anreise=rad&minuten=40', then);
    expect(visit.found.corrected?.kind).toBe('same');
    expect(read(visit)).toContain(words.corrected.same);
    expect(read(visit)).not.toContain('Zwölf');
  });

  test('whose ruling is only worded differently now shows both wordings', () => {
    const [then] = earlierOf('2023', 'lange-verspaetet');
    const visit = opened('2023', 'mit-dem-rad-verspaetet', 'anreise=rad&minuten=40', then);
    const before = visit.tables.then;
    const ruling = before?.of.rulings['mit-dem-rad-verspaetet'];
    if (!before || !ruling) throw new Error('the table of then has the ruling');
    const rulings = { ...before.of.rulings, 'mit-dem-rad-verspaetet': { ...ruling, verdict: { text: 'Wie früher' } } };
    const text = read({ ...visit, tables: { ...visit.tables, then: { ...before, of: { ...before.of, rulings } } } });
    for (const part of [words.corrected.reworded, 'Wie früher', ruling.verdict.text]) expect(text).toContain(part);
    expect(text).not.toContain(words.corrected.same);
  });
});

describe('a record of an edition that has been superseded', () => {
  test('says where the edition in force rules the same', () => {
    const visit = opened('2019', 'lange-verspaetet', 'anreise=bahn&minuten=20');
    expect(visit.found).toMatchObject({ sum: 'sound', table: 'same', inForce: { kind: 'same' } });
    expect(read(visit)).toContain(words.inForce.same);
  });

  test('shows both rulings where the case has fallen out of the condition of then, with the condition', () => {
    const visit = opened('2019', 'kurz-verspaetet', 'minuten=8');
    expect(visit.found.inForce).toMatchObject({
      kind: 'differs',
      now: { ruling: 'lange-verspaetet' },
      why: { conditions: [{ fact: 'minuten', then: [[0, 10]], now: [[0, 5]] }], gone: false, overridden: false },
    });
    const text = read(visit);
    for (const part of [
      'Der Spieler wird ermahnt',
      'Fünf Punkte Abzug',
      words.why,
      'Damals 0 bis 10',
      'Jetzt 0 bis 5',
      '8 Minuten',
    ])
      expect(text).toContain(part);
    expect(text.indexOf('wird ermahnt')).toBeLessThan(text.indexOf('Fünf Punkte'));
  });

  test('shows an answer that is none any more with what it meant then', () => {
    const visit = opened('2019', 'mit-dem-auto-verspaetet', 'anreise=auto&minuten=20');
    expect(visit.found.inForce).toMatchObject({ kind: 'differs', lost: [{ fact: 'anreise' }], why: { gone: true } });
    const text = read(visit);
    expect(text).toContain('Damals bedeutete sie: er kam mit dem Auto.');
    expect(text).toContain(words.rulingGone);
  });

  test('names a question that is new and open, with the way on and the answers that are left', () => {
    const visit = opened('2019', 'lange-verspaetet', 'anreise=bahn&minuten=40');
    expect(visit.found.inForce).toMatchObject({ kind: 'open', fact: 'anruf', query: 'anreise=bahn&minuten=40' });
    expect(read(visit)).toContain('Hat er vorher angerufen?');
    const html = render(<Answered {...visit} words={words} />);
    expect(html).toContain('href="/de/reizspiel/2023/situations/verspaetung/?anreise=bahn&amp;minuten=40"');
    expect(html).not.toContain(`<b>${words.now}</b>`);
  });

  test('names the question also where the answer to it is lost', () => {
    const visit = opened('2019', 'mit-dem-auto-verspaetet', 'anreise=auto&minuten=40');
    expect(visit.found.inForce).toMatchObject({ kind: 'open', fact: 'anreise', query: 'minuten=40' });
    expect(read(visit)).toContain('er kam mit dem Auto');
  });

  test('says that the situation is gone, and also what has been corrected before it went', () => {
    const same = opened('2019', 'karte-verschwunden', 'gefunden=nein');
    expect(read(same)).toContain(words.gone);
    const [then] = earlierOf('2019', 'karte-verschwunden');
    const visit = opened('2019', 'karte-verschwunden', 'gefunden=nein', then);
    expect(visit.found.corrected?.kind).toBe('differs');
    for (const part of ['Einen Punkt Abzug', 'Zwei Punkte Abzug', words.gone]) expect(read(visit)).toContain(part);
  });
});

describe('a link that is not as it was made', () => {
  const sound = recordOf('2023', 'lange-verspaetet', 'minuten=8');

  test('says that it was changed, or cut off, and never hides the page', () => {
    const changed = opens('2023', 'lange-verspaetet', sound.replace('minuten=8', 'minuten=9'));
    expect(changed.found).toMatchObject({ sum: 'wrong', table: 'same' });
    expect(read(changed)).toContain(words.sum.wrong);
    const cut = opens('2023', 'lange-verspaetet', sound.replace(/&sum=.*/, ''));
    expect(read(cut)).toContain(words.sum.missing);
    expect(read(opens('2023', 'lange-verspaetet', sound.slice(0, -3)))).toContain(words.sum.wrong);
    expect(opens('2019', 'lange-verspaetet', sound).found.sum).toBe('wrong');
  });

  test('is sound with what a chat puts behind it, in another order, and with a sum that was typed', () => {
    const record = recordOf('2019', 'lange-verspaetet', 'anreise=bahn&minuten=20');
    const [answers, marks] = [record.split('&table')[0], record.slice(record.indexOf('table='))];
    for (const query of [
      `${record}&fbclid=abc`,
      `minuten=20&anreise=bahn&${marks}`,
      `${marks}&${answers}`,
      record.toLowerCase(),
    ])
      expect([query, opens('2019', 'lange-verspaetet', query).found.sum]).toEqual([query, 'sound']);
  });

  test('with a table that nobody knows says so, and that the page’s text rules', () => {
    for (const table of ['0123456789', 'x', '', '<b>']) {
      const visit = opens('2023', 'lange-verspaetet', `minuten=8&table=${encodeURIComponent(table)}&sum=ABCD-EFGH`);
      expect(visit.found).toMatchObject({ sum: 'wrong', table: 'unknown' });
      expect(read(visit)).toContain(words.unknown);
      expect(read(visit)).not.toContain(words.still);
    }
  });

  test('whose case the table of then does not rule so says that too', () => {
    const [then] = earlierOf('2023', 'lange-verspaetet');
    const visit = opened('2023', 'lange-verspaetet', 'minuten=50', then);
    expect(visit.found).toMatchObject({ sum: 'sound', table: 'earlier' });
    expect(visit.found.corrected).toBeUndefined();
    expect(read(visit)).toContain(words.elsewhere);
  });

  test('is never said to be still so where its case does not lead to this ruling', () => {
    expect(read(opened('2023', 'lange-verspaetet', 'minuten=50'))).not.toContain(words.still);
  });
});

test.each(languages)('all of it can be said in %s', (language) => {
  const visit = opened('2019', 'kurz-verspaetet', 'minuten=8');
  const said = packs[language].replay;
  for (const part of [said.inForce.differs, said.then, said.now, said.why])
    expect(read(visit, language)).toContain(part);
});
