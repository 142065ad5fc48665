import { copy } from '#client/clipboard.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import { examSum } from '#training/exam/code.ts';
import { Code } from './Code.tsx';
import { Facts } from './Facts.tsx';
import { linkTo, type Setting } from './setting.ts';

/** What a teacher hands out: the link, its code, and the paper. */
export function Given({ setting, choice }: { readonly setting: Setting; readonly choice: ExamChoice }) {
  const { saying } = setting;
  const { book, words } = saying;
  const { choose: say, facts } = words;
  const link = linkTo(setting, 'sit', choice);
  return (
    <section class="exam-given" aria-labelledby="exam-given">
      <h2 id="exam-given">{say.link}</h2>
      <Facts saying={saying} choice={choice} n={choice.n} />
      <p>{say.linkHow}</p>
      <p>
        {facts.sum}: <b>{examSum({ book, choice })}</b>
      </p>
      <div class="row">
        <a class="btn main" href={link}>
          {say.start}
        </a>
        <Handing link={link} setting={setting} />
        <a class="btn" href={linkTo(setting, 'paper', choice)}>
          {say.paper}
        </a>
        <a class="btn" href={linkTo(setting, 'key', choice)}>
          {say.key}
        </a>
      </div>
      <Code text={link} label={say.code} />
    </section>
  );
}

/** The ways to hand on a link: copied, and where the device can, by its own sheet. */
export function Handing({ link, setting }: { readonly link: string; readonly setting: Setting }) {
  const { choose: say } = setting.saying.words;
  return (
    <>
      <button type="button" class="btn" onClick={() => copy({ url: link, done: say.copied, failed: say.notCopied })}>
        {say.copy}
      </button>
      {typeof navigator.share === 'function' && (
        <button
          type="button"
          class="btn"
          // Somebody who closes the device's sheet has changed their mind: that is no fault.
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          {say.share}
        </button>
      )}
    </>
  );
}
