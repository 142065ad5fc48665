import renderToString from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { hasPart } from '#addresses/pages.ts';
import { CaseView } from '#client/widgets/CaseView.tsx';
import * as ends from '#client/widgets/Ends.tsx';
import Decision from '#client/widgets/Decision.tsx';
import { StepsAndReminders } from '#client/widgets/RulingTexts.tsx';
import { packs } from '#i18n/packs.ts';
import type { TextsState } from '#client/widgets/texts.ts';
import { decisionProps } from '#views/decision.ts';
import { compiled, data, context, texts as allTexts, theCase, wrongCard } from './book.ts';

const nothing = () => undefined;
function shown(
  query: string,
  texts: TextsState = { kind: 'there', texts: allTexts },
  { changed, given = data }: { readonly changed?: string; readonly given?: typeof data } = {},
): string {
  const view = (
    <CaseView
      data={given}
      compiled={compiled}
      case={theCase(query)}
      ends={ends}
      ready={false}
      heading={null}
      onAnswer={nothing}
      onAmount={() => true}
      changed={changed}
      onUndo={nothing}
      texts={texts}
      onRetry={nothing}
    />
  );
  return renderToString(view);
}
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the book of the tests lacks something');
  return value;
}
/** The text of the first element with this class or tag. */
function text(html: string): string {
  return html
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&amp;', '&');
}

test('a link that answers a question twice says which answer counts, before what follows from it', () => {
  const html = shown('fout=te-vroeg&slagen=9&slagen=3');
  const said = html.indexOf('Hier telt het laatste: 3 gesloten slagen.');
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(html.indexOf('<h2'));
  expect(shown('fout=te-vroeg&slagen=3&slagen=3')).not.toContain('Hier telt');
});

describe('a question', () => {
  test('is a form that works without a script', () => {
    const html = shown('fout=te-vroeg&games=3');
    expect(html).toContain('<form method="get" action="/nl/proefspel/situations/verkeerde-kaart/"');
    expect(html).toContain('<input type="hidden" name="fout" value="te-vroeg"');
    expect(html).toContain('<input type="hidden" name="games" value="3"');
    expect(html).toContain('name="slagen" value="0..4"');
    expect(html).toContain('name="slagen" value="5..13"');
  });

  test('can always be answered with "I don’t know yet", and with "it can no longer be established"', () => {
    expect(shown('')).toMatch(/name="fout" value="unknown">Weet ik nog niet</);
    expect(shown('')).toMatch(/name="fout" value="unestablished">Niet meer vast te stellen</);
    expect(shown('fout=gevallen')).toMatch(/name="laat-liggen" value="unknown">Weet ik nog niet</);
  });

  test('says how to establish the answer', () => {
    expect(text(shown(''))).toContain('Wat deed de speler?|Vraag het aan tafel.');
    expect(shown('')).toContain('aria-describedby="decision-how"');
  });

  test('folds away how to establish the answer where that is long', () => {
    const how = 'Vraag het aan de speler, dan aan zijn partner, en kijk dan wat er in de slagen ligt.';
    const fout = { ask: { text: 'Wat deed de speler?' }, how: { text: how }, laws: [] };
    const folded = shown('', undefined, { given: { ...data, questions: { ...data.questions, fout } } });
    expect(text(folded)).toContain(`Hoe stel ik dat vast?|${how}`);
    expect(folded).toMatch(/<details class="help"><summary>/);
    expect(folded).not.toContain('aria-describedby');
  });

  test('has a heading that can take the focus', () => {
    expect(shown('')).toContain('<h2 tabindex="-1">Wat deed de speler?</h2>');
  });

  test('is said once: what its answers are called together is not the question again', () => {
    expect(shown('')).toMatch(/<fieldset class="answers"[^>]*><legend class="unseen">Antwoorden<\/legend><button/);
    expect(shown('').split('Wat deed de speler?')).toHaveLength(2);
  });

  test('that is a player’s choice says whose, and what each option leads to, before anyone chooses', () => {
    const html = text(shown('fout=gevallen'));
    expect(html).toContain('De keuze is aan de tegenpartij');
    expect(html).toContain('Ja|Dan: De kaart blijft liggen');
    expect(html).toContain('Nee|Dan: De kaart gaat terug');
  });

  test('that is a finding does not give away what it leads to', () => {
    expect(text(shown('fout=te-vroeg'))).not.toContain('Dan:');
  });
});

