import { Component, createRef } from 'preact';
import { isRight, type Ruled } from '#training/cases/right.ts';
import { offered } from '#training/cases/offered.ts';
import { once } from '#training/once.ts';
import { NOTHING_TYPED, type Typed } from '#training/typed.ts';
import { onDemand } from '#training/ui/on-demand.tsx';
import { Options } from '#training/ui/Options.tsx';
import { RulingForm, type AskedCase } from '#training/ui/RulingForm.tsx';
import { scrollToHeading } from '#training/ui/scroll-to-heading.ts';
import { Story } from '#training/ui/Story.tsx';
import type { WordedDrillProps } from '#training/with-words.ts';
import type { JointRuledProps } from './JointRuled.tsx';
import { relations, type Relation } from './relation.ts';
import { legendText, relationText } from './relation-text.ts';
import type { JointCase } from './types.ts';

interface State {
  /** How the parts go together. */
  readonly how: Typed;
  readonly isUnsaid: boolean;
  readonly said?: { readonly ruled: readonly [Ruled, Ruled]; readonly relation: Relation };
}

const RuledLater = onDemand<JointRuledProps>(
  once(() => import('./JointRuled.tsx').then(({ JointRuled }) => JointRuled)),
  ({ heading }) => scrollToHeading(heading.current),
);

/** The drill: one story in which two things went wrong: the ruling of each, and how they go together. */
export class Joint extends Component<WordedDrillProps, State> {
  override state: State = { how: NOTHING_TYPED, isUnsaid: false };
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #ids = (this.props.drawn.joint?.parts ?? []).map(({ situation, drill }) => offered(situation, drill));

  override render({ session, drawn: { joint }, heading, say }: WordedDrillProps, { how, isUnsaid, said }: State) {
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
          <RulingForm
            cases={[this.#asked(joint, 0), this.#asked(joint, 1)] as const}
            words={session.words}
            further={{
              isAnswered: this.#isRelated,
              field: (
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
              ),
            }}
            onRuled={(ruled) => this.#rule(joint, ruled)}
          />
        )}
      </article>
    );
  }

  #asked({ parts }: JointCase, at: 0 | 1): AskedCase {
    const { situation, drill } = parts[at];
    return { situation, drill, ids: this.#ids[at] ?? [], legend: legendText({ situation }, this.props.say.joint) };
  }

  readonly #isRelated = (): boolean => {
    const isUnsaid = this.#relation() === undefined;
    this.setState({ isUnsaid });
    return !isUnsaid;
  };

  #relation(): Relation | undefined {
    return relations[this.state.how.option ?? -1];
  }

  #rule(joint: JointCase, ruled: readonly [Ruled, Ruled]): void {
    const relation = this.#relation();
    if (relation === undefined) return;
    this.setState({ said: { ruled, relation } });
    const right =
      relation === joint.relation &&
      ([0, 1] as const).every((at) => isRight(joint.parts[at].situation, joint.parts[at].drill, ruled[at]));
    this.props.onDone({ right, grade: right ? 3 : 1, rulings: [joint.joint.card] });
  }
}
