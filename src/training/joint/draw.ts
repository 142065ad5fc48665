/** Draws cases of two parts: the worked cases of an edition's concurrences, in random order. */
import { meetings, type RuledPart } from '#client/together/joined.ts';
import { NEVER } from '#decide/diagram.ts';
import { rulingIn, withNumbers, type DrillCase } from '#training/cases/case.ts';
import { randomOf } from '#training/cases/random.ts';
import { casesGiven, drawn } from '#training/cases/sample.ts';
import { factsToTell, type Ready } from '#training/cases/situation.ts';
import type { DrillAddress } from '#training/drill-address.ts';
import type { Drawn, Session } from '#training/session.ts';
import type { AlsoText } from '#views/also-ruled.ts';
import type { SituationTexts } from '#views/decision-props.ts';
import { isJointCard } from './card.ts';
import { relationOf } from './relation.ts';
import type { JointCase, JointPart, TrainedJoint, TrainedPart } from './types.ts';

/** What is needed of a session. */
export type Fetching = Pick<Session, 'book' | 'situation' | 'fetched'>;

/**
 * The case for an address; undefined when the book has none. No case comes twice before all have come.
 * Rejects when something cannot be fetched.
 */
export async function drawJoint(session: Session, { seed, n, of, rulings }: DrillAddress): Promise<Drawn | undefined> {
  const wanted = rulings[(n - 1) % Math.max(rulings.length, 1)] ?? '';
  const all = ((await session.fetched(session.book.jointCases)) as readonly TrainedJoint[]).filter(
    ({ card, parts }) =>
      (!isJointCard(wanted) || card === wanted) &&
      (of.length === 0 || parts.some(({ situation }) => of.includes(situation))),
  );
  const joint = randomOf(`joint/${seed}`).shuffled(all)[(n - 1) % Math.max(all.length, 1)];
  return joint && jointDrawn(session, joint, `${seed}-${n}`);
}

/** Undefined where the book no longer says how the two go together. */
export async function jointDrawn(
  session: Fetching,
  joint: TrainedJoint,
  seed: string,
): Promise<(Drawn & { readonly joint: JointCase }) | undefined> {
  const [first, second] = await Promise.all(joint.parts.map((part) => partOf(session, part, joint.story, seed)));
  if (!first || !second) return undefined;
  const found = meetings([first.ruled, second.ruled]);
  const relation = relationOf(found);
  const [meeting] = found;
  if (relation === undefined || !meeting) return undefined;
  const { head, situation, drill } = first;
  return {
    kind: 'joint',
    head,
    situation,
    drill,
    story: joint.story,
    joint: { joint, parts: [first, second], relation, meeting },
  };
}

async function partOf(
  session: Fetching,
  { situation: id, given }: TrainedPart,
  story: string,
  seed: string,
): Promise<JointPart | undefined> {
  const head = session.book.situations.find((each) => each.id === id);
  if (!head) return undefined;
  const situation = await session.situation(head);
  const texts = (await session.fetched(situation.data.texts)) as SituationTexts;
  const drill = drillOf(situation, given, story, seed);
  return drill && { head, situation, drill, ruled: ruledPart(situation, drill, given, texts.rulings[drill.ruling]) };
}

/** A case with what the story tells; what it does not tell makes no difference and is drawn. */
function drillOf(situation: Ready, given: TrainedPart['given'], story: string, seed: string): DrillCase | undefined {
  const { compiled, data } = situation;
  const cases = casesGiven(compiled, given);
  const around = cases === NEVER ? undefined : drawn(compiled, cases, randomOf(`${data.id}/${seed}`), data.usual);
  if (!around) return undefined;
  const assignment = withNumbers(around, given);
  const ruling = rulingIn(situation, assignment);
  const told = factsToTell(situation, assignment, ruling);
  return { seed, well: 'example', assignment, ruling, told, story: [story] };
}

function ruledPart(
  { data }: Ready,
  { ruling }: DrillCase,
  answers: TrainedPart['given'],
  texts: { readonly also?: readonly AlsoText[] } | undefined,
): RuledPart {
  const effects = data.rulings[ruling]?.effects ?? [];
  return {
    situation: data.id,
    ruling,
    answers,
    effects: effects.flatMap((effect) => (effect.kind === 'chips' ? (effect.range ?? []) : effect)),
    also: texts?.also ?? [],
  };
}
