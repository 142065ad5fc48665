/** General words, used about anything, at a card table or not, in any language. */
import { queryWords } from '#i18n/query.ts';
import { foldedSet } from './folded-set.ts';
import { stemOf } from './stem.ts';

/** Which of the everyday meanings are no more of a card table than of anything else. */
const MEANINGS = [
  ...(['money', 'pay', 'cost', 'lose', 'change', 'forget', 'late', 'early', 'open', 'closed', 'see', 'show'] as const),
  ...(['talk', 'absent', 'cancel', 'refuse', 'wrong', 'mistake', 'begin', 'end', 'first', 'last', 'again'] as const),
  ...(['high', 'low', 'all', 'nobody', 'everybody', 'much', 'how-much', 'people', 'time', 'minutes', 'place'] as const),
  ...(['sit', 'help', 'new', 'old', 'long', 'fast', 'slow', 'big', 'small', 'correct', 'bad', 'name'] as const),
  ...(['evening', 'happen', 'stay', 'stand', 'walk', 'more', 'fewer', 'take', 'need', 'away', 'out'] as const),
  ...(['inside', 'get', 'other', 'same', 'wait', 'find', 'hold', 'bring', 'use', 'hear', 'read', 'know'] as const),
  ...(['believe', 'think', 'mean', 'ask', 'call', 'remain', 'own', 'between', 'half', 'both', 'equal'] as const),
  ...(['write', 'explain', 'top', 'single', 'double', 'left', 'right', 'allowed', 'replace', 'repair'] as const),
];

const GENERAL = foldedSet(
  Object.values(queryWords).flatMap(({ everyday, general }) => [general, ...MEANINGS.map((each) => everyday[each])]),
);
const STEMS = new Set([...GENERAL].filter((word) => word.length > 3).map(stemOf));
/** Words of the card table whose stem is also a general word's: "beurt" and "gebeuren". */
const AT_TABLE = foldedSet(Object.values(queryWords).flatMap(({ everyday }) => Object.values(everyday)));

/** Whether a word or another form of it is general. @param word as `fold` writes it. */
export function isGeneral(word: string): boolean {
  return GENERAL.has(word) || (STEMS.has(stemOf(word)) && !AT_TABLE.has(word));
}
