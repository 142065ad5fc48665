import type { AlsoText } from '#views/also-ruled.ts';
import { Text } from './Text.tsx';

interface Props {
  readonly also: readonly (Pick<AlsoText, 'how' | 'by' | 'cases' | 'says' | 'saysIn' | 'title' | 'lang'> & {
    readonly href: string;
  })[];
  /** The line that they are folded behind, on paper their heading. */
  readonly title: string;
}

/** What else may hold for the same event, and where that is decided: one closed line. */
export function AlsoRows({ also, title }: Props) {
  return (
    <details class="also later at-any-width" id="also">
      <summary>{title}</summary>
      {/* A link to what a fold hides opens it; one to the fold would not. */}
      <ul class="rows" id="also-rows">
        {also.map(({ how, by, cases = [], says, saysIn, title, lang, href }, nth) => (
          // Paper names each situation once.
          <li
            key={how + says.text}
            data-again={also.slice(0, nth).some((before) => before.title === title) ? '' : undefined}
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
    </details>
  );
}
