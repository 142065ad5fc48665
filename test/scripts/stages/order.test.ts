import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { orderedFrom } from '../../../scripts/stages/order.ts';

const HUNGRY = join(import.meta.dirname, 'hungry.ts');

describe('a stage of a build', () => {
  it('that was given too little memory is done once more with more, and says so', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await orderedFrom(HUNGRY, { name: 'hungry', heap: 120, order: { fails: false } })).toBe(200);
    expect(said.mock.calls.flat()).toEqual([
      'The stage “hungry” needs more than 120 MB of memory; it begins again with 180 MB.',
      'The stage “hungry” needs more than 180 MB of memory; it begins again with 270 MB.',
    ]);
  });

  it('that fails for another reason is not begun again', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(orderedFrom(HUNGRY, { name: 'hungry', heap: 120, order: { fails: true } })).rejects.toThrow(
      'The build ended at its stage “hungry”.',
    );
    expect(said).not.toHaveBeenCalled();
  });
});
