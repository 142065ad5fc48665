import { formatDay, counted } from '#i18n/language.ts';
import type { CasebookWords } from '#i18n/words.ts';
import { byDay } from '#casebook/day.ts';
import { amountSaid, casesSaid, verdictSaid } from '#casebook/said.ts';
import type { KeptCase } from '#casebook/types.ts';
import { currentOf } from '#casebook/versions.ts';
import { Altered } from './Altered.tsx';
import { formatHour, placeTexts, type Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly cases: readonly KeptCase[];
  /** Whether there are no cases at all. */
  readonly none: boolean;
  readonly unsaved: readonly string[];
  /** How many are rendered, until more are requested. */
  readonly limit: number;
  readonly onMore: () => void;
}

/** The cases, newest first, grouped by day. */
export function List({ setting, cases, none, unsaved, limit, onMore }: Props) {
  const { words, language } = setting;
  if (cases.length === 0) return none ? <Empty words={words} /> : <p>{words.list.nothing}</p>;
  const days = byDay(cases.slice(0, limit)).map(({ day, cases: of }, at) => (
    <section class="kept-day" key={`${day} ${at}`}>
      <div class="kept-head">
        <h2>{day === '' ? words.list.undated : formatDay(language, day)}</h2>
        {day !== '' && (
          <a class="btn" href={`#day/${day}`}>
            {words.list.log}
          </a>
        )}
      </div>
      <ul class="kept-rows">
        {of.map((kept) => (
          <Row key={kept.id} setting={setting} kept={kept} isHere={unsaved.includes(kept.id)} />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {days}
      {cases.length > limit && (
        <button type="button" class="btn no-print" onClick={onMore}>
          {counted(language, words.list.more, cases.length - limit)}
        </button>
      )}
    </>
  );
}

/** What the casebook is for, how a case gets here, and what it looks like then. */
function Empty({ words: { lead, list } }: { readonly words: CasebookWords }) {
  const { empty, example } = list;
  return (
    <>
      <p class="lead">{lead}</p>
      <p>{empty}</p>
      <figure class="kept-example">
        <figcaption class="kept-hint">{example.caption}</figcaption>
        <p class="kept-hint">{example.around}</p>
        <p>
          <b>{example.verdict}</b>
        </p>
        <p class="kept-case">{example.facts}</p>
        <p class="kept-case">{example.note}</p>
      </figure>
    </>
  );
}

interface RowProps {
  readonly setting: Setting;
  readonly kept: KeptCase;
  readonly isHere: boolean;
}

function Row({ setting, kept, isHere }: RowProps) {
  const { words, language, titles } = setting;
  const version = currentOf(kept);
  const { record, said, details } = version;
  const amount = record.language === language ? amountSaid(said, words.list.sides) : undefined;
  const around = [
    formatHour(language, details.when),
    ...placeTexts(details, words),
    titles[record.book] ?? said.work,
    details.archived ? words.list.isArchived : '',
    isHere ? words.list.isHere : '',
  ];
  return (
    <li>
      <div class="kept-around">
        <p class="kept-hint">{around.filter((text) => text !== '').join(' · ')}</p>
        {amount !== undefined && <span class="kept-amount">{amount}</span>}
      </div>
      <Altered setting={setting} version={version} />
      <h3 lang={record.language}>
        <a href={`#case/${kept.id}`}>{verdictSaid(said)}</a>
      </h3>
      {casesSaid(said).map((text, at) => (
        <p class="kept-case" lang={record.language} key={at}>
          {text}
        </p>
      ))}
      {'parts' in said && (
        <p class="kept-case" lang={record.language}>
          {said.sums.length > 0 ? said.sums.join(' · ') : said.besides}
        </p>
      )}
      {details.note !== '' && <p class="kept-case kept-text">{details.note}</p>}
    </li>
  );
}
