import { counted } from '#i18n/language.ts';
import { Fragment, type Ref } from 'preact';
import type { Compiled } from '#decide/compiled.ts';
import { effectsRange, type EffectRange } from '#decide/effects.ts';
import type { Next } from '#decide/progress.ts';
import type { Answers } from '#decide/table.ts';
import { sentence } from '#wording/phrase.ts';
import { withoutScore } from '#wording/score.ts';
import { saysItsNumber, shownChips, stakeChip, type Chip, type ShownWords } from '#wording/shown-chips.ts';
import { answersToQuery } from '#addresses/answers.ts';
import { fill } from '#i18n/fill.ts';
import { queryAsking, type Case } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withSeat } from '#addresses/seat.ts';
import { Chips } from '#parts/Chips.tsx';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import type { DecisionProps } from '#views/decision-props.ts';

interface Props {
  readonly data: DecisionProps;
  readonly compiled: Compiled;
  readonly case: Case;
  readonly heading: Ref<HTMLHeadingElement>;
}

/**
 * Undecided: what may still follow, what is at stake, and the one question that would help most; where that
 * can no longer be established, who decides comes first, and what the book says of it last.
 */
export function Undecided(props: Props & { readonly next: Extract<Next, { kind: 'undecided' }> }) {
  const { data, next, heading } = props;
  const { words, rulings, language } = data;
  const remaining = next.remaining.flatMap(({ id }) => (rulings[id] ? [{ id, ruling: rulings[id] }] : []));
  const title = counted(language, words.undecided.title, remaining.length);
  const stakes = <Stakes {...props} remaining={remaining} />;
  const list = <Remaining {...props} remaining={remaining} />;
  if (next.settles === undefined)
    return (
      <div class="ruling">
        <div class="unsettled">
          <Decider data={data} heading={heading} />
          <h3>{title}</h3>
          {stakes}
          {list}
          <Unestablished data={data} />
        </div>
      </div>
    );
  return (
    <div class="ruling">
      <div class="unsettled">
        <p class="kicker">{words.undecided.kicker}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {stakes}
        <Settle {...props} fact={next.settles} />
      </div>
      <section>
        <h3>{words.undecided.remaining}</h3>
        {list}
      </section>
    </div>
  );
}

interface Possible {
  readonly id: string;
  readonly ruling: DecisionProps['rulings'][string];
}

/** The range of the consequences of what is still possible. */
function Stakes({ data, case: { answers }, remaining }: Props & { readonly remaining: readonly Possible[] }) {
  // A settlement has gains and losses; each outcome below lists them in full.
  const stakes = eachOnce(
    effectsRange(
      remaining.map(({ ruling }) =>
        withoutScore(ruling.effects).flatMap((effect) => (effect.kind === 'chips' ? (effect.range ?? []) : effect)),
      ),
      answers,
      (effect) => effect.kind === 'points' && saysItsNumber(effect.pointKind, data.chips),
    ).flatMap((stake) => stakeChips(stake, data.chips, answers)),
  );
  if (stakes.length === 0) return null;
  return (
    <>
      <p>{data.words.undecided.between}</p>
      <Chips chips={[...stakes, ...uncounted(remaining)]} words={data.chips.effects} />
    </>
  );
}