describe('the answers given', () => {
  test('each have a link that asks their question again', () => {
    const html = shown('fout=te-vroeg&slagen=3');
    expect(html).toContain('href="/nl/proefspel/situations/verkeerde-kaart/?slagen=3"');
    expect(html).toContain('aria-label="wijzig: Een speler speelde te vroeg"');
    expect(html).toContain('href="/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg"');
  });

  test('that no longer matter are struck through, with the reason', () => {
    expect(shown('fout=gevallen&slagen=3')).toContain('<s>3 gesloten slagen</s><small>Maakt niet meer uit.</small>');
  });

  test('that wait for their question stand apart, each with a link that lets it be asked', () => {
    const html = shown('slagen=3');
    expect(text(html)).toContain('|Bewaard tot de vraag komt|3 gesloten slagen|wijzig|');
    expect(text(html)).not.toContain('Al vastgesteld');
    expect(html).toContain(
      'href="/nl/proefspel/situations/verkeerde-kaart/" aria-label="vraag opnieuw: 3 gesloten slagen"',
    );
  });

  test('that nobody knows are not said to be established', () => {
    const html = shown('fout=weg&laat=unknown');
    expect(text(html)).toMatch(/\|Al vastgesteld\|[^|]*\|wijzig\|Nog niet bekend\|[^|]*\?\|beantwoord\|/);
    expect(html).not.toContain('Niet bekend<');
  });

  test('that had to be left out are said to be', () => {
    expect(text(shown('fout=te-vroeg&slagen=99'))).toContain('Een deel van de link past niet bij deze vragen');
    expect(text(shown('fout=te-vroeg'))).not.toContain('Een deel van de link');
  });
});

describe('a ruling', () => {
  const html = shown('fout=te-vroeg&slagen=5..13');

  test('starts with its rule, its verdict and its consequences', () => {
    expect(text(html)).toMatch(
      /^\|Regel 1A\|Vijftien punten\|15\| punten\|,\| ten koste van de overtreder\|Zo moet het\|/,
    );
  });

  test('says why: each answer, the way to change it, and what would follow from another', () => {
    expect(text(html)).toMatch(
      /\|Waarom\|Een speler speelde te vroeg\|wijzig\|.*\|5 of meer gesloten slagen\|wijzig\|/,
    );
    expect(text(html)).toContain('|bij 0 tot en met 4:| |10 punten|');
    expect(html).toContain('href="/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg&amp;slagen=0..4"');
    expect(html).toContain('aria-label="Opnieuw beslissen, 0 tot en met 4 gesloten slagen: 10 punten"');
  });

  test('says of another answer that does not decide yet what may follow', () => {
    expect(text(html)).toContain('|Liet een kaart vallen:| |kaart blijft liggen of kaart terug in de hand| ›|');
    expect(text(html)).toContain('|Liep weg:| |2 punten per game of niet geregeld| ›|');
  });

  test('lists the answers that count once, and below it only those that do not', () => {
    expect(text(html).split('Een speler speelde te vroeg').length).toBe(2);
    // Only on paper, by the style sheet.
    expect(text(html)).not.toContain('Al vastgesteld');
    expect(shown('fout=gevallen&laat-liggen=ja&slagen=3')).toContain('<s>3 gesloten slagen</s>');
  });

  test('says what was changed to come here, with the way back', () => {
    const changed = text(shown('fout=te-vroeg&slagen=3', undefined, { changed: '3 gesloten slagen' }));
    expect(changed).toMatch(/^\|Gewijzigd: 3 gesloten slagen\|Ongedaan maken\|/);
    expect(text(html)).not.toContain('Ongedaan maken');
  });

  test('quotes the clause that it rests on, with the editor’s note told apart', () => {
    expect(html).toContain('href="/nl/proefspel/1/#a"');
    expect(html).toContain('Zie <a href="/nl/proefspel/2/">regel 2</a>');
    expect(text(html)).toContain('|Redactie: niet geregeld|Redactie · Niet geregeld|Er staat niet');
  });

  test('links to its own page, and hands on its permanent one, with the answers', () => {
    expect(html).toContain('href="/nl/proefspel/rulings/zwaar/?fout=te-vroeg&amp;slagen=5..13"');
    expect(html).toMatch(
      /href="\/nl\/proefspel\/2024\/rulings\/zwaar\/\?fout=te-vroeg&amp;slagen=5..13"[^>]*data-does="share"[^>]*>Deel</,
    );
  });

  test('says what to do now, what to wait for, and who decides', () => {
    const lost = text(shown('fout=weg&laat=nee'));
    expect(lost).toContain('Nu doen|Noteer de stand|');
    expect(lost).toContain('Blijf erbij tot|De stand klopt|');
    expect(lost).toContain('|Zo moet het; de beslissing is aan de arbiter|');
  });

  test('carries the shared answers over to the next situation', () => {
    expect(shown('fout=weg&laat=nee&games=4')).toContain(
      'href="/nl/proefspel/situations/teruggekomen/?games=4&amp;laat=nee"',
    );
  });

  test('carries over what it settles itself, and no answer that it does not stand on', () => {
    expect(shown('fout=te-vroeg&slagen=9&laat=nee&games=3')).toContain(
      'href="/nl/proefspel/situations/teruggekomen/?laat=ja"',
    );
  });

  test('explains a number behind an i, and counts it up and down', () => {
    const html = shown('fout=weg&laat=nee&games=3');
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-label="Uitleg: Games"/);
    expect(html).toMatch(/<small id="amount-games-how" hidden>/);
    expect(html).toMatch(/aria-label="minder: Games"(?! disabled)/);
    expect(html).toMatch(/aria-label="meer: Games"(?! disabled)/);
  });

  test('asks what only the amount needs last, and shows the formula until then', () => {
    const html = shown('fout=weg&laat=nee');
    expect(html).toMatch(/<input type="number"[^>]* name="games"/);
    expect(text(html)).toContain('2 punten per game');
    expect(text(shown('fout=weg&laat=nee&games=3'))).toContain('|6 punten|');
  });

  describe.each(['coming', 'missing'] as const)('whose texts are %s', (kind) => {
    const html = shown('fout=weg&laat=nee&games=3', { kind });

    test('shows its verdict, its consequences and where it is written', () => {
      expect(text(html)).toContain('|Regel 1A|Alle games verloren|');
      expect(text(html)).toContain('|6 punten|, voor| |de tegenpartij|');
      expect(text(html)).toContain('|Zo moet het; de beslissing is aan de arbiter|');
      expect(html).toContain('<a href="/nl/proefspel/1/#a">Regel 1A</a>');
      expect(html).toContain('href="/nl/proefspel/rulings/games-verloren/?fout=weg&amp;games=3&amp;laat=nee"');
    });

    test('says why they are not there', () => {
      expect(text(html)).not.toContain('Noteer de stand');
      expect(text(html).includes('|Probeer het opnieuw|')).toBe(kind === 'missing');
      expect(html.includes('role="alert"')).toBe(kind === 'missing');
    });
  });

  test('that the book does not give says so', () => {
    expect(text(shown('fout=weg&laat=ja'))).toContain('|niet geregeld|Regel 2|Het bestuur beslist|');
  });
});

