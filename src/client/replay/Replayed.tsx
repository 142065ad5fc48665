/** The result of opening a record's link; when two rulings follow, both of them. */
import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { Given } from '#decide/progress.ts';
import { fill } from '#i18n/fill.ts';
import type { ReplayWords } from '#i18n/words.ts';
import { Difference, type Side } from '#parts/Difference.tsx';
import { outcomeOf } from '#parts/outcome.ts';
import type { CaseCheckProps } from '#views/decision-props.ts';
import { givenSays, sentence } from '#wording/phrase.ts';
import type { Comparison } from './compared.ts';
import type { Ready, Ruled } from './ready.ts';
import type { Replayed, Tables } from './replayed.ts';
import { reasonsOf } from './reasons.ts';

interface Props {
  readonly found: Replayed;
  readonly tables: Tables;
  /** Whether a table that exists could not be fetched. */
  readonly missing: boolean;
  readonly check: CaseCheckProps;
  readonly words: ReplayWords;
  /** The accessible name, where a page has more than one. */
  readonly name?: string;
}

/** Whether it is ruled as then by the table of then, in the edition in force. */
export function isStillSo({ table, then }: Replayed, { replay }: Pick<CaseCheckProps, 'replay'>): boolean {
  return table === 'same' && then !== undefined && replay?.inForce === undefined;
}

/** The findings; one quiet line when nothing has changed. */
export function Answered({ found, tables, missing, check, words, name = words.title }: Props) {
  const { sum, table, then, corrected, inForce } = found;
  const by = table === 'earlier' ? tables.then : tables.page;
  const notes = [
    ...(sum === 'sound' ? [] : [words.sum[sum]]),
    ...(missing ? [words.failed] : table === 'unknown' ? [words.unknown] : []),
    ...(then === undefined && table === 'earlier' ? [words.elsewhere] : []),
  ];
  const superseded = check.replay?.inForce;
  const context = { check, words };
  return (
    <section class="replayed" aria-label={name}>
      {notes.map((note) => (
        <p class="replayed-note" role="status" key={note}>
          {note}
        </p>
      ))}
      {isStillSo(found, check) && (
        <p class="replayed-still" role="status">
          <b>{words.still}</b> {sentence(check.shared.edition)}
        </p>
      )}
      {corrected && by && tables.page && (
        <Compared of={corrected} then={by} now={tables.page} says={words.corrected} {...context} />
      )}
      {inForce && by && tables.inForce && (
        <Compared of={inForce} then={by} now={tables.inForce} says={words.inForce} {...context} />
      )}
      {superseded !== undefined && superseded.table === undefined && (
        <p class="replayed-said" role="status">
          {words.gone} <small>{sentence(superseded.edition)}</small>
        </p>
      )}
    </section>
  );
}

interface ComparedProps extends Pick<Props, 'check' | 'words'> {
  readonly of: Comparison;
  readonly then: Ready;
  readonly now: Ready;
  readonly says: ReplayWords['corrected'];
}

function Compared({ of, then, now, says, check, words }: ComparedProps) {
  const isQuiet = of.kind === 'same' && !isReworded(of, then, now);
  const goOn = 'query' in of && now.of.href !== undefined ? withQuery(now.of.href, of.query) : undefined;
  return (
    <div class="replayed-compared">
      <p class="replayed-said" role="status">
        {saidOf(of, then, now, says, words)} {isQuiet && <small>{sentence(now.of.edition)}</small>}
      </p>
      {!isQuiet && (
        <Difference
          sides={sidesOf(of, then, now, check, words)}
          headed
          {...(of.kind === 'differs' && reasonsOf(of, then, now, check, words))}
          amounts={check.words.amounts}
        />
      )}
      <Lost lost={of.lost} then={then} check={check} words={words} />
      {goOn !== undefined && <a href={goOn}>{words.goOn}</a>}
    </div>
  );
}

function saidOf(of: Comparison, then: Ready, now: Ready, says: ReplayWords['corrected'], words: ReplayWords): string {
  switch (of.kind) {
    case 'same':
      return isReworded(of, then, now) ? says.reworded : says.same;
    case 'differs':
      return says.differs;
    case 'open':
      return fill(words.open, { ask: now.of.facts[of.fact]?.ask ?? of.fact });
    case 'undecided':
    case 'impossible':
      return words[of.kind];
  }
}

/** Whether the verdict reads otherwise: words can tell of a consequence that is none of the effects. */
function isReworded(of: Extract<Comparison, { kind: 'same' }>, then: Ready, now: Ready): boolean {
  if (then.of.lang !== now.of.lang) return false;
  return then.of.rulings[of.then.ruling]?.verdict.text !== now.of.rulings[of.now.ruling]?.verdict.text;
}

/** The original ruling, and the current one if there is one. */
function sidesOf(of: Comparison, then: Ready, now: Ready, check: CaseCheckProps, words: ReplayWords): readonly Side[] {
  const sides = [sideOf(then, of.then, words.then, check)];
  if (!('now' in of)) return sides.flat();
  const isElsewhere = of.now.ruling !== check.ruling || now.of.hash !== check.shared.record.table;
  return [...sides, sideOf(now, of.now, words.now, check, isElsewhere ? words.page : undefined)].flat();
}

/**
 * A ruling according to its table and edition.
 * @param page the text of the link to its page, if that is another page
 */
function sideOf(
  { of }: Ready,
  { ruling: id, answers }: Ruled,
  name: string,
  check: CaseCheckProps,
  page?: string,
): readonly Side[] {
  const ruling = of.rulings[id];
  if (!ruling) return [];
  const href = ruling.href === undefined ? undefined : withQuery(ruling.href, answersToQuery(answers));
  return [
    {
      ...outcomeOf(ruling, of.chips, check.shared.words.ruling.decides, answers),
      name,
      detail: of.edition,
      tableLang: of.lang,
      page: page === undefined || href === undefined ? undefined : { href, text: page },
    },
  ];
}

interface LostProps extends Pick<Props, 'check' | 'words'> {
  readonly lost: readonly Given[];
  readonly then: Ready;
}

/** Answers that no longer exist, with their original meaning. */
function Lost({ lost, then, check, words }: LostProps) {
  if (lost.length === 0) return null;
  return (
    <ul class="replayed-lost">
      {lost.map((given) => (
        <li key={given.fact} lang={then.of.lang}>
          <span>{then.of.facts[given.fact]?.ask ?? given.fact}</span>{' '}
          <small>{fill(words.lost, { says: givenSays(given, then.of.facts, check.words.phrase) })}</small>
        </li>
      ))}
    </ul>
  );
}
