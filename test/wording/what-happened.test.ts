import { expect, test } from 'vitest';
import { oneOf } from '#wording/what-happened.ts';

const said = (...texts: readonly string[]) => oneOf(texts, '{list} of {last}', ['geen', 'niet']);

test('alternatives share what they begin with, if that is more than a word', () => {
  expect(said('een speler ontdook', 'een speler speelde voor zijn beurt', 'een speler keek')).toBe(
    'een speler ontdook, speelde voor zijn beurt of keek',
  );
  expect(said('de caller keek', 'de partner keek')).toBe('de caller keek of de partner keek');
});

test('one that denies something is said whole, or it would deny the others too', () => {
  expect(said('er is geen slag', 'er is een kaart te veel')).toBe('er is geen slag of er is een kaart te veel');
});

test('nothing of an alternative is lost where another goes on after it', () => {
  expect(said('hij speelde uit', 'hij speelde uit en keek')).toBe('hij speelde uit of uit en keek');
});

test('one alone, or the same twice, is said once', () => {
  expect(said('het luikje bleef open')).toBe('het luikje bleef open');
  expect(said('het luikje bleef open', 'het luikje bleef open')).toBe('het luikje bleef open');
});
