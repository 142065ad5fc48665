/** The casebook's error messages, and the versions of a case. */
import render from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { joined } from '#casebook/merge.ts';
import type { Trouble } from '#casebook/database.ts';
import { List } from '#casebook/ui/List.tsx';
import { OneCase } from '#casebook/ui/OneCase.tsx';
import { Troubles } from '#casebook/ui/Troubles.tsx';
import { Unreadable } from '#casebook/ui/Unreadable.tsx';
import { ruledAnew } from '#casebook/new-version.ts';
import { amended } from '#casebook/versions.ts';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { ID, keptCase, RECORD, SAID, togetherCase, TOGETHER_RECORD, TOGETHER_SAID } from './cases.ts';

const setting = { words: packs.nl.casebook, language: 'nl', base: '/', titles: { proefspel: 'Proefspel' } } as const;
const nothing = () => undefined;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
type Told = Parameters<typeof Troubles>[0];
const troubles = (
  told: Partial<Pick<Told, 'trouble' | 'unsaved' | 'lost'>>,
  language: (typeof languages)[number] = 'nl',
) =>
  textOf(
    render(
      <Troubles
        {...{ trouble: undefined, unsaved: 0, lost: undefined, ...told }}
        words={packs[language].casebook.device}
        language={language}
        onRetry={nothing}
        onSeen={nothing}
      />,
    ),
  );

describe('what is wrong with the store', () => {
  test.each<Trouble>(['missing', 'failed', 'blocked', 'newer', 'full'])('is said: %s', (trouble) => {
    for (const language of languages)
      expect(troubles({ trouble }, language)).toContain(packs[language].casebook.device.trouble[trouble]);
  });

  test('is said with how many cases would go with the page', () => {
    expect(troubles({ trouble: 'full', unsaved: 2 })).toMatch(/2 zaken staan alleen op deze pagina/);
  });

  test('is said where cases have gone by themselves', () => {
    const lost = { count: 12, left: 0, at: '2026-11-22T18:00:00.000Z' };
    expect(troubles({ lost })).toMatch(/Op 22 november 2026 stonden hier 12 zaken, nu 0\./);
  });

  test('is nothing where all is well', () => {
    expect(troubles({}).trim()).toBe('');
  });
});

describe('a case', () => {
  const shown = (kept: ReturnType<typeof keptCase> | undefined) =>
    textOf(
      render(
        <OneCase
          setting={setting}
          kept={kept}
          isHere={false}
          onAmend={nothing}
          onRemove={nothing}
          onReopen={nothing}
        />,
      ),
    );

  test('says everything that is kept of it', () => {
    const text = shown(keptCase({ note: 'een notitie', well: 'snel', better: 'te luid' }));
    for (const part of [...SAID.facts, ...SAID.chips, SAID.situation, RECORD.sum, 'Clubavond', 'Noord en Oost'])
      expect(text).toContain(part);
    expect(text).toMatch(/Wat ging goed\? snel .*Wat ging niet goed\? te luid/);
    expect(text).toMatch(/21 nov 2026/);
  });

  test('of several parts says everything of each part, how they go together, and what it comes to', () => {
    const text = shown(togetherCase());
    for (const { situation, facts, verdict, instead, chips } of TOGETHER_SAID.parts)
      for (const part of [situation, ...facts, verdict, instead, ...chips]) expect(text).toContain(part);
    expect(text).toMatch(/Hoe dat samengaat +Weggelopen gaat voor.* Bij elkaar +spel verloren +Waar hierboven/);
    expect(text).toContain(TOGETHER_RECORD.sum);
  });

  test('says of each version what it changed, also a ruling', () => {
    const moment = { clock: Date.parse('2026-11-21T15:00:00Z'), order: 2_000 };
    const archived = amended(keptCase(), { archived: true, told: '' }, moment);
    const anew = ruledAnew(
      archived,
      { record: { ...RECORD, ruling: 'zwaar' }, said: { ...SAID, verdict: 'Dertig punten' } },
      moment,
    );
    const text = shown(anew);
    expect(text).toMatch(/3 versies .*Nieuwe uitspraak +Dertig punten .*Aan wie verteld +leeggemaakt .*Gearchiveerd/);
  });

  test('says where two versions were made side by side, and where the clock was set back', () => {
    const kept = keptCase();
    const one = amended(kept, { note: 'een' }, { clock: Date.parse('2026-11-21T15:00:00Z'), order: 2_000 });
    const other = amended(kept, { note: 'twee' }, { clock: Date.parse('2026-11-20T15:00:00Z'), order: 3_000 });
    expect(shown(joined(one, other))).toMatch(/naast de vorige versie.*vroegere tijd aan/);
    expect(shown(one)).not.toMatch(/naast de vorige|vroegere tijd/);
  });

  test('that is gone is said to be', () => {
    expect(shown(undefined)).toContain('staat hier niet');
  });
});

test('a case of several parts is listed by the verdicts that hold, with what it comes to', () => {
  const html = (kept: ReturnType<typeof keptCase>) =>
    textOf(render(<List setting={setting} cases={[kept]} none={false} unsaved={[]} limit={200} onMore={nothing} />));
  expect(html(togetherCase())).toMatch(/ Spel verloren +Verkeerde kaart: een speler.* Weggelopen +spel verloren /);
  const { record, said } = togetherCase().versions[0];
  if (!('parts' in record && 'parts' in said)) throw new Error('one ruling');
  const open = { ...said, parts: said.parts.map((each) => ({ ...each, instead: '' })), sums: [], besides: 'Nog open.' };
  const [first] = togetherCase().versions;
  expect(html({ id: ID, versions: [{ ...first, said: open }] })).toMatch(/Tien punten · Spel verloren .*Nog open\./);
});

test('a text that looks like markup is shown as it is', () => {
  const kept = keptCase({ note: '<img src=x onerror=alert(1)>', table: '"><script>' });
  const html = render(<List setting={setting} cases={[kept]} none={false} unsaved={[]} limit={200} onMore={nothing} />);
  expect(html).not.toMatch(/<(?:img|script)/);
  expect(html).toContain('&lt;img');
});

test('what cannot be read is shown raw, and counted', () => {
  const html = render(<Unreadable setting={setting} entries={[{ key: 'a1', raw: '{"format":1,' }]} />);
  expect(textOf(html)).toMatch(/1 zaak is onleesbaar.*a1.*\{(?:"|&quot;)format/);
});
