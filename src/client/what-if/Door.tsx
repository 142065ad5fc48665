/** Offers the slider for each number of a case that a rule has a threshold for; it is loaded when opened. */
import { Component, type ComponentType } from 'preact';
import type { Case } from '#addresses/case.ts';
import type { Compiled } from '#decide/compiled.ts';
import { fill } from '#i18n/fill.ts';
import type { DecisionProps } from '#views/decision-props.ts';
import { saysOf } from '#wording/phrase.ts';
import type { WhatIfProps } from './WhatIf.tsx';

interface Props {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly case: Case;
  readonly onAnswer: (fact: string, value: string) => void;
}

interface Loaded {
  readonly View: ComponentType<WhatIfProps>;
  readonly words: WhatIfProps['words'];
}

export class WhatIfDoor extends Component<Props, { readonly loaded?: Loaded; readonly failed: boolean }> {
  override state: { readonly loaded?: Loaded; readonly failed: boolean } = { failed: false };

  override render({ data, compiled, case: { answers, progress }, onAnswer }: Props) {
    const { loaded, failed } = this.state;
    // Only numbers that the table distinguishes by value.
    const drawn = progress.given.filter(({ fact }) => (compiled.byFact.get(fact)?.cells.length ?? 0) > 1);
    return drawn.map(({ fact }) => {
      const [text, answer] = [data.facts[fact], answers[fact]];
      const what = text && answer ? saysOf(text, answer, data.words.phrase) : fact;
      return (
        <details class="what-if-door" key={fact} onToggle={this.#load}>
          <summary>{fill(data.words.whatIf.open, { what })}</summary>
          {failed && <p role="alert">{data.words.whatIf.failed}</p>}
          {loaded && (
            <loaded.View
              data={data}
              compiled={compiled}
              answers={answers}
              fact={fact}
              words={loaded.words}
              onAnswer={onAnswer}
            />
          )}
        </details>
      );
    });
  }

  #load = (): void => {
    if (this.state.loaded) return;
    import('./WhatIf.tsx')
      .then(({ WhatIf, whatIfWords }) =>
        whatIfWords(this.props.data.language).then((words) => ({ View: WhatIf, words })),
      )
      .then(
        (loaded) => this.setState({ loaded, failed: false }),
        () => this.setState({ failed: true }),
      );
  };
}
