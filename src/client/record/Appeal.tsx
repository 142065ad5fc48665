import type { RecordWords } from '#i18n/words.ts';
import type { AppealText } from '#views/appeal.ts';

interface Props {
  readonly appeal: AppealText;
  readonly words: RecordWords['appeal'];
}

/** Who may appeal, to whom and until when according to the book, and what the book leaves open. */
export function Appeal({ appeal: { ways, laws }, words }: Props) {
  return (
    <section class="record-part record-appeal" aria-labelledby="record-appeal">
      <h2 class="minor" id="record-appeal">
        {words.title}
      </h2>
      {ways.length === 0 && <p>{words.none}</p>}
      {ways.map(({ title, lang, parts, silent }) => (
        <div class="record-way" key={title}>
          <h3 lang={lang}>{title}</h3>
          <dl>
            {parts.map(({ label, says, cites }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span lang={lang}>{says}</span>{' '}
                  <span class="record-cites">
                    {cites.map(({ label: name, href }) => (
                      <a key={href} href={href}>
                        {name}
                      </a>
                    ))}
                  </span>
                </dd>
              </div>
            ))}
            {silent.length > 0 && (
              <div class="record-silent">
                <dt>{silent.join(' · ')}</dt>
                <dd>{words.silent}</dd>
              </div>
            )}
          </dl>
        </div>
      ))}
      {laws && (
        <div class="record-laws">
          <p>{laws.title}</p>
          {laws.says.map(({ name, href, text }) => (
            <p key={name}>
              <a href={href}>{name}</a>: {text}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
