/** The margins of an exam's printed sheets, so that sheets that fell apart can be put together again. */
import { useEffect } from 'preact/hooks';
import type { ExamChoice } from '#training/exam/choice.ts';
import type { Saying } from '#training/exam/texts.ts';
import { pageMarks } from '#views/page-marks.ts';

interface Marked {
  readonly saying: Saying;
  readonly choice: ExamChoice;
  /** What the sheets are. */
  readonly title: string;
  /** Whether those after the first have a line for a name at their head. */
  readonly hasName: boolean;
}

/** As a sheet object, because the policy of the page allows no style that a script writes. */
export function useSheetMarks({ saying: { book, words }, choice, title, hasName }: Marked): void {
  const { paper, facts } = words;
  const marks = pageMarks({
    page: 'exam',
    head: hasName ? `${paper.name} ${LINE}` : '',
    foot: [book.title, title, `${facts.seed} ${choice.seed}`].join(' · '),
    count: paper.page,
  });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(marks);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [marks]);
}

/** As long as a name. */
const LINE = '_'.repeat(40);
