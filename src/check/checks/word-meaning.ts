/**
 * Whether a translation denies, obliges and permits where its original does, sentence by sentence: a lost
 * `not` turns a ruling round, and so does a `may` that was a `must`.
 */
import { wholeWords } from '#check/whole-words.ts';
import type { Language } from '#model/index.ts';
import { sentencePairs, type TextPair } from './word-pairs.ts';

/** The end of a sentence for each difference. */
export function meaningDifferences(
  pair: TextPair,
  [from, to]: readonly [original: Language, translation: Language],
): readonly string[] {
  // A name may be the same in both: `No picture no game`.
  if (pair.original === pair.translation) return [];
  return sentencePairs(pair).flatMap(([original, translation]) => {
    const quoted = `“${translation}”`;
    const wanted = saidIn(original, from);
    const found = saidIn(translation, to);
    return [
      ...(wanted.denials === undefined || found.denials === undefined || wanted.denials === found.denials
        ? []
        : [`${quoted} has ${found.denials} \`not\`, \`no\` or the like, and the original ${wanted.denials}.`]),
      ...unlikeDuty(wanted, found).map((says) => `${quoted} says that something ${says}.`),
    ];
  });
}

function unlikeDuty(wanted: Said, found: Said): readonly string[] {
  if (found.must > wanted.obliges) return ['must be, and the original does not'];
  if (found.may > wanted.permits) return ['may be, and the original does not'];
  if (found.may > 0 && found.obliges < wanted.must) return ['may be where the original says that it must'];
  return [];
}

type Said = ReturnType<typeof saidIn>;

/** How often a sentence denies, obliges and permits, by its words. */
export function saidIn(sentence: string, language: Language) {
  const { not, either, must, obliges, may, permits } = WORDS[language];
  // What is quoted is not said: ‘may’ or ‘must’.
  const own = sentence.replaceAll(/[‘’„“][\p{L}-]+[’‘”“]/gu, '');
  const count = (words: RegExp) => own.match(every(words))?.length ?? 0;
  return {
    denials: either?.test(sentence) ? undefined : count(not),
    must: count(must),
    obliges: count(obliges),
    may: count(may),
    permits: count(permits),
  };
}

const every = (words: RegExp) => new RegExp(words, `g${words.flags}`);

interface Words {
  readonly not: RegExp;
  /** Where one language denies and another need not: `not until` is `pas`, `says nothing` is `zwijgt`. */
  readonly either?: RegExp;
  /** The words that oblige, in a translation; what must not be is a matter of permission. */
  readonly must: RegExp;
  /** These, and others that a translation may render by them. */
  readonly obliges: RegExp;
  readonly may: RegExp;
  readonly permits: RegExp;
}

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    not: wholeWords('niet|niets|g[eé][eé]n|niemand|nooit|nergens|zonder|evenmin|noch|nee|nul|om het even'),
    must: wholeWords('moet|moeten|moest|moesten'),
    obliges: wholeWords(
      'moet|moeten|moest|moesten|verplicht\\p{L}*|dient|dienen|hoor(?:t|den?|en)|hoeft?|hoeven|hoefden?|behoort|eist|eisen',
    ),
    may: wholeWords('mag|mogen'),
    permits: wholeWords(
      'mag|mogen|mocht|mochten|toegestaan|(?:on)?geoorloofde?|kunt?|kan|kunnen|kon|konden|verb(?:ied|od)\\p{L}*|mogelijk\\p{L}*|toegelaten|toelaten|toelaat|laat|laten|recht|keu[sz]e?|vrij|eventueel|misschien',
    ),
  },
  da: {
    not: wholeWords('ikke|intet|ingen|aldrig|uden(?! for(?!\\p{L}))|hverken|nej|ej|nul|lige meget'),
    must: wholeWords('skal|skulle'),
    obliges: wholeWords('skal|skulle|pligt\\p{L}*|tvunget|tvinge\\p{L}*|behøver|bør|burde|nødt|kræver'),
    may: wholeWords('må|tilladt'),
    permits: wholeWords(
      'må|måtte|tilladt|tilladelse|kan|kunne|forbud\\p{L}*|forbyde\\p{L}*|lov|mulig\\p{L}*|lader?|ret|frit?|valg|eventuelt|måske',
    ),
  },
  de: {
    not: wholeWords('nicht|nichts|kein\\p{L}*|niemand|nie|nirgends|ohne|weder|nein|null'),
    must: wholeWords('muss|müssen|musste|mussten'),
    obliges: wholeWords(
      'muss|müssen|mussten?|müssten?|verpflichtet|soll|sollen|sollten?|braucht?|brauchen|gehört|pflicht|(?:ist|sind|war|waren|hat|haben) [^.;]*?zu|zu \\p{L}+ (?:ist|sind|war|waren|hat|haben)',
    ),
    may: wholeWords('darf|dürfen|erlaubt'),
    permits: wholeWords(
      'darf|dürf\\p{L}*|durft\\p{L}*|erlaub\\p{L}*|kann|könn\\p{L}*|konnt\\p{L}*|verbot\\p{L}*|verbiet\\p{L}*|zulässig|möglich\\p{L}*|lass\\p{L}*|lässt|recht|frei\\p{L}*|wahl|eventuell|vielleicht',
    ),
  },
  en: {
    // “Neither … nor” denies two things with one denial.
    not: wholeWords(
      'neither [^.;]+? nor|not|nothing|no(?!-trump)|nobody|none|never|nowhere|without|neither|nor|cannot|non|nil|zero',
    ),
    either: wholeWords('until|no later than|no\\. \\d|(?:says?|said) nothing|not sure'),
    must: wholeWords('must(?! (?:not|be no|play no))|has to|have to|had to|having to'),
    obliges: wholeWords(
      'must|shall|(?:is|are|was|were) to|has to|have to|had to|having to|should|need|needs|ought|obliged|required',
    ),
    may: wholeWords('may(?! not)|might|allowed|permitted'),
    permits: wholeWords(
      'may|might|allowed|permitted|can|cannot|could|forbidden|forbids|possible|lets?|right|free|choice|must not',
    ),
  },
};
