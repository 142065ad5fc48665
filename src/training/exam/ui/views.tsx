/** The views of the exam's page, each loaded when it is asked for, with the questions where it needs them. */
import type { ComponentChild, ComponentType } from 'preact';
import type { ExamChoice } from '#training/exam/choice.ts';
import { namesExam, type View } from '#training/exam/view.ts';
import type { Exam } from '#training/exam/draw.ts';
import type { Session } from '#training/session.ts';
import type { ExamProps, Setting } from './setting.ts';

export interface Wanted {
  readonly session: Session;
  readonly choice: ExamChoice;
}

/** Shows a view that has been loaded. */
type Shown = (setting: Setting) => ComponentChild;

/** Each rejects where something cannot be fetched. */
export const VIEWS: Readonly<Record<View, (wanted: Wanted) => Promise<Shown>>> = {
  make: async ({ choice }) => {
    const { Choose } = await import('./Choose.tsx');
    return (setting) => <Choose setting={setting} choice={choice} isNew={!namesExam(location.search)} />;
  },
  sit: (wanted) => drawn(wanted, () => import('./Sit.tsx').then(({ Sit }) => Sit)),
  paper: (wanted) => drawn(wanted, () => import('./Paper.tsx').then(({ Paper }) => Paper)),
  key: (wanted) => drawn(wanted, () => import('./Key.tsx').then(({ Key }) => Key)),
  check: async (wanted) => {
    const [{ Check }, exam] = await Promise.all([
      import('./Check.tsx'),
      namesExam(location.search) ? drawnFor(wanted) : undefined,
    ]);
    return (setting) => <Check setting={setting} exam={exam} />;
  },
};

async function drawn(wanted: Wanted, load: () => Promise<ComponentType<ExamProps>>): Promise<Shown> {
  const [View, exam] = await Promise.all([load(), drawnFor(wanted)]);
  return (setting) =>
    exam.questions.length === 0 ? (
      <section class="exam-stuck">
        <p role="alert">{setting.saying.words.nothing}</p>
      </section>
    ) : (
      <View setting={setting} exam={exam} />
    );
}

async function drawnFor({ session, choice }: Wanted): Promise<Exam> {
  const { drawExam } = await import('#training/exam/draw.ts');
  return drawExam(session, choice);
}