/** Every ruling that is still possible, each with its consequences. */
function Remaining({ data, case: { answers }, remaining }: Props & { readonly remaining: readonly Possible[] }) {
  return (
    <ul class="rows">
      {remaining.map(({ id, ruling }) => (
        <li key={id}>
          <a href={withQuery(ruling.href, withSeat(answersToQuery(answers), data.seat))}>
            <b>{ruling.verdict.text}</b>
            <span class="what">
              {shownChips(ruling.effects, data.chips, answers)
                .map(({ text }) => text)
                .join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who decides where nothing that is unknown can be established: by name, or in the words of the book. */
function Decider({ data: { words, unestablished }, heading }: Pick<Props, 'data' | 'heading'>) {
  const { decidedBy, verdict, lang } = unestablished ?? {};
  return (
    <>
      <p>
        <b class="stamp">{words.undecided.lostKicker}</b>
      </p>
      {verdict && decidedBy === undefined ? (
        <h2 class="long-verdict" ref={heading} tabIndex={-1} lang={lang}>
          <UnbrokenText of={verdict} />
        </h2>
      ) : (
        <h2 ref={heading} tabIndex={-1}>
          {decidedBy === undefined
            ? words.undecided.lostTitle
            : sentence(fill(words.ruling.decides, { who: decidedBy }))}
        </h2>
      )}
    </>
  );
}

/** What the book says of such facts, its clauses, and the situations that it leads to. */
function Unestablished({ data: { words, unestablished } }: Pick<Props, 'data'>) {
  if (!unestablished) return null;
  const { verdict, lang, decidedBy, cites, next } = unestablished;
  return (
    <section>
      <h3>{words.undecided.says}</h3>
      {decidedBy !== undefined && (
        <p lang={lang}>
          <UnbrokenText of={verdict} />
        </p>
      )}
      <p class="cites links">
        {cites.map(({ href, label }, at) => (
          <Fragment key={href}>
            {at > 0 && ' '}
            <a href={href}>{at === 0 ? sentence(label) : label}</a>
          </Fragment>
        ))}
      </p>
      {next.length > 0 && (
        <ul class="links">
          {next.map(({ title, lang, href }) => (
            <li key={href}>
              <a href={href} lang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Contradictory answers. */
export function Impossible({ data: { words, href }, heading }: Pick<Props, 'data' | 'heading'>) {
  return (
    <div class="unsettled">
      <h2 ref={heading} tabIndex={-1}>
        {words.impossible.title}
      </h2>
      <p>{words.impossible.text}</p>
      <div class="row">
        <a class="btn" href={href}>
          {words.actions.restart}
        </a>
      </div>
    </div>
  );
}

/** The fact that would settle most: to be answered, or given up where it can no longer be established. */
function Settle({ data, compiled, case: current, fact }: Props & { readonly fact: string }) {
  const text = data.facts[fact];
  if (!text) return null;
  const { words } = data;
  const asked = current.answers[fact] !== undefined;
  const hrefOf = (query: string): string => withQuery(data.href, withSeat(query, data.seat));
  return (
    <div class="settles">
      <p>
        <span>{words.undecided.settle}</span> <b>{text.ask}</b>
      </p>
      {!asked && text.how !== undefined && <p class="how">{text.how}</p>}
      <div class="row">
        {asked && (
          <a class="btn main" href={hrefOf(queryAsking(compiled, data.tree, current, fact))}>
            {words.undecided.settleHow}
          </a>
        )}
        {text.by === undefined && (
          <a
            class="btn"
            href={hrefOf(answersToQuery({ ...current.answers, [fact]: { kind: 'unknown', forGood: true } }))}
          >
            {words.undecided.lost}
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * Possible consequences without an amount, each once. They are needed beside a sum: "0 to 7 points, from the
 * declarer" alone would call a case a mere risk for somebody who may win the game by it.
 */
function uncounted(remaining: readonly Possible[]): readonly Chip[] {
  const chips = remaining.flatMap(({ ruling }) =>
    ruling.effects.flatMap((effect) =>
      effect.kind === 'chips' && !effect.range
        ? effect.chips.filter(({ tone, permission }) => tone === 'strong' && !permission)
        : [],
    ),
  );
  return eachOnce(chips);
}

/** Two kinds of points may say the same: "10 or 15 points". */
function eachOnce(chips: readonly Chip[]): readonly Chip[] {
  return [...new Map(chips.map((chip) => [JSON.stringify(chip), chip])).values()];
}

/** A range of consequences as one chip. Open ones are left as they are. */
function stakeChips({ range, open, ...stake }: EffectRange, words: ShownWords, answers: Answers): readonly Chip[] {
  return [...(range ? [stakeChip({ ...stake, range }, words)] : []), ...shownChips(open, words, answers)];
}
