import { useState } from 'preact/hooks';
import type { Ref } from 'preact';
import { download } from '#casebook/ui/download.ts';
import { fill } from '#i18n/fill.ts';
import { codeOf, examSum, resultSum, type HandedIn } from '#training/exam/code.ts';
import { lateText, resultJson, resultText } from '#training/exam/export.ts';
import { marked } from '#training/exam/mark.ts';
import { clock } from '#training/exam/said.ts';
import { Code } from './Code.tsx';
import { Facts } from './Facts.tsx';
import { Handing } from './Given.tsx';
import { Marks } from './Marks.tsx';
import { linkTo, type ExamProps } from './setting.ts';
import { Since } from './Since.tsx';

interface Props extends ExamProps {
  readonly handed: HandedIn;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Forgets these answers; absent where a result was made again from its code. */
  readonly onAgain?: () => void;
}

/** What an exam came to: on the screen, on paper, and as a file. */
export function Result({ setting, exam, handed, heading, onAgain }: Props) {
  const { saying } = setting;
  const { book, words } = saying;
  const { result: say, facts } = words;
  const [name, setName] = useState('');
  const { passed, right, of, percent, late, topics, questions } = marked(exam, handed);
  const sum = resultSum(exam, handed);
  const code = codeOf(handed);
  const link = `${linkTo(setting, 'check', exam.choice)}&code=${code}&sum=${sum}`;
  const file = { exam, handed, link: linkTo(setting, 'sit', exam.choice) };
  const fileName = `${say.file}-${book.book}-${sum}`;
  return (
    <section class="exam-result">
      <header class="exam-head">
        <p class="kicker">
          {book.title} · {book.edition}
        </p>
        <h1 ref={heading} tabIndex={-1} class={`exam-called ${passed ? 'passed' : 'failed'}`}>
          {passed ? say.passed : say.failed}
        </h1>
        <p class="exam-score">{fill(say.score, { right, of, percent })}</p>
        <Facts saying={saying} choice={exam.choice} n={of} />
        <p>
          {fill(say.took, { time: clock(handed.seconds) })}
          {late > 0 && <b> · {lateText(late, saying)}</b>}
        </p>
        {name !== '' && (
          <p class="exam-named">
            {say.name}: <b>{name}</b>
          </p>
        )}
      </header>
      <Since saying={saying} choice={exam.choice} />
      <dl class="exam-sums">
        <div>
          <dt>{say.sum}</dt>
          <dd class="exam-sum">{sum}</dd>
          <dd class="kicker">{say.sumHow}</dd>
        </div>
        <div>
          <dt>{say.code}</dt>
          <dd class="exam-sum">{code}</dd>
          <dd class="kicker">{say.codeHow}</dd>
        </div>
        <div>
          <dt>{facts.sum}</dt>
          <dd class="exam-sum">{examSum(exam)}</dd>
        </div>
      </dl>
      <div class="exam-out no-print">
        <p class="exam-name">
          <label for="exam-name">{say.name}</label>
          <input
            id="exam-name"
            type="text"
            autocomplete="off"
            aria-describedby="exam-name-how"
            onInput={({ currentTarget }) => setName(currentTarget.value.trim())}
          />
          <span class="kicker" id="exam-name-how">
            {say.nameHow}
          </span>
        </p>
        <div class="row">
          <button type="button" class="btn main" onClick={() => print()}>
            {say.print}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => download(`${fileName}.json`, 'application/json', resultJson(file, saying))}
          >
            {say.json}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => download(`${fileName}.txt`, 'text/plain', resultText(file, saying))}
          >
            {say.text}
          </button>
          <Handing link={link} setting={setting} />
          {onAgain && (
            <button type="button" class="btn" onClick={onAgain}>
              {say.forget}
            </button>
          )}
        </div>
      </div>
      <figure class="exam-linked">
        <Code text={link} label={say.link} />
        <figcaption aria-hidden="true">{say.link}</figcaption>
      </figure>
      <table class="exam-topics">
        <caption>{say.topics}</caption>
        <thead>
          <tr>
            <th scope="col">{say.topic}</th>
            <th scope="col">{say.right}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ id, label, ...topic }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{fill(say.topicScore, topic)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say.questions}</h2>
      <ol class="exam-marks">
        {questions.map((each) => (
          <Marks key={each.question.n} saying={saying} marked={each} />
        ))}
      </ol>
    </section>
  );
}
