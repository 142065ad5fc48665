/** The process of a stage: it is given an order, and may answer. */
import { collectInOnePiece } from '../memory.ts';
import { tell } from '../told.ts';

/**
 * Does the work of this process, and ends it; says what went wrong, if something did. With whoever ordered it gone, it ends too.
 * @param work is given the order; what it comes to is the answer.
 */
export async function stage<Order, Answer>(work: (order: Order) => Promise<Answer> | Answer): Promise<never> {
  collectInOnePiece();
  process.once('disconnect', () => process.exit(1));
  try {
    const answer = await work(JSON.parse(process.argv[2] ?? '') as Order);
    await answered(answer);
    process.exit(0);
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}

/** Sends it to whoever started this process; one that was started by hand has nobody to send it to. */
function answered(answer: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined || answer === undefined) resolve();
    else
      process.send(answer, (error: Error | null) => {
        if (error) reject(error);
        else resolve();
      });
  });
}
