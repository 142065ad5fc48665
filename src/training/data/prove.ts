/**
 * The build's check of the trainer: every ruling of a situation has cases, the answer shown is the table's,
 * also by the tree and by the facts told, and no wrong option is right. It checks a few cases of each ruling;
 * tests check the general properties.
 */
import { answersOf } from '#decide/exact-answer.ts';
import { decide } from '#decide/decide.ts';
import { replay } from '#decide/replay.ts';
import type { Answers } from '#decide/table.ts';
import { sameRuling } from '#model/same-ruling.ts';
import type { SurfaceEffect } from '#model/effects/types.ts';
import { effectOf } from '#model/index.ts';
import { workedOut } from '#library/worked-out.ts';
import type { RulingDoc, SituationDoc } from '#library/types.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { judged, shortestWay, FULL_MARKS } from '#training/cases/at-the-table.ts';
import { isRight, amountsToSay } from '#training/cases/right.ts';
import { drawCase, type DrillCase } from '#training/cases/case.ts';
import { nearMiss } from '#training/cases/near-miss.ts';
import { offered } from '#training/cases/offered.ts';
import { ready, type Ready } from '#training/cases/situation.ts';
import type { TrainedSituation } from '#training/types.ts';

/** The problems of a situation's cases, for whoever builds the site; empty if there are none. */
export function trainingFlaws(
  situation: SituationDoc,
  data: TrainedSituation,
  words: PhraseWords,
  seeds: readonly string[] = ['proof-1', 'proof-2', 'proof-3'],
): readonly string[] {
  const made = ready(data);
  return situation.rulings.flatMap((ruling) =>
    seeds.flatMap((seed) => {
      const drill = drawCase(made, seed, words, ruling.id);
      const flaws = drill ? flawsIn(drill, ruling, situation, made, words) : ['no case leads to it'];
      return flaws.map((flaw) => `${situation.file}: ruling ${ruling.id}, case ${seed}: ${flaw}`);
    }),
  );
}

function flawsIn(
  drill: DrillCase,
  ruling: RulingDoc,
  situation: SituationDoc,
  made: Ready,
  words: PhraseWords,
): readonly string[] {
  return [
    ...answerFlaws(drill, ruling, made),
    ...storyFlaws(drill, ruling),
    ...offeredFlaws(drill, ruling, situation, made),
    ...tableFlaws(drill, made),
    ...nearFlaws(drill, made, words),
  ];
}

/** The answer is the table's, and follows from the facts told. */
function answerFlaws(drill: DrillCase, { id }: RulingDoc, { compiled, data }: Ready): readonly string[] {
  const outcome = decide(compiled, drill.assignment);
  const byTable = 'id' in outcome ? outcome.id : outcome.kind;
  const told = Object.fromEntries(drill.told.map(({ fact, answer }) => [fact, answer]));
  const { next } = replay(compiled, data.tree, told);
  const byStory = next.kind === 'decided' ? next.outcome.id : next.kind;
  return [
    ...(drill.ruling === id ? [] : [`its answer is ${drill.ruling}`]),
    ...(byTable === id ? [] : [`the table gives ${byTable}`]),
    ...(byStory === id ? [] : [`what is told of it leads to ${byStory}`]),
  ];
}

/** Empty sentences, or sentences with placeholders. */
function storyFlaws({ story, told }: DrillCase, { otherwise }: RulingDoc): readonly string[] {
  return [
    ...(story.length === 0 && told.length > 0 && !otherwise ? ['nothing is told of it'] : []),
    ...story.filter((text) => /[{}]|undefined|^\W*$/.test(text)).map((text) => `“${text}” is no sentence`),
  ];
}

/** No option is equivalent to the right ruling, judged by the rulings' meaning, not their display. */
function offeredFlaws(drill: DrillCase, ruling: RulingDoc, { rulings }: SituationDoc, made: Ready): readonly string[] {
  const ids = offered(made, drill);
  const answers = answersOf(drill.assignment);
  const right = inCase(ruling, answers);
  // If all rulings of a situation decide the same, as with dates in a list, their texts distinguish them.
  const inWords = rulings.every((each) => sameRuling(each, ruling));
  const alike = rulings.filter(
    (each) => each !== ruling && ids.includes(each.id) && !inWords && sameRuling(inCase(each, answers), right),
  );
  return [
    ...(ids.filter((id) => id === ruling.id).length === 1 ? [] : ['it is not offered once']),
    ...(new Set(ids).size === ids.length ? [] : ['something is offered twice']),
    ...alike.map(({ id }) => `${id} is offered as wrong and comes to the same`),
  ];
}

/** A ruling with its amounts computed, as far as the case allows. */
function inCase(ruling: RulingDoc, answers: Answers): RulingDoc {
  const effects = ruling.effects.map((effect) => effectOf(workedOut(effect, answers).written as SurfaceEffect));
  return { ...ruling, effects };
}

/** The shortest way gets full marks, and any other ruling is wrong. */
function tableFlaws(drill: DrillCase, made: Ready): readonly string[] {
  const way = shortestWay(made, drill);
  const amounts = amountsToSay(made, drill, drill.ruling).map(({ value }) => value);
  const { score } = judged(made, drill, way, { ruling: drill.ruling, amounts });
  const wrong = offered(made, drill).filter((id) => id !== drill.ruling);
  const taken = wrong.filter((id) =>
    isRight(made, drill, { ruling: id, amounts: amountsToSay(made, drill, id).map(({ value }) => value) }),
  );
  return [
    ...(score === FULL_MARKS ? [] : [`the shortest way (${way.join(', ')}) gets ${score} of ${FULL_MARKS}`]),
    ...taken.map((id) => `${id} is offered as wrong and counts as right`),
  ];
}

/** The counterpart of a near miss has another ruling by the table, and only one fact differs. */
function nearFlaws(drill: DrillCase, made: Ready, words: PhraseWords): readonly string[] {
  const pair = nearMiss(made, drill, words);
  if (!pair) return [];
  const [one, other] = pair.cases;
  const outcome = decide(made.compiled, other.assignment);
  const changed = Object.keys(one.assignment).filter((fact) => {
    const [before, after] = [one.assignment[fact] ?? null, other.assignment[fact] ?? null];
    return before !== after && before !== null && after !== null;
  });
  return [
    ...('id' in outcome && outcome.id === other.ruling ? [] : [`its near miss is not ruled ${other.ruling}`]),
    ...(other.ruling === one.ruling ? ['its near miss is ruled the same'] : []),
    ...(changed.length === 1 && changed[0] === pair.fact ? [] : [`its near miss changes ${changed.join(', ')}`]),
  ];
}
