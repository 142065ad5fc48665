/** Builds the cases of two parts of an edition from its concurrences. */
import { meetings, type RuledPart } from '#client/together/joined.ts';
import { compile } from '#decide/compile.ts';
import { replay } from '#decide/replay.ts';
import type { Answers } from '#decide/table.ts';
import { shortHash } from '#library/short-hash.ts';
import type { ConcurrenceDoc, Edition, SituationDoc } from '#library/types.ts';
import { givenAnswers } from '#library/worked-out.ts';
import type { ConcurrenceKind } from '#model/index.ts';
import { remembered } from '#model/remembered.ts';
import { jointCard } from '#training/joint/card.ts';
import { relationOf, type Relation } from '#training/joint/relation.ts';
import type { TrainedJoint } from '#training/joint/types.ts';
import type { TrainedJointHead } from '#training/types.ts';
import { alsoRuled } from '#views/also-ruled.ts';
import { defined } from '#model/defined.ts';
import type { PageContext } from '#views/page-context.ts';

/** What can be said of two parts whose concurrence is of this kind. */
const SAID: Readonly<Record<ConcurrenceKind, readonly Relation[]>> = {
  adds: ['both'],
  prevails: ['first', 'second'],
  open: ['unsaid'],
  excludes: [],
};

/** The cases of two parts of an edition, and a card for each concurrence that has any. */
export interface JointCases {
  readonly cases: readonly TrainedJoint[];
  readonly heads: readonly TrainedJointHead[];
  /** Over both. */
  readonly hash: string;
  /** Cases whose outcome contradicts their concurrence; they fail the build. */
  readonly flaws: readonly string[];
}

/**
 * Worked cases of concurrences, as far as they settle both rulings, their amounts, and how these go together.
 * The same for all addresses of an edition.
 */
export function jointCases(context: PageContext): JointCases {
  const before = known.get(context.edition);
  const cases = before ?? casesOf(context);
  known.set(context.edition, cases);
  return cases;
}
const known = new WeakMap<Edition, JointCases>();

function casesOf(context: PageContext): JointCases {
  const found = context.edition.concurrences.flatMap((concurrence) =>
    (concurrence.data.examples ?? []).flatMap((_, at) => {
      const joint = caseOf(concurrence, at, context);
      return joint ? [{ concurrence, ...joint }] : [];
    }),
  );
  const heads = found.map(({ concurrence, joint: { card, parts } }): TrainedJointHead => ({
    id: card,
    meaning: meaningOf(concurrence),
    situations: [parts[0].situation, parts[1].situation],
  }));
  const cases = found.map(({ joint }) => joint);
  return {
    cases,
    heads: [...new Map(heads.map((head) => [head.id, head])).values()],
    hash: shortHash({ cases, heads }),
    flaws: found.flatMap(({ concurrence: { id, data }, relation }) =>
      SAID[data.how].includes(relation) ? [] : [`concurrence ${id} is ${data.how}, and its case comes to ${relation}`],
    ),
  };
}

function caseOf(
  concurrence: ConcurrenceDoc,
  at: number,
  context: PageContext,
): { readonly joint: TrainedJoint; readonly relation: Relation } | undefined {
  const { situations, situationById, facts } = context.edition;
  const example = concurrence.data.examples?.[at];
  const sides = [concurrence.rulings[0], concurrence.with[0]].flatMap(
    (ruling) => (ruling && situationById.get(ruling.situation)) ?? [],
  );
  const [one, other] = sides.toSorted((a, b) => situations.indexOf(a) - situations.indexOf(b));
  if (!example || !one || !other) return undefined;
  const answers = givenAnswers(example.given, facts);
  const parts = [one, other].map((situation) => ({ situation, given: ownAnswers(answers, situation) }));
  const [first, second] = parts.map(({ situation, given }) => ruledPart(situation, given, context));
  const relation = first && second && relationOf(meetings([first, second]));
  const [here, there] = parts.map(({ situation: { id }, given }) => ({ situation: id, given }));
  if (relation === undefined || !here || !there) return undefined;
  return {
    relation,
    joint: {
      card: jointCard(concurrence.id),
      ...defined({ lang: concurrence.lang }),
      story: example.story,
      parts: [here, there],
    },
  };
}

function ownAnswers(answers: Answers, { table }: SituationDoc): Answers {
  const asked = new Set(table.facts.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([fact]) => asked.has(fact)));
}

const compiledOf = remembered(({ table }: SituationDoc) => compile(table));

/** Undefined where the story leaves open what is ruled, or how much. */
function ruledPart(situation: SituationDoc, answers: Answers, context: PageContext): RuledPart | undefined {
  const { next, amounts } = replay(compiledOf(situation), situation.tree, answers);
  const ruling =
    next.kind === 'decided' ? situation.rulings.find(({ id }): boolean => id === next.outcome.id) : undefined;
  if (!ruling || amounts.length > 0) return undefined;
  // Its consequences make no difference to how it goes together with another.
  return { situation: situation.id, ruling: ruling.id, answers, effects: [], also: alsoRuled(ruling, context) };
}

/** So that a concurrence that an edition changes is learned anew. Texts do not count. */
function meaningOf({ data: { how, decidedBy }, rulings, with: others, when }: ConcurrenceDoc): string {
  return shortHash({ how, decidedBy, rulings: rulings.map(({ id }) => id), with: others.map(({ id }) => id), when });
}
