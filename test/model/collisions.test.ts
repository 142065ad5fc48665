import { expect, test } from 'vitest';
import { effectsCollide } from '#model/effects/collisions.ts';
import type { EffectOf } from '#model/effects/types.ts';

type Permission = EffectOf<'permission'>;
const granted: Permission = { kind: 'permission', what: 'granted', for: 'player', at: 'with a silent phone' };
const refused: Permission = { ...granted, what: 'refused' };

test('what one ruling allows and another one forbids collides where both say of what', () => {
  expect(effectsCollide(granted, refused)).toBe(true);
  expect(effectsCollide(refused, { ...granted, at: 'With a silent phone', for: undefined })).toBe(true);
});

test('it does not where it may be of different things, or of different people', () => {
  expect(effectsCollide(granted, { ...refused, at: 'with a watch' })).toBe(false);
  expect(effectsCollide({ ...granted, at: undefined }, { ...refused, at: undefined })).toBe(false);
  expect(effectsCollide(granted, { ...refused, for: 'captain' })).toBe(false);
  expect(effectsCollide(granted, granted)).toBe(false);
});
