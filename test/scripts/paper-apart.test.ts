import { expect, test } from 'vitest';
import { paperApart } from '../../scripts/paper-apart.ts';
import { withPaperApart } from '../../scripts/head-styles.ts';

test('what is said of paper stands apart, in the layer that it stood in, and nothing is lost', () => {
  expect(
    paperApart('@layer a,b;@layer a{p{color:red}@media print{p{color:#000}}i{top:0}}@layer b{@media print{b{left:0}}}'),
  ).toEqual({
    screen: '@layer a,b;@layer a{p{color:red}i{top:0}}',
    paper: '@layer a{@media print{p{color:#000}}}@layer b{@media print{b{left:0}}}',
  });
});

test('conditions of a screen stay with it', () => {
  const css = '@media (hover:hover){a:hover{top:0}}@font-face{font-family:a;src:url(a.woff2)}';
  expect(paperApart(css)).toEqual({ screen: css, paper: '' });
});

test('a sheet of paper within a condition keeps the condition', () => {
  expect(paperApart('@supports (a:b){@media print{@page sheet{margin:1cm}}}')).toEqual({
    screen: '',
    paper: '@supports (a:b){@media print{@page sheet{margin:1cm}}}',
  });
});

test('styles that do not end are a mistake', () => {
  expect(() => paperApart('@layer a{p{color:red}')).toThrow('does not end');
});

test('a page names its paper after its style, for printers alone; a page without any names none', () => {
  const page = '<head><style>p{}</style><title>x</title></head><body><style>i{}</style></body>';
  expect(withPaperApart(page, (css) => ({ screen: css, href: '/_astro/paper.css' }))).toBe(
    '<head><style>p{}</style><link rel="stylesheet" href="/_astro/paper.css" media="print" fetchpriority="low">' +
      '<title>x</title></head><body><style>i{}</style></body>',
  );
  expect(withPaperApart(page, (css) => ({ screen: css }))).toBe(page);
});
