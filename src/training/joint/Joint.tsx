import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import { isRight, type Ruled } from '#training/cases/right.ts';
import { offered } from '#training/cases/offered.ts';
import { once } from '#training/once.ts';
import { NOTHING_TYPED, type Typed } from '#training/typed.ts';
import { onDemand } from '#training/ui/on-demand.tsx';
import { Options } from '#training/ui/Options.tsx';
import { problemOf, RulingOptions, ruledWith, type Problem } from '#training/ui/RulingForm.tsx';
import { scrollToHeading } from '#training/ui/scroll-to-heading.ts';
import { Story } from '#training/ui/Story.tsx';
import type { WordedDrillProps } from '#training/with-words.ts';
import type { JointRuledProps } from './JointRuled.tsx';
import { relations, type Relation } from './relation.ts';
import { legendText, relationText } from './relation-text.ts';

interface State {
  /** Of either part, and how they go together. */
  readonly typed: readonly [Typed, Typed];
  readonly how: Typed;
  readonly problems: readonly [Problem | undefined, Problem | undefined];
  readonly isUnsaid: boolean;
  readonly said: { readonly ruled: readonly [Ruled, Ruled]; readonly relation: Relation } | undefined;
}

const PLACES = [0, 1] as const;
const NO_PROBLEMS = [undefined, undefined] as const;

const RuledLater = onDemand<JointRuledProps>(
  once(() => import('./JointRuled.tsx').then(({ JointRuled }) => JointRuled)),
  ({ heading }) => scrollToHeading(heading.current),
);

/** The drill: one story in which two things went wrong: the ruling of each, and how they go together. */
export class Joint extends Component<WordedDrillProps, State> {
  override state: State = {
    typed: [NOTHING_TYPED, NOTHING_TYPED],
    how: NOTHING_TYPED,
    problems: NO_PROBLEMS,
    isUnsaid: false,
    said: undefined,
  };
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #form = createRef<HTMLFormElement>();
  readonly #ids = (this.props.drawn.joint?.parts ?? []).map(({ situation, drill }) => offered(situation, drill));

  override componentDidUpdate(_: WordedDrillProps, { said, problems }: State): void {
    // The missing field may be far above the button.
    if (this.state.said === said && this.state.problems !== problems)
      this.#form.current?.querySelector<HTMLElement>('[data-amiss]')?.focus();
  }

  override render(
    { session, drawn: { joint }, heading, say }: WordedDrillProps,
    { typed, how, problems, isUnsaid, said }: State,
  ) {
    if (!joint) return null;
    const { story, lang } = joint.joint;
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1}>
          {say.joint.title}
        </h1>
        <Story story={story} well="example" lang={lang} words={session.words.session} />
        {said ? (
          <RuledLater session={session} joint={joint} {...said} heading={this.#result} say={say.joint} />
        ) : (
          <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
            {PLACES.map((at) => {
              const { situation, drill } = joint.parts[at];
              return (
                <div
                  key={at}
                  class="drill-form"
                  tabIndex={-1}
                  {...(problems[at] === undefined ? {} : { 'data-amiss': '' })}
                >
                  <RulingOptions
                    situation={situation}
                    drill={drill}
                    ids={this.#ids[at] ?? []}
                    typed={typed[at]}
                    problem={problems[at]}
                    legend={legendText({ situation }, say.joint)}
                    words={session.words}
                    onType={(next) => this.#type(at, next)}
                  />
                </div>
              );
            })}
            <div class="drill-form" tabIndex={-1} {...(isUnsaid ? { 'data-amiss': '' } : {})}>
              <Options
                name={`train-how-${joint.joint.card}`}
                legend={say.joint.how}
                options={relations.map((relation) => ({
                  id: relation,
                  text: relationText(relation, joint, say.joint),
                }))}
                amounts={[]}
                typed={how}
                onType={(next) => this.setState({ how: next, isUnsaid: false })}
              />
              {isUnsaid && (
                <p class="drill-problem" role="alert">
                  {say.joint.none}
                </p>
              )}
            </div>
            <p>
              <button class="btn main">{session.words.session.say}</button>
            </p>
          </form>
        )}
      </article>
    );
  }

  #type(at: 0 | 1, next: Typed): void {
    const [first, second] = this.state.typed;
    this.setState({ typed: at === 0 ? [next, second] : [first, next], problems: NO_PROBLEMS });
  }

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { joint } = this.props.drawn;
    if (!joint) return;
    const { typed, how } = this.state;
    const [first, second] = PLACES.map((at) => {
      const { situation, drill } = joint.parts[at];
      return ruledWith(situation, drill, this.#ids[at] ?? [], typed[at]);
    });
    const relation = relations[how.option ?? -1];
    if (typeof first !== 'object' || typeof second !== 'object' || relation === undefined) {
      this.setState({ problems: [problemOf(first), problemOf(second)], isUnsaid: relation === undefined });
      return;
    }
    this.setState({ said: { ruled: [first, second], relation } });
    const right =
      relation === joint.relation &&
      [first, second].every((ruled, at) => {
        const part = joint.parts[at === 0 ? 0 : 1];
        return isRight(part.situation, part.drill, ruled);
      });
    this.props.onDone({ right, grade: right ? 3 : 1, rulings: [joint.joint.card] });
  };
}
