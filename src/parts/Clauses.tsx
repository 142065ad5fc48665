import { sentence } from '#wording/phrase.ts';
import type { CiteText, ClauseText, DecisionProps } from '#views/decision-props.ts';

interface Props {
  readonly cites: readonly string[];
  readonly data: Pick<DecisionProps, 'cites' | 'clauses' | 'words'>;
}

/** The clauses that a ruling rests on, with their text and the editor's notes, and a link to where they stand. */
export function Clauses({ cites, data }: Props) {
  const shown = cites.flatMap((cite) => data.cites[cite] ?? []);
  if (shown.length === 0) return null;
  return (
    <section class="cited-clauses">
      <h3>{data.words.ruling.clauses}</h3>
      {shown.map((cite) => (
        <Cited key={cite.href} cite={cite} data={data} />
      ))}
    </section>
  );
}

function Cited({ cite, data }: { readonly cite: CiteText; readonly data: Props['data'] }) {
  const clauses = cite.clauses.flatMap((id) => {
    const clause = data.clauses[id];
    return clause ? [{ id, clause }] : [];
  });
  return (
    <div class="quote">
      <a href={cite.href}>
        {sentence(cite.label)} · {cite.lang === undefined ? cite.title : <span lang={cite.lang}>{cite.title}</span>}
      </a>
      {clauses.map(({ id, clause }) => (
        <Clause key={id} clause={clause} note={data.words.ruling.note} alone={clauses.length === 1} />
      ))}
    </div>
  );
}

interface ClauseProps {
  readonly clause: ClauseText;
  readonly note: string;
  /** The label of the citation names it already. */
  readonly alone: boolean;
}

/** The HTML comes from the project's own content, made in the build. */
function Clause({ clause: { mark, own, html, notes, lang }, note, alone }: ClauseProps) {
  return (
    <div class="cited-clause">
      {!alone && <b class={own ? 'mark mark-own' : 'mark'}>{mark}</b>}
      <div class="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      {notes.map((text) => (
        <div class="note" key={text}>
          <b class="label">{note}</b>
          <div lang={lang} dangerouslySetInnerHTML={{ __html: text }} />
        </div>
      ))}
    </div>
  );
}
