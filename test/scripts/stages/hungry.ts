/** A stage that needs some 200 MB of memory, for order.test.ts. */
import { stage } from '../../../scripts/stages/stage.ts';

await stage(({ fails }: { readonly fails: boolean }) => {
  if (fails) throw new Error('this one does not succeed in any heap');
  // A megabyte each.
  const held = Array.from({ length: 200 }, () => new Array<number>(125_000).fill(0.5));
  return held.length;
});
