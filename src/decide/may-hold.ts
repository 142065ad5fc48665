/** Whether a condition may hold, or does, with what is answered so far. */
import type { Box } from '#model/box.ts';
import type { Answers } from './table.ts';

/** True unless an answer rules it out; what is not answered, or not known, may be anything. */
export function mayHold(box: Box, answers: Answers): boolean {
  return Object.entries(box).every(([fact, allowed]) => {
    const answer = answers[fact];
    if (answer === undefined || answer.kind === 'unknown') return true;
    return allowed.some((item) =>
      answer.kind === 'option'
        ? item === answer.option
        : typeof item !== 'string' && item[0] <= answer.to && answer.from <= item[1],
    );
  });
}

/** True if the answers say so: each of its facts has one, and all that this leaves open is allowed. */
export function doesHold(box: Box, answers: Answers): boolean {
  return Object.entries(box).every(([fact, allowed]) => {
    const answer = answers[fact];
    if (answer === undefined || answer.kind === 'unknown') return false;
    return allowed.some((item) =>
      answer.kind === 'option'
        ? item === answer.option
        : typeof item !== 'string' && item[0] <= answer.from && answer.to <= item[1],
    );
  });
}
