import { Component, createRef, type ComponentType } from 'preact';
import type { AtTableWords } from '#i18n/words.ts';
import { askables, type Askable } from '#training/cases/questions.ts';
import type { Done, DrillProps } from '#training/drill.ts';
import type * as coaching from './Coach.tsx';
import { Log } from './Log.tsx';
import { Questions } from './Questions.tsx';
import type { RuleProps } from './Rule.tsx';
import { Shout } from './Shout.tsx';

export interface AtTableProps extends DrillProps {
  readonly say: AtTableWords;
  /** The coach of the guided first case; absent in all others. */
  readonly coach?: Pick<typeof coaching, 'Coach' | 'nextToAsk'> | undefined;
}

interface State {
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  /** `cut`: the rulings could not be fetched. */
  readonly phase: 'asking' | 'cut' | 'ruling' | 'ruled';
  readonly Rule?: ComponentType<RuleProps>;
}

/** The drill at the table: somebody calls, the arbiter asks until the case is clear, and rules. */
export class AtTable extends Component<AtTableProps, State> {
  override state: State = { asked: [], phase: 'asking' };
  readonly #questions: readonly Askable[] = askables(this.props.drawn.situation, this.props.drawn.drill);
  readonly #answer = createRef<HTMLLIElement>();
  readonly #known = createRef<HTMLDivElement>();
  readonly #advised = createRef<HTMLButtonElement>();
  readonly #list = createRef<HTMLDivElement>();

  /** Keyboard users continue at the question that the coach advises, or the one that replaced theirs. */
  override componentDidUpdate(_: AtTableProps, before: State): void {
    const { asked, phase } = this.state;
    if (phase === 'asking' && before.phase === 'ruling') (this.#advised.current ?? this.#buttons().at(0))?.focus();
    if (asked.length > before.asked.length) {
      const left = this.#questions.filter(({ fact }) => !before.asked.includes(fact));
      const at = left.findIndex(({ fact }) => fact === asked.at(-1));
      // The last button ends the questions.
      const next = this.props.coach ? (this.#advised.current ?? this.#buttons().at(-1)) : this.#buttons().at(at);
      next?.focus({ preventScroll: true });
      if (this.props.coach && this.#isCutOff()) this.#answer.current?.scrollIntoView({ block: 'start' });
    }
  }

  override render({ session, drawn, heading, say, coach }: AtTableProps, { asked, phase, Rule }: State) {
    const { situation, drill } = drawn;
    const done = asked.flatMap((fact) => this.#questions.find((each) => each.fact === fact) ?? []);
    const isAsking = phase === 'asking' || phase === 'cut';
    const advised = coach?.nextToAsk(situation, drill, asked);
    return (
      <article class={phase === 'ruled' ? 'drill-case' : 'drill-case drill-table-two'}>
        <h1 ref={heading} tabIndex={-1}>
          {say.title}
        </h1>
        <div class="drill-table-known" ref={this.#known}>
          <Shout shout={drill.shout} lang={situation.data.lang} say={say} />
          {phase !== 'ruled' && (
            <Log
              session={session}
              drawn={drawn}
              asked={done}
              isCoached={coach !== undefined}
              say={say}
              last={this.#answer}
            />
          )}
          {phase !== 'ruled' && coach && (
            <coach.Coach
              session={session}
              drawn={drawn}
              asked={asked}
              ruling={phase === 'ruling'}
              button={this.#advised}
              say={say}
              onAsk={this.#ask}
            />
          )}
        </div>
        {isAsking && (
          <Questions
            session={session}
            drawn={drawn}
            left={this.#questions.filter(({ fact }) => !asked.includes(fact) && fact !== advised)}
            isAdvised={advised !== undefined}
            last={done.at(-1)}
            answer={this.#answer}
            problem={phase === 'cut' ? session.words.session.cut : undefined}
            say={say}
            list={this.#list}
            onAsk={this.#ask}
            onEnough={() => void this.#open()}
          />
        )}
        {!isAsking && Rule && (
          <Rule
            session={session}
            drawn={drawn}
            questions={this.#questions}
            asked={asked}
            guided={coach !== undefined}
            say={say}
            onAskOn={() => this.setState({ phase: 'asking' })}
            onRuled={this.#ruled}
          />
        )}
      </article>
    );
  }

  /** Whether the coach's box goes on below the window, or below the button that lies over its foot. */
  #isCutOff(): boolean {
    const known = this.#known.current?.getBoundingClientRect();
    const enough = this.#buttons().at(-1)?.getBoundingClientRect();
    // On wide screens that button stands beside the box.
    const end = known && enough && enough.left < known.right ? Math.min(enough.top, innerHeight) : innerHeight;
    return (known?.bottom ?? 0) > end;
  }

  /** The buttons of the questions, and the one that continues. */
  #buttons(): readonly HTMLButtonElement[] {
    return [...(this.#list.current?.querySelectorAll('button') ?? [])];
  }

  readonly #ask = (fact: string): void => {
    const { asked } = this.state;
    if (asked.includes(fact)) return;
    this.setState({ asked: [...asked, fact] });
    // Prefetched; a failure is shown only when they are needed.
    this.#rulings().catch(() => undefined);
  };

  async #open(): Promise<void> {
    try {
      const { Rule } = await this.#rulings();
      this.setState({ Rule, phase: 'ruling' });
    } catch {
      this.setState({ phase: 'cut' });
    }
  }

  #rulings() {
    return import('./Rule.tsx');
  }

  readonly #ruled = (done: Done): void => {
    this.setState({ phase: 'ruled' });
    this.props.onDone(done);
  };
}
