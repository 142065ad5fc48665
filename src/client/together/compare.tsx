/** A case of several parts beside the same case with one part ruled otherwise. */
import type { VNode } from 'preact';
import { COMPARED, comparedPartText, withCompared, type ComparedPart } from '#addresses/compared.ts';
import { withQuery } from '#addresses/with-query.ts';
import { Compared, LETTERS, Without } from '#client/compare/Compared.tsx';
import { offerOthers, outcomesOf } from '#client/compare/choose.ts';
import { sharedAnswers } from '#client/share/shared-answers.ts';
import { addStyles } from '#client/styles.ts';
import { compile } from '#decide/compile.ts';
import { loadWords } from '#i18n/load.ts';
import type { ShareWords, TogetherWords } from '#i18n/words.ts';
import type { Language } from '#model/language.ts';
import { Chips } from '#parts/Chips.tsx';
import url from '#styles/difference.css?url';
import type { RulingSummary } from '#views/decision-props.ts';
import { ruledAs, type LoadedPart, type ShownRuling } from './load.ts';
import { Meetings } from './Meetings.tsx';
import { aboutTotal, outcomeOf, type Outcome } from './outcome.ts';

let styles: Promise<unknown> | undefined;

/** Opens the list of the other rulings of a part. Rejects where the words cannot be loaded. */
export async function chooseForPart(part: LoadedPart, at: number, language: Language): Promise<void> {
  offer(part, at, await loadWords('share', language));
}

function offer({ data, ruled }: LoadedPart, at: number, words: ShareWords): void {
  if (!ruled || document.querySelector('dialog[open]')) return;
  const hrefOf = (ruling: string) =>
    withQuery(location.pathname, withCompared(location.search, comparedPartText({ at, ruling })));
  offerOthers(outcomesOf(data), ruled.ruling, ruled.answers, hrefOf, words);
}

/**
 * The comparison that an address asks for. Rejects where the words cannot be loaded.
 * @param asked undefined where the address names no part
 */
export async function comparedParts(
  outcome: Outcome,
  asked: ComparedPart | undefined,
  language: Language,
  together: TogetherWords,
): Promise<VNode> {
  styles ??= addStyles(url);
  const [words] = await Promise.all([loadWords('share', language), styles]);
  const end = withQuery(location.pathname, withCompared(location.search, undefined));
  const part = asked && outcome.parts[asked.at];
  const ruled = part?.ruled;
  if (!asked || !part || !ruled) return <Without why={words.compared.mangled} end={end} choose={false} words={words} />;
  const { at, ruling } = asked;
  const onOther = (): void => offer(part, at, words);
  const id = part.data.former?.[`${COMPARED}=${ruling}`] ?? ruling;
  const compiled = compile(part.data.table);
  const without = (why: string) => <Without why={why} end={end} choose onOther={onOther} words={words} />;
  if (id === ruled.ruling) return without(words.compared.same);
  if (!Object.hasOwn(part.data.rulings, id)) return without(words.compared.mangled);
  const other = ruledAs(part, id, sharedAnswers(compiled, ruled.ruling, id, ruled.answers));
  const [first, second] = [part.data.rulings[ruled.ruling], part.data.rulings[id]];
  if (!first || !second || !other) return without(words.compared.mangled);
  return (
    <Compared
      data={part.data}
      compiled={compiled}
      sides={[sideOf(part, ruled, first), sideOf(part, other, second)]}
      end={end}
      onOther={onOther}
      words={words}
    >
      {outcome.parts.length > 1 && <Totals of={[outcome, withRuling(outcome, at, other, together)]} words={together} />}
    </Compared>
  );
}

function sideOf({ data }: LoadedPart, { ruling: id, answers, href }: ShownRuling, ruling: RulingSummary) {
  return { id, ruling, answers, href, detail: data.title };
}

/** The same case with another ruling of one part. */
function withRuling(outcome: Outcome, at: number, ruled: ShownRuling, words: TogetherWords): Outcome {
  return outcomeOf(
    outcome.parts.map((part, other) => (part && other === at ? { ...part, ruled } : part)),
    words,
    outcome.told,
  );
}

interface TotalsProps {
  readonly of: readonly Outcome[];
  readonly words: TogetherWords;
}

/** How the parts go together on either side, and what they come to. */
function Totals({ of, words }: TotalsProps) {
  return (
    <section>
      <h3>{words.total}</h3>
      <div class="difference">
        {of.map(({ parts, lines, totals, ...more }, at) => (
          <article class="difference-one" key={LETTERS[at]}>
            <p class="kicker">
              <b class="difference-letter">{LETTERS[at]}</b>
            </p>
            {lines.length > 0 && <Meetings lines={lines} />}
            {parts.every((each) => each?.ruled) && (
              <>
                {totals[0] && <Chips chips={totals.map(({ chip }) => chip)} words={totals[0].words.effects} />}
                <p>{aboutTotal(more, words)}</p>
              </>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
