import { Component, createRef } from 'preact';
import { offered } from '#training/cases/offered.ts';
import { isRight, type Ruled } from '#training/cases/right.ts';
import type { DrillProps } from '#training/drill.ts';
import { OutcomeLater } from './OutcomeLater.tsx';
import { RulingForm } from './RulingForm.tsx';
import { Story } from './Story.tsx';

interface State {
  readonly ruled?: Ruled;
}

/** The drill: a story, the rulings to choose from, and the amounts. */
export class WhichRuling extends Component<DrillProps, State> {
  override state: State = {};
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #ids = offered(this.props.drawn.situation, this.props.drawn.drill);

  override render({ session, drawn: { situation, drill, story }, heading }: DrillProps, { ruled }: State) {
    const { lang, title } = situation.data;
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        <Story story={story} well={drill.well} lang={lang} words={session.words.session} />
        {ruled ? (
          <OutcomeLater session={session} situation={situation} drill={drill} ruled={ruled} heading={this.#result} />
        ) : (
          <RulingForm
            cases={[{ situation, drill, ids: this.#ids }] as const}
            words={session.words}
            onRuled={([only]) => this.#rule(only)}
          />
        )}
      </article>
    );
  }

  #rule(ruled: Ruled): void {
    const { drawn, onDone } = this.props;
    const right = isRight(drawn.situation, drawn.drill, ruled);
    this.setState({ ruled });
    onDone({ right, grade: right ? 3 : 1, rulings: [drawn.drill.ruling] });
  }
}
