import { Component } from 'preact';
import { addStyles } from '#client/styles.ts';
import { fetchTexts, type TextsState } from '#client/widgets/texts.ts';
import { answersOf } from '#decide/exact-answer.ts';
import { Clauses } from '#parts/Clauses.tsx';
import quote from '#styles/quote.css?url';
import { shownChips } from '#wording/shown-chips.ts';
import { counted } from '#i18n/language.ts';
import { sentence } from '#wording/phrase.ts';
import { once } from '#training/once.ts';
import type { TrainedRuling } from '#training/types.ts';
import type { RulingCardProps } from './RulingCard.tsx';

const styled = once(() => addStyles(quote));

/** How many notes stand in the open: the next case is below them. One more is not worth a fold. */
const NOTES = 2;

interface State {
  readonly fetched: TextsState;
}

/**
 * The words of the clauses that a ruling follows from, and what in them is not clear. Without a network the
 * links of the ruling are still there.
 */
export class Grounds extends Component<RulingCardProps, State> {
  override state: State = { fetched: { kind: 'coming' } };

  override componentDidMount(): void {
    const { texts } = this.props.situation.data;
    void Promise.all([fetchTexts(texts), styled()]).then(([fetched]) => this.setState({ fetched }));
  }

  override render({ session, situation, drill }: RulingCardProps, { fetched }: State) {
    const { rulings, chips } = situation.data;
    const ruling = rulings[drill.ruling];
    const texts = fetched.kind === 'there' ? fetched.texts.rulings[drill.ruling] : undefined;
    if (ruling && fetched.kind === 'missing') return <CitesOf cites={ruling.cites} />;
    if (!ruling || !texts || texts.quotes.length === 0) return null;
    const shown = ruling.unclear.length > NOTES + 1 ? NOTES : ruling.unclear.length;
    const [first, more] = [ruling.unclear.slice(0, shown), ruling.unclear.slice(shown)];
    return (
      <section class="drill-grounds">
        <h3 id="clauses">{session.book.words.clauses}</h3>
        <Clauses
          quotes={texts.quotes}
          chips={shownChips(ruling.effects, chips, answersOf(drill.assignment))}
          words={session.book.words.unnamed}
          unstated={chips.effects.unstated}
        />
        {first.map(noteOf)}
        {more.length > 0 && (
          <details>
            <summary>{sentence(counted(session.language, session.book.words.moreNotes, more.length))}</summary>
            {more.map(noteOf)}
          </details>
        )}
      </section>
    );
  }
}

/** The links alone. */
function CitesOf({ cites }: Pick<TrainedRuling, 'cites'>) {
  return (
    <ul class="links" id="clauses">
      {cites.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{sentence(label)}</a>
        </li>
      ))}
    </ul>
  );
}

function noteOf({ label, html, lang }: TrainedRuling['unclear'][number]) {
  return (
    <div class="note" role="note" key={html}>
      <p class="label">{label}</p>
      {/* Trusted: made in the build from the project's own content. */}
      <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
