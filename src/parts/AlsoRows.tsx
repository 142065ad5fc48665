import type { AlsoText } from '#views/also-ruled.ts';
import type { Fold } from '#views/fold.ts';
import { Folded } from './Folded.tsx';
import { Text } from './Text.tsx';

interface Props {
  readonly also: readonly (Pick<AlsoText, 'how' | 'by' | 'cases' | 'says' | 'saysIn' | 'title' | 'lang'> & {
    readonly href: string;
  })[];
  readonly fold: Fold | undefined;
}

/** What else may hold for the same event, and where that is decided. */
export function AlsoRows({ also, fold }: Props) {
  return (
    <Folded
      items={also}
      fold={fold}
      // A link to what a fold hides opens it; one to the fold would not.
      list={(some, at) => (
        <ul class="rows" id={at === 0 ? 'also-rows' : undefined}>
          {some.map(({ how, by, cases = [], says, saysIn, title, lang, href }, nth) => (
            // Paper names each situation once.
            <li
              key={how + says.text}
              data-again={also.slice(0, at + nth).some((before) => before.title === title) ? '' : undefined}
            >
              <a href={href}>
                <span class="what">{[how, by].filter((each) => each !== '').join(' · ')}</span>
                {cases.map((each) => (
                  <span key={each.text}>
                    <Text of={each} />
                  </span>
                ))}
                <span lang={saysIn}>
                  <Text of={says} />
                </span>
                <b lang={lang}>{title}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    />
  );
}
