/**
 * A sample of the mangled links (test/attack/links) in a browser: no page error, no violation of the policy,
 * no dialog, and the page is where the engine is without one. Visited by one page after another, since links
 * are what people open.
 */
import { expect, it } from 'vitest';
import { withoutExtras } from '#addresses/extras.ts';
import { caseOf, type Case } from '#addresses/case.ts';
import { marksIn, withoutMarks } from '#addresses/record-marks.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { attackOf, type Attack } from '../attack/links/links.ts';
import { subjectsOf } from '../attack/links/subjects.ts';
import { pageAt } from '../attack/links/page-at.ts';
import { CONTENT } from '../support/fixture-site.ts';
import { visit, type Visitor } from './visitor.ts';

const VISITS = 60;

it(`${VISITS} mangled links show in a browser what they show without one`, { timeout: 240_000 }, async () => {
  const subjects = subjectsOf(CONTENT);
  const attacks: Attack[] = [];
  for (let n = 0; attacks.length < VISITS; n += 7) {
    const attack = attackOf(subjects, 20261113, n);
    // A server refuses an address of several thousand signs before any page is there.
    const isShort = attack.search.length < 4_000;
    if (isShort && ['situation', 'ruling', 'record', 'beside'].includes(attack.kind)) attacks.push(attack);
  }
  await visit({ width: 1000 }, async (visitor) => {
    const dialogs: string[] = [];
    visitor.page.on('dialog', (dialog) => {
      dialogs.push(`${visitor.page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    let ruled = 0;
    for (const attack of attacks) {
      const { subject, search } = attack;
      const { address, ruling } = pageAt(attack);
      await visitor.open(`${address}${search}`);
      const current = caseOf(subject.compiled, subject.tree, withoutMarks(withoutExtras(search)), subject.former);
      if (ruling === undefined) await situationShows(visitor, attack, current);
      else await rulingShows(visitor, attack, current, ruling);
      ruled += current.progress.next.kind === 'decided' ? 1 : 0;
    }
    expect(dialogs).toEqual([]);
    expect(ruled).toBeGreaterThan(VISITS / 12);
  });
});

/** The question or the ruling of the case, and whether a part of the link is reported as ignored. */
async function situationShows({ page }: Visitor, { subject, search }: Attack, current: Case): Promise<void> {
  const { next } = current.progress;
  const { facts, rulings } = subject.oracle.json;
  // What a case ends with comes in a script of its own.
  await page.locator('.decision h2').first().waitFor();
  const headline = plain(await page.locator('.decision h2').first().innerText());
  if (next.kind === 'question')
    expect(headline, search).toBe(plain(facts.find(({ id }) => id === next.fact)?.ask ?? ''));
  const verdicts = rulings.map(({ verdict }) => plain(verdict));
  if (next.kind === 'decided')
    expect(headline, search).toBe(plain(rulings.find(({ id }) => id === next.outcome.id)?.verdict ?? ''));
  else expect(verdicts, search).not.toContain(headline);
  expect(await page.locator('.decision .dropped').count(), search).toBe(current.dropped.length > 0 ? 1 : 0);
  expect(await page.locator('.decision .casecheck.warning').count(), search).toBe(current.contradicted.length);
}

async function rulingShows({ page }: Visitor, { search }: Attack, current: Case, ruling: string): Promise<void> {
  const agrees = agreementOf(current, { ruling }).kind === 'agrees' && current.contradicted.length === 0;
  const named = Object.keys(current.answers).length > 0;
  // A record's page says by a script of its own what was ruled.
  if (marksIn(search).table === undefined)
    expect(await page.locator('.casecheck.agrees').count(), search).toBe(agrees && named ? 1 : 0);
  else if (!agrees) expect(await page.locator('.casecheck.agrees').count(), search).toBe(0);
}

/** Without the seats that an address may put to the words of a case. */
function plain(text: string): string {
  return text
    .replace(/ \(\p{L}+\)/gu, '')
    .replace(/[\s\u00AD]+/g, ' ')
    .trim();
}
