/**
 * Simulated trainees who see only words: what was shouted, the questions, the answers, and the rulings to
 * choose from. Those who know the rules know them in words too, as an outline of questions and answers.
 */
import type { Tree } from '#decide/tree.ts';
import { allows } from '#decide/boxes.ts';
import { answerOf as answerOfValue, saysOf } from '#wording/phrase.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { askables, replyTo } from '#training/cases/questions.ts';
import { judged, type Judged } from '#training/cases/at-the-table.ts';
import { amountsToSay } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import { offered } from '#training/cases/offered.ts';
import type { Ready } from '#training/cases/situation.ts';

/** What a table looks like from outside. */
export interface Seen {
  readonly questions: readonly string[];
  readonly rulings: readonly string[];
  /** Asks a question, in its words; gives the answer in words, or that it does not arise. */
  readonly ask: (question: string) => string;
}

/** Chooses a ruling by its words, and its amounts. */
export type Player = (seen: Seen, outline: Outline) => { readonly verdict: string; readonly knowsAmounts: boolean };

/** The rules of a situation as learned: what to ask, and what follows from the answers. */
export interface Outline {
  readonly root: Branching;
  /** What else has to be asked for a ruling's amounts, by its verdict. */
  readonly amountsOf: Readonly<Record<string, readonly string[]>>;
}
export type Branching =
  { readonly ask: string; readonly next: (said: string) => Branching | undefined } | { readonly verdict: string };

const NOT_HERE = '—';

/** Plays a case. */
export function played(situation: Ready, drill: DrillCase, words: PhraseWords, player: Player): Judged {
  const { facts, rulings } = situation.data;
  const list = askables(situation, drill);
  const asked: string[] = [];
  const ask = (question: string): string => {
    const found = list.find((each) => each.ask === question && !asked.includes(each.fact));
    if (!found) throw new Error(`nobody can ask “${question}” here`);
    asked.push(found.fact);
    const reply = replyTo(drill, found.fact);
    const text = facts[found.fact];
    return reply.kind === 'not-here' || !text ? NOT_HERE : saysOf(text, reply.answer, words);
  };
  const ids = offeredTo.get(drill) ?? offered(situation, drill);
  offeredTo.set(drill, ids);
  const verdicts = ids.map((id) => rulings[id]?.verdict.text ?? id);
  const seen = { questions: list.map((each) => each.ask), rulings: verdicts, ask };
  const { verdict, knowsAmounts } = player(seen, outlineOf(situation, words));
  const ruling = ids[verdicts.indexOf(verdict)] ?? '';
  const amounts = amountsToSay(situation, drill, ruling).map(({ value }) => (knowsAmounts ? value : undefined));
  return judged(situation, drill, asked, { ruling, amounts });
}

/** Says whatever stands first. */
export const first: Player = ({ rulings: [verdict = ''] }) => ({ verdict, knowsAmounts: false });

/** Asks nothing, and says what follows most often of what stands there, with whatever it comes to. */
export const neverAsking =
  (frequent: Readonly<Record<string, number>>): Player =>
  ({ rulings }) => ({
    verdict: rulings.reduce((best, each) => ((frequent[each] ?? 0) > (frequent[best] ?? 0) ? each : best)),
    knowsAmounts: false,
  });

/** Asks all there is in the order in which it stands there, and says what follows from it. */
export const askingEverything: Player = ({ questions, rulings, ask }, { root }) => {
  const said = new Map(questions.map((question) => [question, ask(question)]));
  return { verdict: ruledFrom(root, rulings, (question) => said.get(question) ?? NOT_HERE), knowsAmounts: true };
};

/** Asks what the outline asks, and no more. */
export const optimum: Player = ({ rulings, ask }, { root, amountsOf }) => {
  const asked = new Set<string>();
  const verdict = ruledFrom(root, rulings, (question) => {
    asked.add(question);
    return ask(question);
  });
  for (const question of amountsOf[verdict] ?? []) if (!asked.has(question)) ask(question);
  return { verdict, knowsAmounts: true };
};

function ruledFrom(root: Branching, rulings: readonly string[], ask: (question: string) => string): string {
  let at: Branching | undefined = root;
  while (at && 'ask' in at) at = at.next(ask(at.ask));
  return at?.verdict ?? rulings[0] ?? '';
}

/** All players are offered the same. */
const offeredTo = new WeakMap<DrillCase, readonly string[]>();
const outlines = new WeakMap<Ready, Outline>();

/** The situation's tree in words. */
function outlineOf(situation: Ready, words: PhraseWords): Outline {
  const known = outlines.get(situation);
  if (known) return known;
  const { data, compiled } = situation;
  const made: Outline = {
    root: branching(data.tree, data.tree.root, situation, words),
    amountsOf: Object.fromEntries(
      compiled.table.rulings.map(({ id, amountFacts }) => [
        data.rulings[id]?.verdict.text ?? id,
        amountFacts.map((fact) => data.facts[fact]?.ask ?? fact),
      ]),
    ),
  };
  outlines.set(situation, made);
  return made;
}

function branching(tree: Tree, at: number, situation: Ready, words: PhraseWords): Branching {
  const { data, compiled } = situation;
  const node = tree.nodes[at];
  if (!node || 'ruling' in node) return { verdict: node ? (data.rulings[node.ruling]?.verdict.text ?? '') : '' };
  const text = data.facts[node.fact];
  const fact = compiled.byFact.get(node.fact)?.fact;
  if (!text || !fact) throw new Error(`nothing is known of ${node.fact}`);
  // What each value of the fact is called when the table says it.
  const values =
    fact.kind === 'choice'
      ? fact.options.map(({ id }) => id)
      : Array.from({ length: (fact.max - fact.min) / fact.step + 1 }, (_, step) => fact.min + step * fact.step);
  const said = new Map(
    values.map((value) => [
      saysOf(text, answerOfValue(typeof value === 'number' ? [value, value] : value), words),
      node.branches.find((branch) => allows(branch.in, value))?.to,
    ]),
  );
  return {
    ask: text.ask,
    next: (words_) => {
      const to = said.get(words_);
      return to === undefined ? undefined : branching(tree, to, situation, words);
    },
  };
}
