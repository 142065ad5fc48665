import { sentencesOf } from '#training/cases/case.ts';
import type { NearMiss } from '#training/cases/near-miss.ts';
import type { Ready } from '#training/cases/situation.ts';
import type { DrillWords, PhraseWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';

interface Props {
  readonly situation: Ready;
  readonly pair: NearMiss;
  readonly at: 0 | 1;
  readonly say: DrillWords['near'];
  readonly words: PhraseWords;
}

/** What is told of one case alone, with the differing fact marked; the rest only follows from it. */
export function Differing({ situation, pair, at, say, words }: Props) {
  const { lang } = situation.data;
  const given = pair.cases[at].told.filter(({ fact }) => fact === pair.fact);
  const marked = sentencesOf(situation, given, words);
  return (
    <>
      <h2 class="drill-near-name">{nameOf(say, at)}</h2>
      <p class="drill-near-only" lang={lang}>
        {pair.only[at].flatMap((text, place) => [
          place === 0 ? '' : ' ',
          marked.includes(text) ? <mark class="drill-near-mark">{text}</mark> : text,
        ])}
      </p>
    </>
  );
}

/** The name of a case: A, or B. */
function nameOf({ which }: DrillWords['near'], at: 0 | 1): string {
  return fill(which, { at: at === 0 ? 'A' : 'B' });
}
