/** A verdict that says lost where the effects say won. */
import type { Language } from '#model/index.ts';
import { alternativesOf } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function verdictUnlike({ book, consequences, tables }: EditionContent): readonly Finding[] {
  const words = Object.entries(WORDS[book.data.language]);
  return [...consequences, ...alternativesOf(tables)].flatMap(({ at: { source, path }, data }) => {
    const results = (data.effects ?? []).flatMap((effect) => (effect.kind === 'result' ? [String(effect.what)] : []));
    const said = words.flatMap(([result, word]) => (word.test(data.verdict ?? '') ? [result] : []));
    const [first] = said;
    if (first === undefined || !results.some((each) => each in WORDS.nl) || said.some((each) => results.includes(each)))
      return [];
    const message = `the verdict of \`${data.id}\` says \`${first}\`, and its effects \`${results.join('`, `')}\`. Mend the one that is wrong.`;
    return [finding('verdict-unlike', source.locate([...path, 'verdict']), message)];
  });
}

/** Of each result of a game that excludes the others the words by which a verdict says it. */
const WORDS: Readonly<Record<Language, Readonly<Record<'won' | 'lost' | 'drawn', RegExp>>>> = {
  nl: {
    won: /\b(?:gewonnen|wint|winnen|winst)\b/iu,
    lost: /\b(?:verloren|verliest|verlies)\b/iu,
    drawn: /\bgelijk\b/iu,
  },
  da: { won: /\b(?:vundet|vinder)\b/iu, lost: /\b(?:tabt|taber|bete)\b/iu, drawn: /\buafgjort\b/iu },
  de: {
    won: /\b(?:gewonnen|gewinnt|gewinnen)\b/iu,
    lost: /\b(?:verloren|verliert|verlieren)\b/iu,
    drawn: /\bunentschieden\b/iu,
  },
  en: { won: /\b(?:won|wins|win)\b/iu, lost: /\b(?:lost|loses|lose)\b/iu, drawn: /\bdrawn\b/iu },
};
