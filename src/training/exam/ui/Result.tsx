import { useEffect, useRef } from 'preact/hooks';
import { device } from '#client/storage.ts';
import { withQuery } from '#addresses/with-query.ts';
import { fill } from '#i18n/fill.ts';
import { sittingIn, sittingQuery } from '#training/exam/answers.ts';
import { marked } from '#training/exam/mark.ts';
import { keptAt } from '#training/exam/storage.ts';
import { handedIn, keyOf } from '#training/exam/taking.ts';
import { timeText } from '#training/find/clock.ts';
import { About } from './About.tsx';
import { HandOut } from './HandOut.tsx';
import { BlankLines } from './Paper.tsx';
import type { ExamProps } from './setting.ts';
import { useSheetMarks } from './sheet-marks.ts';
import { Solved } from './Solved.tsx';

/** The result of an exam, computed from the answers in the address. */
export function Result({ setting, exam }: ExamProps) {
  const { saying, permalink, query, go } = setting;
  const { book, words } = saying;
  const { result: say, paper } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useSheetMarks({ saying, choice: exam.choice, title: words.title, hasName: true });
  const sitting = sittingIn(exam, location.search);
  if (!sitting) return <p role="alert">{say.damaged}</p>;
  const { passed, right, of, percent, topics, questions } = marked(exam, sitting);
  const key = keyOf(book, query);
  const kept = handedIn(exam, keptAt(key).taking);
  const link = sittingQuery(sitting);
  const forget = () => {
    device.write(key, undefined);
    go(query);
  };
  return (
    <section class="exam-result exam-two">
      <header class="exam-head">
        <p class="kicker">
          {book.title} · {book.editionName}
        </p>
        <h1 ref={heading} tabIndex={-1} class={`exam-called ${passed ? 'passed' : 'failed'}`}>
          {passed ? say.passed : say.failed}
        </h1>
        <p class="exam-score">{fill(say.score, { right, of, percent })}</p>
        <About saying={saying} choice={exam.choice} n={of} />
        <p>{fill(say.took, { time: timeText(sitting.seconds * 1000) })}</p>
        <BlankLines labels={[paper.name, paper.date]} />
      </header>
      <HandOut
        setting={setting}
        link={withQuery(permalink, `${query}&${link}`)}
        title={say.link}
        code={say.code}
        how={<p class="no-print">{say.linkHow}</p>}
        isCopied
      >
        <button type="button" class="btn" onClick={() => print()}>
          {say.print}
        </button>
        {kept && sittingQuery(kept) === link && (
          <button type="button" class="btn" onClick={forget}>
            {say.forget}
          </button>
        )}
      </HandOut>
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
          <Solved key={each.question.n} saying={saying} question={each.question} marked={each} />
        ))}
      </ol>
    </section>
  );
}
