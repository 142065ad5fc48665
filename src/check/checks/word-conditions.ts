/**
 * Whether a translation sets its conditions and limits where its original does, sentence by sentence: with an
 * `after` for a `before`, or without its `only`, a rule is another one.
 */
import { wholeWords } from '#check/whole-words.ts';
import type { Language } from '#model/index.ts';
import { sentencePairs, type TextPair } from './word-pairs.ts';

/** The end of a sentence for each difference. */
export function conditionDifferences(
  pair: TextPair,
  [from, to]: readonly [original: Language, translation: Language],
): readonly string[] {
  // A name may be the same in both.
  if (pair.original === pair.translation) return [];
  return sentencePairs(pair).flatMap(([original, translation]) =>
    Object.entries(WORDS).flatMap(([word, { [from]: wanted, [to]: found }]) => {
      const quoted = `“${translation}”`;
      return [
        ...(count(found.says, translation) > count(wanted.says, original) + count(wanted.other, original)
          ? [`${quoted} says \`${word}\`, and the original does not.`]
          : []),
        ...(count(wanted.says, original) > count(found.says, translation) + count(found.other, translation)
          ? [`${quoted} does not say \`${word}\`, and the original does.`]
          : []),
      ];
    }),
  );
}

const count = (words: RegExp, text: string) => text.match(words)?.length ?? 0;

interface Words {
  /** These say it and hardly anything else, so that a translation has one of them or of the others. */
  readonly says: RegExp;
  /** What a translation may render by them, though it mostly says something else. */
  readonly other: RegExp;
}

function words(says: string, other: string): Words {
  const every = (list: string) => new RegExp(wholeWords(list), 'giu');
  return { says: every(says), other: every(other) };
}

/** By what the English words mean. A plain `if` has no word in some languages, where order alone says it. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  unless: {
    nl: words('tenzij|behalve (?:als|wanneer|in)|mits', 'uitgezonderd'),
    da: words('medmindre', 'undtag\\p{L}*|hvis ikke'),
    de: words('es sei denn|außer (?:bei|wenn)', 'außer|sofern nicht'),
    en: words('unless', 'except|only if|provided'),
  },
  only: {
    nl: words(
      // Before a noun, `een pas` is a call; `pas dat artikel toe` applies it.
      '(?<!(?:een|de|zijn|gewone) )pas (?:aan|achteraf|als|bij|daarna|dan|de|drie|een|gezien|het|in|later|merkt|met|na|nadat|nu|om|op|over|sinds|tegen|ter|toen|twee|uit|vanaf|verder|vijf|wanneer|weg|zag|zes)(?![^.;:?]* toe(?!\\p{L}))|(?:nu|toen|dan) pas|alleen|slechts|uitsluitend|(?<!alleen nog )maar (?:één|twee|drie|zes)|(?:als|de|haar|het|is|zijn) enige',
      'enige?|enkel\\p{L}*|maar|louter|eenmalig|één (?:keer|kleur)|niet meer dan|net|zuiver|dan|nog|pas',
    ),
    da: words(
      'kun|blot|alene|udelukkende|eneste|først(?=,? (?:afsluttet|bagefter|bliver|da|derefter|efter|frem|hans|kom|når|opdag\\p{L}*|på|senere|set|sker|ved))|(?:opdag\\p{L}*|kom\\p{L}*) først',
      'først|bare|ellers|højst|så',
    ),
    de: words(
      'nur|lediglich|bloß|einzige|erst (?:abgerechnet|als|am|auf\\p{L}*|beim?|danach|dann|im|mit|nach|später|wenn)',
      'erst|allein\\p{L}*|einzig\\p{L}*|höchstens',
    ),
    en: words(
      'only',
      'just|merely|mere|alone|no more than|nothing but|exclusively|sole|single|all that|solely|at most|until|even|simply',
    ),
  },
  before: {
    nl: words(
      'voordat|vóór(?:dat)?|vooraf|tevoren|alvorens|eer',
      'voor|voorheen|eerder|vroeger|tot|vorige?|hiervoor|daarvoor|ervoor|op voorhand|eerst',
    ),
    da: words(
      '(?<!(?:bord|ene) )før|inden(?! for)|i forvejen|forinden|på forhånd',
      'før|forud|tidligere|foregående|indtil|forrige|foran|vent',
    ),
    de: words(
      'bevor|vorher|zuvor|ehe|vor (?:dem|den|der|einem|einer|ihm|ihr|jeder|Beginn|Ende)',
      'vor\\p{L}*|davor|früher|bis|eher|zuerst',
    ),
    en: words(
      'before|beforehand',
      'until|till|earlier|previous(?:ly)?|prior|ahead|in advance|in front of|preced\\p{L}*|already|preliminaries|too early|out of turn|within|yet',
    ),
  },
  after: {
    nl: words(
      'nadat|daarna|achteraf|hierna|waarna|nadien|ná|na (?:\\d+|advies|afloop|dat|de|deze|die|dit|drie|een|elke?|haar|het|hun|iedere|vier|vijftig|zijn)',
      '(?:er)?na|\\p{L}+na|napraten|nabeschouwing|erachteraan|later|achter|zodra|vervolgens|eenmaal|sinds|daarop|erop|vanaf|voorbij|verlopen|verder|tussen',
    ),
    da: words(
      'derefter|herefter|bagefter|efterfølgende|efter (?:\\d+|at|de|den|det|en|et|fejlkøb|kampen|køb|melding|omgivning|runden|spillet|tre)',
      'efter|siden|senere|derpå|når|over',
    ),
    de: words(
      'nachdem|hinterher|anschließend|nachher|nach (?:dem|den|der|drei|einem|einer|jedem|jeder)',
      'nach\\p{L}*|danach|später|sobald|darauf|seit\\p{L}*|dann|daran|dahinter|ab',
    ),
    en: words(
      'after(?! all)|afterwards|thereafter',
      'since|once|later|following|then|follow\\p{L}*|as soon as|next|behind|when|past|over|check\\p{L}*|finished|under|according|look\\p{L}* (?:for|at)|depends?|count\\p{L}*|again|with|from (?:then|there)|(?:by|in|on) our reading|by (?:one|the)|at the end|turns out',
    ),
  },
  until: {
    nl: words('totdat|tot (?:alle|dat|de|een|er|het|hij)', 'tot|pas|voor(?:dat)?|vóór|zolang|tot\\p{L}*|uiterlijk'),
    da: words('indtil', 'til|før|inden|først|så længe|så|hidtil'),
    de: words('bis', 'erst|solange|vor\\p{L}*|bevor'),
    en: words(
      'until|till',
      'up to|before|as long as|by|only|to|no later|while|so far|from|within|how late|of|with|joining|for',
    ),
  },
  'at least': {
    nl: words('minstens|ten minste|tenminste|minimaal', 'minst|of meer|vanaf|op zijn minst|in elk geval'),
    da: words('mindst', 'i det mindste|eller flere|minimum'),
    de: words('mindestens|wenigstens', 'oder mehr|ab'),
    en: words('at least', 'minimum|no fewer|no less|or more'),
  },
  'at most': {
    nl: words(
      'hoogstens|maximaal|hooguit|ten hoogste',
      'uiterlijk|niet (?:meer|langer)|tot en met|op zijn hoogst|maximum',
    ),
    da: words('højst', 'senest|maks\\p{L}*|max\\p{L}*|ikke (?:mere|flere)'),
    de: words('höchstens|maximal', 'spätestens|nicht mehr|bis'),
    en: words('at (?:the )?most', 'maximum|up to|no later|no more than|not more|at the latest|or fewer|or less|only'),
  },
};
