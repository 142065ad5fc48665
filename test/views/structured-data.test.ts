import { expect, it } from 'vitest';
import { tagged } from '#model/language-tags.ts';
import { structuredData, type DataOf } from '#views/structured-data.ts';
import { fixtureEdition } from '../support/fixture.ts';

const data: DataOf = {
  edition: fixtureEdition('slagspel'),
  site: new URL('https://example.org/'),
  path: '/arbiter/nl/slagspel/17/',
  description: 'Wat hij regelt.',
  trail: [{ text: 'Slagspel', href: '/arbiter/nl/slagspel/' }, { text: 'Regel 17' }],
  about: { kind: 'text', headline: `Regel 17: ${tagged('Spiel </script>', 'de')}`, day: '2025-02-01' },
};

it('tells where a page stands, by addresses that are whole', () => {
  const [trail] = graphOf(structuredData(data));
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Slagspel', item: 'https://example.org/arbiter/nl/slagspel/' },
      { position: 2, name: 'Regel 17', item: 'https://example.org/arbiter/nl/slagspel/17/' },
    ],
  });
});

it('tells what a text is of, without marks of its language and without an end of its script', () => {
  const text = structuredData(data);
  expect(text).not.toContain('<');
  expect(graphOf(text)[1]).toMatchObject({ '@type': 'Article', headline: 'Regel 17: Spiel </script>' });
});

it('says nothing where there is nothing to say', () => {
  const { about: _, ...bare } = data;
  expect(structuredData({ ...bare, trail: [] })).toBe('');
});

it('names the text that a book restates, and where the site is the source only who publishes it', () => {
  const partOf = (isSource: boolean) =>
    graphOf(structuredData({ ...data, edition: { ...data.edition, isSource } }))[1]?.['isPartOf'];
  expect(partOf(false)).toHaveProperty('isBasedOn');
  expect(partOf(true)).not.toHaveProperty('isBasedOn');
  expect(partOf(true)).toHaveProperty('publisher');
});

function graphOf(text: string): readonly Record<string, unknown>[] {
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
}
