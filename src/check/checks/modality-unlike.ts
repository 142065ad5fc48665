/**
 * Must, may or discretion against what an outcome says: its effects, the words of its verdict, and other
 * outcomes that say the same. Worked examples hold the modality of rulings; other readings have none.
 */
import type { At } from '#library/table.ts';
import type { Alternative, Language, Otherwise, Ruling } from '#model/index.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { wholeWords } from '#check/whole-words.ts';

/** Findings on rulings, `otherwise` and alternatives: at most one for what each says, and one for twins. */
export function modalityUnlike({ book, consequences, tables }: EditionContent): readonly Finding[] {
  const words = WORDS[book.data.language];
  const others = alternativesOf(tables);
  const say = (each: OutcomeAt, why: string | undefined) => (why === undefined ? [] : [report(each, why)]);
  return [
    ...consequences.flatMap((each) => say(each, effectsUnlike(each) ?? verdictUnlike(each, words))),
    ...others.flatMap((each) =>
      say(
        each,
        effectsUnlike(each) ?? verdictUnlike(each, words) ?? choiceUnsaid(each, words) ?? onlyDecided(each, words),
      ),
    ),
    ...twins([...consequences, ...others]),
  ];
}

interface OutcomeAt {
  readonly at: At;
  readonly data: Ruling | Otherwise | Alternative;
}

/** A refusal leaves no choice, and an amount between two ends has to be weighed. */
function effectsUnlike({ data: { effects = [], modality } }: OutcomeAt): string | undefined {
  if (modality === 'may' && effects.some((each) => each.kind === 'permission' && each.what === 'refused'))
    return 'its effects refuse something';
  if (modality !== undefined && modality !== 'discretion' && effects.some(({ kind }) => kind === 'range'))
    return 'its effects leave open how much, between two ends';
  return undefined;
}

/** A verdict that begins with a permission, or that only says what must be. */
function verdictUnlike(
  { data: { verdict = '', modality } }: OutcomeAt,
  { may, must, choice, limits }: Words,
): string | undefined {
  const [first = ''] = verdict.split(/[;.]/u);
  if (modality === 'must' && !must.test(first) && !limits.test(first)) return saying(may, first);
  if (modality === 'may' && !choice.test(verdict) && !limits.test(verdict)) return saying(must, verdict);
  return undefined;
}

function saying(word: RegExp, text: string): string | undefined {
  const said = word.exec(text)?.[0];
  return said === undefined ? undefined : `its verdict says \`${said}\``;
}

/** Another reading that permits something says so, or that nothing follows. */
function choiceUnsaid(
  { data: { verdict = '', explain = '', effects = [], modality } }: OutcomeAt,
  { choice, limits }: Words,
): string | undefined {
  const isNothing = effects.every(({ kind }) => kind === 'none') && limits.test(verdict);
  const isGranted = effects.some((each) => each.kind === 'permission' && each.what === 'granted');
  if (modality !== 'may' || isNothing || isGranted || choice.test(`${verdict} ${explain}`)) return undefined;
  return 'neither its verdict nor its `explain` says that anybody may or can';
}

/** Another reading of which nothing follows but who decides. */
function onlyDecided(
  { data: { verdict = '', effects = [], modality, decidedBy } }: OutcomeAt,
  { decides, must }: Words,
): string | undefined {
  const isLeft = modality === 'must' && decidedBy !== undefined && effects.every(({ kind }) => kind === 'none');
  return isLeft && decides.test(verdict) && !must.test(verdict) ? 'its verdict only says who decides' : undefined;
}

/** Outcomes with the same verdict, effects and decider, of which one leaves a choice and another does not. */
function twins(outcomes: readonly OutcomeAt[]): readonly Finding[] {
  const whole = outcomes.filter(({ data }) => data.verdict !== undefined && data.modality !== undefined);
  const alike = Map.groupBy(whole, ({ data: { verdict, effects, decidedBy } }) =>
    JSON.stringify([verdict, effects, decidedBy]),
  );
  return [...alike.values()].flatMap((mine) => {
    const most = mostOf(mine);
    return mine.flatMap((each) =>
      each.data.modality === most?.data.modality
        ? []
        : [report(each, `\`${most?.data.id ?? ''}\`, which says the same, has \`${most?.data.modality ?? ''}\``)],
    );
  });
}

/** One with the modality that most of them have; of as many, the first. */
function mostOf(outcomes: readonly OutcomeAt[]): OutcomeAt | undefined {
  const groups = [...Map.groupBy(outcomes, ({ data }) => data.modality).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}

function report({ at: { source, path }, data: { id, modality } }: OutcomeAt, why: string): Finding {
  const message = `the modality of \`${id}\` is \`${modality ?? ''}\`, and ${why}. See what the source says, and mend the one that is wrong.`;
  return finding('modality-unlike', source.locate([...path, 'modality']), message);
}

/** The words by which a verdict says what may and what must be. */
interface Words {
  /** That something is allowed. */
  readonly may: RegExp;
  readonly must: RegExp;
  /** That something is allowed, can be or need not be. */
  readonly choice: RegExp;
  /** That a decision is left to the decider. */
  readonly decides: RegExp;
  /** Negations and limits, which turn such a word round: `niemand mag`, `alleen West mag`. */
  readonly limits: RegExp;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    may: wholeWords('mag|mogen'),
    must: wholeWords('moet|moeten|moest|moesten|verplicht'),
    choice: wholeWords('mag|mogen|kan|kunt|kunnen|hoeft|hoeven|mogelijk|keuze'),
    decides: wholeWords('beslist|beslissen|kiest'),
    limits: wholeWords('niet|niets|geen|niemand|nooit|alleen|pas'),
  },
  da: {
    may: wholeWords('må|tilladt'),
    must: wholeWords('skal|skulle'),
    choice: wholeWords('må|kan|tilladt|behøver'),
    decides: wholeWords('afgør|bestemmer'),
    limits: wholeWords('ikke|intet|ingen|aldrig|kun|først'),
  },
  de: {
    may: wholeWords('darf|dürfen|erlaubt'),
    must: wholeWords('muss|müssen|musste|mussten'),
    choice: wholeWords('darf|dürfen|kann|können|erlaubt|braucht|freiwillig'),
    decides: wholeWords('entscheidet|entscheiden'),
    limits: wholeWords('nicht|nichts|kein|keine|keiner|keinen|niemand|nie|nur|erst'),
  },
  en: {
    may: wholeWords('may'),
    must: wholeWords('must|shall'),
    choice: wholeWords('may|can|might|could|need|allowed'),
    decides: wholeWords('decides|decide'),
    limits: wholeWords('not|nothing|no|nobody|none|never|only'),
  },
};
