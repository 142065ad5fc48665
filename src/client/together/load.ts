/** Fetches what the parts of a case need: their situations' pages have the tables and the words. */
import { caseOf, countingAnswers, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { answersToQuery } from '#addresses/answers.ts';
import type { CasePart } from '#addresses/parts.ts';
import { documentAt } from '#client/cards/documents.ts';
import { decisionOn } from '#client/share/page.ts';
import { fetchTexts, type TextsState } from '#client/widgets/texts.ts';
import { carried } from '#client/widgets/RulingTexts.tsx';
import { compile } from '#decide/compile.ts';
import type { Answers } from '#decide/table.ts';
import { fill } from '#i18n/fill.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import type { RulingText } from '#views/ruling-text.ts';
import { leaveOf } from '#wording/leave.ts';
import { saysOf } from '#wording/phrase.ts';
import { shownChips, type Chip, type ShownWords } from '#wording/shown-chips.ts';
import type { RuledPart } from './joined.ts';

/** A part as it is shown. */
export interface LoadedPart {
  readonly part: CasePart;
  readonly data: DecisionProps;
  /** The situation's page with the answers, where the questions go on or are answered anew. */
  readonly href: string;
  /** What of the link was left out, or answers one question twice. */
  readonly notes: readonly string[];
  /** Absent while the questions are not answered. */
  readonly ruled?: ShownRuling;
  /** By ruling id. */
  readonly texts: Readonly<Record<string, RulingText>>;
  /** Situations that are known to go together with it, with the answers that both need. */
  readonly near: readonly { readonly title: string; readonly lang?: string; readonly href: string }[];
}

/** A part's ruling as it is shown. */
export interface ShownRuling extends RuledPart {
  readonly chips: readonly Chip[];
  readonly words: ShownWords;
  /** What the book leaves open, must or may, who decides, what it rests on, and the clauses. */
  readonly leave: readonly string[];
  /** The ruling's page with the answers that count. */
  readonly href: string;
}

/** `gone`: there is no such situation here. `failed`: it could not be fetched. */
export type Loading = LoadedPart | { readonly part: CasePart; readonly missing: 'gone' | 'failed' };

/** The parts as far as they could be fetched. */
export function knownParts(parts: readonly Loading[]): readonly (LoadedPart | undefined)[] {
  return parts.map((each) => ('missing' in each ? undefined : each));
}

/** @param situations the addresses of the edition's situations, by id */
export function loadParts(
  parts: readonly CasePart[],
  situations: Readonly<Record<string, string>>,
): Promise<readonly Loading[]> {
  return Promise.all(
    parts.map(async (part): Promise<Loading> => {
      const path = Object.hasOwn(situations, part.situation) ? situations[part.situation] : undefined;
      if (path === undefined) return { part, missing: 'gone' };
      const page = await documentAt(path);
      const data = page && decisionOn(page);
      if (!data) return { part, missing: 'failed' };
      const { texts } = data;
      const fetched: TextsState =
        texts.kind === 'here' ? { kind: 'there', texts: texts.texts } : await fetchTexts(texts.href);
      // How parts go together stands in the texts: without them a sum could be a wrong one.
      return fetched.kind === 'there' ? loadedPart(part, data, fetched.texts.rulings) : { part, missing: 'failed' };
    }),
  );
}

/** A part ruled by the data of its situation's page. Pure. */
export function loadedPart(
  part: CasePart,
  data: DecisionProps,
  texts: Readonly<Record<string, RulingText>>,
): LoadedPart {
  const current = caseOf(compile(data.table), data.tree, part.query, data.former);
  const { next } = current.progress;
  const told = { part, data, texts, href: withQuery(data.href, part.query), notes: notesOf(current, data), near: [] };
  const ruled = next.kind === 'decided' && ruledAs(told, next.outcome.id, countingAnswers(current));
  if (!ruled) return told;
  return {
    ...told,
    ruled,
    near: [...ruled.also, ...(texts[ruled.ruling]?.next ?? [])].map((each) => ({
      title: each.title,
      ...(each.lang === undefined ? {} : { lang: each.lang }),
      href: withQuery(each.href, answersToQuery(carried(each, ruled.answers))),
    })),
  };
}

/** A part with one of its situation's rulings; undefined if the situation does not have it. */
export function ruledAs(
  { part, data, texts }: Pick<LoadedPart, 'part' | 'data' | 'texts'>,
  id: string,
  answers: Answers,
): ShownRuling | undefined {
  const ruling = Object.hasOwn(data.rulings, id) ? data.rulings[id] : undefined;
  if (!ruling) return undefined;
  const chips = shownChips(ruling.effects, data.chips, answers);
  return {
    situation: part.situation,
    ruling: id,
    answers,
    effects: ruling.effects.flatMap((effect) => (effect.kind === 'chips' ? (effect.range ?? []) : effect)),
    also: texts[id]?.also ?? [],
    chips,
    words: data.chips,
    leave: [
      ...(ruling.open === undefined ? [] : [ruling.open]),
      ...leaveOf(ruling, chips, { modality: data.chips.effects.modality, decides: data.words.ruling.decides }),
      ...ruling.rests.map(({ label }) => label),
      ...ruling.cites.map(({ label }) => label),
    ],
    href: withQuery(ruling.href, answersToQuery(answers)),
  };
}

/** As a single case says it: an older link may have answers that the questions of now do not know. */
function notesOf({ dropped, contradicted }: Case, { facts, words: { given, phrase } }: DecisionProps) {
  return [
    ...(dropped.length > 0 ? [given.dropped] : []),
    ...contradicted.flatMap(({ fact, answer }) => {
      const text = facts[fact];
      return text ? [fill(given.contradicted, { what: saysOf(text, answer, phrase) })] : [];
    }),
  ];
}
