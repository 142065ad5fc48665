import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { AlsoRows } from '#parts/AlsoRows.tsx';

const row = (says: string, title: string, how = 'Which holds, the rules do not say') => ({
  how,
  by: 'the director decides',
  says: { text: says },
  title,
  href: `/${title.toLowerCase()}/`,
});
const shown = (...rows: readonly ReturnType<typeof row>[]) => render(<AlsoRows also={rows} title="Also" />);
const countOf = (html: string, part: string) => html.split(part).length - 1;

test('a row of one situation is a link as a whole', () => {
  const html = shown(row('Both hold.', 'Revoke'));
  expect(html).toMatch(/<a href="\/revoke\/"><span.*Both hold\..*<b>Revoke<\/b><\/a>/);
  expect(countOf(html, '<details')).toBe(1);
});

test('what is the same of two situations is said once, with a link to each', () => {
  const html = shown(row('Both hold.', 'Revoke'), row('Both hold.', 'Talking'));
  expect(countOf(html, 'Both hold.')).toBe(1);
  expect(countOf(html, '<li')).toBe(1);
  expect(html).toMatch(/<a href="\/revoke\/"><b>Revoke<\/b><\/a><a href="\/talking\/"><b>Talking<\/b><\/a>/);
});

test('a situation of which two things are said is named once', () => {
  const html = shown(row('Both hold.', 'Revoke'), row('Neither holds.', 'Revoke'));
  expect(html).toMatch(/Both hold\..*Neither holds\./);
  expect(countOf(html, 'href="/revoke/"')).toBe(1);
});

test('what goes together in another way stays apart', () => {
  const html = shown(row('Both hold.', 'Revoke'), row('Both hold.', 'Talking', 'Both hold'));
  expect(countOf(html, '<li')).toBe(2);
});

test('of a long list each row unfolds below its name', () => {
  const html = shown(...['A', 'B', 'C', 'D', 'E'].map((title) => row(`Of ${title}.`, title)));
  expect(countOf(html, '<details')).toBe(6);
  expect(html).toMatch(/<summary><b>E<\/b> <span class="what">Which holds, the rules do not say<\/span><\/summary>/);
});
