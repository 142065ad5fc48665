/**
 * Which cases an edition rules in another way than the one before it, situation by situation, in sentences.
 */
import { answersToQuery } from '#addresses/answers.ts';
import type { Urls } from '#addresses/urls.ts';
import { answersOf } from '#decide/exact-answer.ts';
import type { Assignment } from '#decide/table.ts';
import { packs } from '#i18n/packs.ts';
import { changedRulings, rulesAlike, type CasesOfOne, type Consequence } from '#library/changed-rulings.ts';
import { joinedSituations } from '#library/changed-text.ts';
import type { Edition, RulingDoc, SituationDoc } from '#library/types.ts';
import type { Box } from '#model/box.ts';
import { chipWords } from '#wording/chip-words.ts';
import { chipsOf } from '#wording/chips.ts';
import { leaveOf } from '#wording/leave.ts';
import { deciderName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { chipInWords, type Chip } from '#wording/shown-chips.ts';
import { jointTexts, describedCases, describedExample, type JointTexts } from './joint-text.ts';
import type { SaidInCommon } from '#wording/in-common.ts';

/** An outcome, shown next to the earlier one. */
export interface Outcome {
  readonly verdict: string;
  readonly chips: readonly Chip[];
  /** Whether it must be so, and who decides. */
  readonly leave: readonly string[];
  /** All of it in one line. */
  readonly said: string;
  /** Its dated page, with the answers of the example. */
  readonly href: string;
}

/** Cases with the same change, described together. */
export interface DescribedChange {
  readonly when: SaidInCommon;
  readonly before: Outcome;
  readonly after: Outcome;
  /** One of the cases in full; empty if that adds nothing. */
  readonly example: string;
}

/** Cases that only one edition has. */
export interface OnlyTold {
  readonly in: 'before' | 'after';
  readonly because: CasesOfOne['because'];
  readonly when: SaidInCommon;
  readonly outcome: Outcome;
  readonly example: string;
}

export interface SituationChanges {
  readonly situation: SituationDoc;
  readonly changes: readonly DescribedChange[];
  readonly only: readonly OnlyTold[];
  /** Those of both editions. */
  readonly rulings: readonly RulingDoc[];
}

export interface CaseChanges {
  /** Those with a case that is ruled otherwise first. */
  readonly situations: readonly SituationChanges[];
  readonly added: readonly SituationDoc[];
  readonly dropped: readonly SituationDoc[];
  /** The ids of the rules that a ruling follows from, or cites, which one of the editions does not give. */
  readonly rules: ReadonlySet<string>;
}

/** An edition at its dated address. */
export interface DatedEdition {
  readonly edition: Edition;
  /** The same edition in the language that the book was written in. */
  readonly original: Edition;
  readonly urls: Urls;
}

export function caseChanges(before: DatedEdition, after: DatedEdition): CaseChanges {
  const joined = joinedSituations(before.edition, after.edition);
  const changed = joined.flatMap((each) =>
    each.kind === 'kept' ? situationChanges(before, each.before, after, each.after) : [],
  );
  const added = joined.flatMap((each) => (each.kind === 'new' ? each.after : []));
  const dropped = joined.flatMap((each) => (each.kind === 'dropped' ? each.before : []));
  const rulings = [
    ...changed.flatMap(({ rulings: each }) => each),
    ...rulingsOf(added, after.edition),
    ...rulingsOf(dropped, before.edition),
  ];
  return {
    situations: changed.toSorted((a, b) => Number(a.changes.length === 0) - Number(b.changes.length === 0)),
    added,
    dropped,
    rules: new Set(
      rulings.flatMap(({ rule, cites }) => [...(rule ? [rule.id] : []), ...cites.map((cite) => cite.rule.id)]),
    ),
  };
}

function rulingsOf(situations: readonly SituationDoc[], { rulings }: Edition): readonly RulingDoc[] {
  const ids = new Set(situations.map(({ id }) => id));
  return rulings.filter(({ situation }) => ids.has(situation));
}

function situationChanges(
  before: DatedEdition,
  was: SituationDoc,
  after: DatedEdition,
  is: SituationDoc,
): readonly SituationChanges[] {
  const written = {
    before: before.original.situationById.get(was.id) ?? was,
    after: after.original.situationById.get(is.id) ?? is,
  };
  const found = changedRulings(was, is, { before: before.edition, after: after.edition }, written);
  if (rulesAlike(found)) return [];
  const [old, now] = [
    { ...before, situation: was },
    { ...after, situation: is },
  ];
  const texts = jointTexts(old, now, found.names);
  const changes = found.changed.map((each): DescribedChange => {
    const [first] = each.cases;
    const when = describedCases(boxesOf(each.cases), texts);
    return {
      when,
      before: outcomeOf(each.before, old, first?.example.before),
      after: outcomeOf(each.after, now, first?.example.after),
      example: exampleBeside(when, describedExample(first?.example.after ?? {}, now)),
    };
  });
  const only = [
    ...found.onlyAfter.map((each) => onlyIn('after', each, now, texts)),
    ...found.onlyBefore.map((each) => onlyIn('before', each, old, texts)),
  ];
  const rulings = [
    ...found.changed.flatMap((each) => [each.before.ruling, each.after.ruling]),
    ...[...found.onlyAfter, ...found.onlyBefore].map(({ ruling }) => ruling),
  ];
  return [{ situation: is, changes, only, rulings }];
}

interface Side extends DatedEdition {
  readonly situation: SituationDoc;
}

function onlyIn(
  which: OnlyTold['in'],
  { cases, because, ...what }: CasesOfOne,
  side: Side,
  texts: JointTexts,
): OnlyTold {
  const [first] = cases;
  const when = describedCases(boxesOf(cases), texts);
  return {
    in: which,
    because,
    when,
    outcome: outcomeOf(what, side, first?.example),
    example: exampleBeside(when, describedExample(first?.example ?? {}, side)),
  };
}

/** Empty for an example that only repeats the description. */
function exampleBeside({ always, either }: SaidInCommon, example: string): string {
  return either.length === 0 && always === example ? '' : example;
}

function boxesOf(cases: readonly { readonly box: Box }[]): readonly Box[] {
  return cases.map(({ box }) => box);
}

function outcomeOf({ ruling, effects }: Consequence, { edition, urls }: Side, example: Assignment = {}): Outcome {
  const words = chipWords(edition.book, edition.facts);
  const chips = chipsOf(effects, words);
  const { decidedBy, modality, verdict } = ruling;
  const leave = leaveOf(
    { modality, decidedBy: decidedBy === undefined ? undefined : deciderName(decidedBy, edition.book) },
    chips,
    { modality: words.effects.modality, decides: packs[edition.book.language].widget.ruling.decides },
  );
  return {
    verdict,
    chips,
    leave,
    said: sentence([verdict, ...chips.map((chip) => chipInWords(chip, words.effects)), ...leave].join(' · ')),
    href: urls.ruling(ruling.id, answersToQuery(answersOf(example))),
  };
}
