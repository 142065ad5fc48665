import { Component, createRef, type TargetedSubmitEvent } from 'preact';
import type { AtTableWords } from '#i18n/at-table.ts';
import { isGuided } from '#training/asked.ts';
import { askables, judged, type Askable, type Ruled } from '#training/cases/at-the-table.ts';
import { offered } from '#training/cases/offered.ts';
import type { DrillProps } from '#training/drill.ts';
import { NOTHING_CHOSEN, RulingChoice, ruledWith, type Choice, type Problem } from '#training/ui/RulingChoice.tsx';
import { sentence } from '#wording/phrase.ts';
import { doneOf, nextToAsk } from './account.ts';
import { Coach } from './Coach.tsx';
import { Log } from './Log.tsx';
import { Questions } from './Questions.tsx';
import { Ruling } from './Ruling.tsx';

export interface AtTableProps extends DrillProps {
  readonly say: AtTableWords;
}

interface State {
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  readonly phase: 'asking' | 'ruling' | 'ruled';
  readonly choice: Choice;
  readonly problem: Problem | undefined;
  readonly ruled: Ruled | undefined;
}

/** At the table: somebody shouts, the arbiter asks until they know enough, and rules. */
export class AtTable extends Component<AtTableProps, State> {
  override state: State = { asked: [], phase: 'asking', choice: NOTHING_CHOSEN, problem: undefined, ruled: undefined };
  readonly #questions: readonly Askable[] = askables(this.props.drawn.situation, this.props.drawn.drill);
  readonly #result = createRef<HTMLHeadingElement>();
  readonly #answer = createRef<HTMLLIElement>();
  readonly #list = createRef<HTMLDivElement>();
  readonly #form = createRef<HTMLFormElement>();

  /** Whoever uses keys goes on where they were: at the question that has taken the place of the one that was asked. */
  override componentDidUpdate(_: AtTableProps, before: State): void {
    const { asked, phase } = this.state;
    if (phase !== before.phase) {
      if (phase === 'ruled') this.#result.current?.focus();
      if (phase === 'ruling') this.#form.current?.querySelector('input')?.focus();
      if (phase === 'asking') this.#buttons().at(0)?.focus();
    } else if (asked.length > before.asked.length) {
      const left = this.#questions.filter(({ fact }) => !before.asked.includes(fact));
      const at = left.findIndex(({ fact }) => fact === asked.at(-1));
      // The last button of the list is the one for whoever knows enough.
      this.#buttons().at(at)?.focus({ preventScroll: true });
      if (isGuided(this.props.asked)) this.#answer.current?.scrollIntoView({ block: 'start' });
    }
  }

  override render({ session, drawn, heading, asked: address, say }: AtTableProps, state: State) {
    const { situation, drill } = drawn;
    const { asked, phase, choice, problem, ruled } = state;
    const guided = isGuided(address);
    const done = asked.flatMap((fact) => this.#questions.find((each) => each.fact === fact) ?? []);
    return (
      <article class="drill-case">
        <h1 ref={heading} tabIndex={-1}>
          {say.title}
        </h1>
        <Shout shout={drill.shout} lang={situation.data.lang} say={say} />
        {phase !== 'ruled' && <Log session={session} drawn={drawn} asked={done} say={say} last={this.#answer} />}
        {phase !== 'ruled' && guided && (
          <Coach session={session} drawn={drawn} asked={asked} ruling={phase === 'ruling'} say={say} />
        )}
        {phase === 'asking' && (
          <Questions
            session={session}
            drawn={drawn}
            left={this.#questions.filter(({ fact }) => !asked.includes(fact))}
            advised={guided ? nextToAsk(situation, drill, asked) : undefined}
            last={done.at(-1)}
            answer={this.#answer}
            say={say}
            list={this.#list}
            onAsk={this.#ask}
            onEnough={() => this.setState({ phase: 'ruling' })}
          />
        )}
        {phase === 'ruling' && (
          <form class="drill-form" ref={this.#form} onSubmit={this.#rule}>
            <RulingChoice
              situation={situation}
              drill={drill}
              ids={offered(situation, drill)}
              choice={choice}
              problem={problem}
              words={session.words.session}
              onChoose={(next) => this.setState({ choice: next, problem: undefined })}
            />
            <p class="row">
              <button class="btn main">{session.words.session.say}</button>
              <button type="button" class="btn" onClick={() => this.setState({ phase: 'asking', problem: undefined })}>
                {say.askOn}
              </button>
            </p>
          </form>
        )}
        {ruled && (
          <Ruling
            session={session}
            drawn={drawn}
            questions={this.#questions}
            asked={asked}
            ruled={ruled}
            guided={guided}
            say={say}
            heading={this.#result}
          />
        )}
      </article>
    );
  }

  /** Those of the questions, and the one that leads on. */
  #buttons(): readonly HTMLButtonElement[] {
    return [...(this.#list.current?.querySelectorAll('button') ?? [])];
  }

  readonly #ask = (fact: string): void => {
    const { asked } = this.state;
    if (!asked.includes(fact)) this.setState({ asked: [...asked, fact] });
  };

  readonly #rule = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { situation, drill } = this.props.drawn;
    const { choice, asked } = this.state;
    const ruled = ruledWith(situation, drill, choice);
    if (typeof ruled === 'string') {
      this.setState({ problem: ruled });
      return;
    }
    this.setState({ ruled, phase: 'ruled' });
    this.props.onDone(doneOf(judged(situation, drill, asked, ruled), drill));
  };
}

interface ShoutProps {
  readonly shout: string | undefined;
  readonly lang: string | undefined;
  readonly say: AtTableWords;
}

/** All that an arbiter knows on the way to a table. */
function Shout({ shout, lang, say }: ShoutProps) {
  if (shout === undefined) return <p>{say.beckons}</p>;
  return (
    <figure class="drill-table-shout">
      <figcaption>{say.shouted}</figcaption>
      <blockquote lang={lang}>{sentence(shout)}</blockquote>
    </figure>
  );
}
