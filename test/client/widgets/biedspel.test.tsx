import renderToString from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { caseOf } from '#addresses/case.ts';
import { CaseView } from '#client/widgets/CaseView.tsx';
import * as ends from '#client/widgets/Ends.tsx';
import { decisionProps, situationTexts } from '#views/decision.ts';
import { optionsOf, situationOf } from '../../support/edition.ts';
import { fixtureEdition, fixtureBook } from '../../support/fixture.ts';
import { pageContextIn } from '../../support/page-context.ts';

const biedspel = fixtureEdition('biedspel');
const context = pageContextIn(fixtureBook('biedspel'), biedspel);

function shown(id: string, query: string): string {
  const data = decisionProps(situationOf(biedspel, id), context);
  const compiled = compile(data.table);
  const view = (
    <CaseView
      data={data}
      compiled={compiled}
      case={caseOf(compiled, data.tree, query)}
      ends={ends}
      ready={false}
      heading={null}
      onAnswer={() => undefined}
      onAmount={() => true}
      changed={undefined}
      onUndo={() => undefined}
      texts={{ kind: 'there', texts: situationTexts(situationOf(biedspel, id), context) }}
      onRetry={() => undefined}
    />
  );
  return renderToString(view);
}

describe('a choice of a player', () => {
  test('says of each option what follows, before anyone chooses', () => {
    const { length } = optionsOf(biedspel, 'keuze-leider');
    expect(length).toBeGreaterThan(2);
    const html = shown('verkeerde-uitkomst', 'op-advies=nee');
    expect(html).toContain('De keuze is aan de leider');
    const options = html.split('class="answer"').slice(1);
    expect(options.length).toBe(length);
    expect(options.filter((option) => !option.includes('Dan: '))).toEqual([]);
  });

  test('that belongs to two says whose choice goes first', () => {
    expect(shown('welke-hand', 'schade=ja')).toContain('Kiezen zij verschillend, dan geldt de keuze van de leider.');
  });
});

describe('law articles', () => {
  test('stand at the question that they ask, with what they are about and the way to their index', () => {
    const html = shown('onvoldoende-bod', '');
    expect(html).toMatch(/<a href="\/nl\/biedspel\/laws\/#27a1"><b>27A1<\/b><span>[^<]+</);
  });

  test('stand at the ruling that rests on them', () => {
    const html = shown('onvoldoende-bod', 'lt-heeft-geboden=ja');
    expect(html).toMatch(/<h3>Artikelen<\/h3>.*#27a1/);
  });
});

describe('what the director waits for at the table', () => {
  test('is a list to tick off, one box for each thing', () => {
    const html = shown('bieding-voor-de-beurt', 'lt-heeft-geboden=nee&lt-accepteert=nee&vergelijkbaar=nee');
    expect(html.match(/<input type="checkbox"/g)?.length).toBe(2);
    expect(html).toContain('<h3>Blijf erbij tot</h3>');
  });

  test('is not there where nothing keeps the director', () => {
    expect(shown('onvoldoende-bod', 'lt-heeft-geboden=ja')).not.toContain('checkbox');
  });
});

test('a book’s own name for an effect stands on its chips', () => {
  const html = shown('welke-hand', 'wie-speelt=eigen&schade=ja');
  expect(html).toContain('arbitrale score');
  expect(html).not.toContain('toegekende score');
});