describe('when what decides can no longer be established', () => {
  const unestablished = { ...known(data.unestablished), decidedBy: 'het bestuur' };
  const html = shown('fout=te-vroeg&slagen=unestablished', undefined, { given: { ...data, unestablished } });

  test('who decides is read first, then what is possible and its range, then what the book says; nothing is asked', () => {
    const said = text(html);
    const inOrder = [
      '|Niet meer vast te stellen|',
      '|De beslissing is aan het bestuur|',
      '|Er zijn nog 2 uitspraken mogelijk|',
      '|10 of 15 punten|, ten koste van| |de overtreder|',
      '|Tien punten|10 punten|Vijftien punten|15 punten|',
      '|Wat de regels daarvan zeggen|Het bestuur beslist|Regel 2|',
    ].map((each) => said.indexOf(each));
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(said).not.toContain('Dit zou het meest helpen');
  });

  test('where the book names nobody, its own words stand there, in one size however many sentences they are', () => {
    const of = known(data.unestablished);
    expect(of.decidedBy).toBeUndefined();
    const verdict = { text: 'Wie het zag, zegt het; over het spel beslist de arbiter; over de rest het bestuur' };
    const said = shown('fout=te-vroeg&slagen=unestablished', undefined, {
      given: { ...data, unestablished: { ...of, verdict } },
    });
    expect(said).toMatch(new RegExp(`<h2 [^>]*>${verdict.text}</h2>`));
    expect(said.split(verdict.text)).toHaveLength(2);
  });

  test('where the book says nothing of it, that is said', () => {
    const { unestablished: _, ...given } = data;
    const said = text(shown('fout=te-vroeg&slagen=unestablished', undefined, { given }));
    expect(said).toContain('|Niet meer vast te stellen|De regels zeggen niet wat er dan geldt|');
    expect(said).toContain('|Er zijn nog 2 uitspraken mogelijk|');
    expect(said).not.toContain('Wat de regels daarvan zeggen');
  });

  test('while another fact may still be found out, that one is asked for, or can be given up too', () => {
    const half = shown('fout=unknown&laat=unestablished&laat-liggen=unknown&slagen=unknown');
    expect(text(half)).toContain('|Dat is niet meer vast te stellen|');
    expect(half).toMatch(/href="[^"]*(?:fout|slagen|laat-liggen)=unestablished/);
  });
});

