import { describe, expect, it } from 'vitest';
import { examIn } from '#training/exam/choice.ts';
import { drawExam, type Exam } from '#training/exam/draw.ts';
import { visitTo } from './fixture.ts';

const QUERY = 'n=12&kinds=ruling.near.find&minutes=20&pass=75&seed=k3f9x2ab';
const drawn = (book: string, query = QUERY): Promise<Exam> => drawExam(visitTo(book), examIn(query, 'x'));

/** An exam as somebody reads it. */
function told({ questions }: Exam): readonly string[] {
  return questions.map(({ n, kind, head, story, parts, options }) =>
    [
      `${n} ${kind} ${head.id}: ${story.join(' ')}`,
      ...parts.map((part) => `${part.story.join(' ')} → ${part.drill.ruling} ${part.right}`),
      options.map(({ id }) => id).join(' | '),
    ].join('\n  '),
  );
}

describe('the same link', () => {
  it('is the same exam, today and whenever the content is built anew', async () => {
    expect(`${told(await drawn('slagspel')).join('\n')}\n`).toMatchFileSnapshot('./slagspel.txt');
    expect(told(await drawn('slagspel'))).toEqual(told(await drawn('slagspel')));
  });
});
