import { expect, test } from 'vitest';
import { establishedFor } from '#library/established.ts';
import { situationOf } from '../support/edition.ts';
import { fixtureEdition } from '../support/fixture.ts';

const { facts } = situationOf(fixtureEdition('biedspel'), 'strafkaart').table;

test('what a ruling establishes stands as an answer where it is asked, and nowhere else', () => {
  expect(establishedFor({ 'strafkaart-soort': 'groot', vergelijkbaar: 'nee' }, facts)).toEqual({
    'strafkaart-soort': { kind: 'option', option: 'groot' },
  });
});

test('an answer that cannot be given, or a name that every object has, establishes nothing', () => {
  expect(establishedFor({ 'strafkaart-soort': 'halfgroot' }, facts)).toEqual({});
  const [first] = facts;
  expect(first && establishedFor({}, [{ ...first, id: 'constructor' }])).toEqual({});
});