describe('when too much is unknown', () => {
  const html = shown('fout=te-vroeg&slagen=unknown');

  test('every ruling that may follow is shown, and what is at stake', () => {
    expect(text(html)).toContain('Er zijn nog 2 uitspraken mogelijk');
    expect(text(html)).toContain('|10 of 15 punten|, ten koste van| |de overtreder|');
    expect(text(html)).toContain('|Tien punten|10 punten|Vijftien punten|15 punten|');
  });

  test('an amount that still waits for its number is shown as it is, and not as if it were known', () => {
    const unsettled = text(shown('fout=weg&laat=unknown'));
    expect(unsettled).toContain('|2 punten per game|, voor| |de tegenpartij|');
    expect(unsettled).not.toContain('…');
    expect(text(shown('fout=weg&laat=unknown&games=3'))).toContain('|0 of 6 punten|');
  });

  test('what may follow without an amount is at stake beside the amounts, each once', () => {
    const stakes =
      shown('fout=unknown&laat=unknown&laat-liggen=unknown&slagen=unknown')
        .split('class="chips"')[1]
        ?.split('</ul>')[0] ?? '';
    const said = text(stakes);
    expect(said).toContain('|0 tot en met 15 punten|, ten koste van| |de overtreder|');
    expect(said.match(/kaart terug in de hand/g)).toHaveLength(1);
  });

  test('the question that would settle most is offered again', () => {
    expect(text(html)).toContain('Dit zou het meest helpen| |Hoeveel slagen waren er gesloten?|Beantwoord alsnog');
    expect(html).toContain('<a class="btn main" href="/nl/proefspel/situations/verkeerde-kaart/?fout=te-vroeg">');
  });
});

test('nothing that is shown carries a style of its own, which the site’s policy would refuse', () => {
  for (const query of ['', 'fout=te-vroeg&slagen=3', 'fout=weg&laat=nee', 'fout=unknown&slagen=unknown&laat=unknown']) {
    expect(shown(query)).not.toContain('style=');
  }
});

test('every part that has an address is one that the table of pages keeps from content', () => {
  const ids = ['', 'fout=te-vroeg', 'fout=te-vroeg&slagen=3', 'fout=weg&laat=nee', 'fout=unknown'].flatMap((query) =>
    [...shown(query).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
  );
  expect(ids).toContain('decision-how');
  expect(ids.filter((id) => id.startsWith('amount-'))).not.toEqual([]);
  expect(ids.filter((id) => !hasPart('situation', id))).toEqual([]);
});

test('on the server the widget asks its first question, and waits for the address', () => {
  const html = renderToString(<Decision {...data} ends={ends} />);
  expect(html).toContain('Wat deed de speler?');
  expect(html).toContain('data-ready="false"');
  expect(html).toContain('<p class="unseen" role="status"></p>');
});

test('what the rulings say travels apart from the questions, except where nothing is asked', () => {
  expect(data.texts).toEqual({ kind: 'at', href: '/nl/proefspel/situations/verkeerde-kaart/texts.json' });
  const asksNothing = { ...wrongCard, tree: { ...wrongCard.tree, root: wrongCard.tree.nodes.length - 1 } };
  expect(decisionProps(asksNothing, context).texts).toEqual({ kind: 'here', texts: allTexts });
});

test('a clock is offered until the case says that more time has passed than it takes', () => {
  const time = { label: 'De wachttijd', start: 'Start 15:00', clock: '{}', limit: { fact: 'minuten', most: 15 } };
  const offered = (minutes: number) => {
    const ruled = { steps: [], stayUntil: [], quotes: [], laws: [], next: [], folds: {}, times: [time] };
    const answers = { minuten: { kind: 'range', from: minutes, to: minutes } } as const;
    return renderToString(
      <StepsAndReminders text={ruled} answers={answers} ruling="/x/" words={packs.nl.widget.ruling} />,
    );
  };
  expect(offered(15)).toContain('Start 15:00');
  expect(offered(20)).not.toContain('15:00');
});
