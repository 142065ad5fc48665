/**
 * The list of outcomes that a ruling can be compared with, those first that one other answer would lead to.
 */
import { answersToQuery } from '#addresses/answers.ts';
import { countingAnswers } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withCompared } from '#addresses/compared.ts';
import { withSeat } from '#addresses/seat.ts';
import { queryNow, seatNow } from '#client/address.ts';
import { element } from '#client/element.ts';
import { sheetHead } from '#client/share/sheet-head.ts';
import { inLanguages } from '#client/tagged.ts';
import { checkOn, decisionOn } from '#client/share/page.ts';
import { pageCase } from '#client/widgets/agreement.ts';
import { compile } from '#decide/compile.ts';
import { nearestDifferences, toChange, type Difference } from '#decide/apart.ts';
import type { Answers } from '#decide/table.ts';
import type { PhraseWords, ShareWords } from '#i18n/words.ts';
import type { CaseData, DecisionProps } from '#views/decision-props.ts';
import { allowedSays, sentence } from '#wording/phrase.ts';

/** A situation's rulings, to choose one from. */
export interface Outcomes extends CaseData {
  readonly words: { readonly phrase: PhraseWords };
  /** By ruling id. */
  readonly rulings: Readonly<Record<string, { readonly verdict: string; readonly href: string }>>;
  /** The ruling of this page; absent on a situation's page. */
  readonly claimed?: string;
}

/** Opens the list; no-op when the page has no ruling. */
export function chooseOther(words: ShareWords): void {
  const outcomes = outcomesOn(document);
  if (!outcomes || document.querySelector('dialog[open]')) return;
  const { current, ruled } = pageCase(outcomes, queryNow());
  if (!ruled) return;
  const query = answersToQuery(ruled.answers);
  const hrefOf = (other: string) => withQuery(ruled.ruling.href, withSeat(withCompared(query, other), seatNow()));
  offerOthers(outcomes, ruled.id, countingAnswers(current), hrefOf, words);
}

/**
 * Opens the list of a situation's other rulings.
 * @param id the ruling that they are compared with
 * @param hrefOf the address of the comparison with another one
 */
export function offerOthers(
  outcomes: Outcomes,
  id: string,
  answers: Answers,
  hrefOf: (other: string) => string,
  words: ShareWords,
): void {
  const compiled = compile(outcomes.table);
  const others = Object.keys(outcomes.rulings).filter((other) => other !== id);
  const needed = new Map(
    others.map((other) => [other, toChange(nearestDifferences(compiled, id, other, answers).facts, answers)]),
  );
  const dialog = listOf(outcomes, needed, hrefOf, words);
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function outcomesOn(page: Document): Outcomes | undefined {
  const questions = decisionOn(page);
  if (!questions) {
    const check = checkOn(page);
    return check && { ...check, claimed: check.ruling };
  }
  return outcomesOf(questions);
}

/** The same of a situation that is not this page's. */
export function outcomesOf(questions: DecisionProps): Outcomes {
  const rulings = Object.entries(questions.rulings).map(
    ([id, { verdict, href }]) => [id, { verdict: verdict.text, href }] as const,
  );
  return { ...questions, rulings: Object.fromEntries(rulings) };
}

/** The most facts that are listed as differences; more would not fit on a line. */
const FEW = 3;

/**
 * The answers that would lead to the other ruling: several rulings of a situation may have the same verdict.
 */
function whenInstead(needed: readonly Difference[], { facts, words }: Outcomes): string {
  const says = needed.flatMap(({ fact, second }) => {
    const text = facts[fact];
    return text ? [allowedSays(text, second.values, words.phrase)] : [];
  });
  return sentence(says.slice(0, FEW).join('; '));
}

function listOf(
  outcomes: Outcomes,
  needed: ReadonlyMap<string, readonly Difference[]>,
  hrefOf: (other: string) => string,
  { compared: words, sheet }: ShareWords,
): HTMLDialogElement {
  const { rulings } = outcomes;
  const changes = (other: string) => needed.get(other)?.length ?? 0;
  const near = [...needed.keys()].filter((other) => changes(other) === 1);
  const rest = [...needed.keys()]
    .filter((other) => changes(other) !== 1)
    .toSorted((one, other) => changes(one) - changes(other));
  const group = (title: string, others: readonly string[]): readonly HTMLElement[] =>
    others.length === 0
      ? []
      : [
          element('h3', {}, title),
          element(
            'ul',
            { class: 'compare-rows' },
            ...others.map((other) => {
              const when = whenInstead(needed.get(other) ?? [], outcomes);
              const name = element('span', {}, ...inLanguages(rulings[other]?.verdict ?? other));
              const beside = when === '' ? [] : [element('small', {}, ...inLanguages(when))];
              return element('li', {}, element('a', { href: hrefOf(other) }, name, ...beside));
            }),
          ),
        ];
  return element(
    'dialog',
    { class: 'share-sheet', 'aria-labelledby': 'compare-title', closedby: 'any' },
    element(
      'form',
      { method: 'dialog' },
      sheetHead('compare-title', words.choose, sheet.close),
      ...group(words.nearest, near),
      ...group(words.others, rest),
      ...(near.length + rest.length === 0 ? [element('p', {}, words.none)] : []),
    ),
  );
}
