import type { ComponentChildren } from 'preact';
import { expect, test } from 'vitest';
import renderer from '../../scripts/preact-renderer.ts';

const Card = ({ title, children }: { readonly title?: string; readonly children?: ComponentChildren }) => (
  <p>
    {title}
    {children}
  </p>
);

test('a component is rendered with its props, and what stands between its tags stays what Astro made of it', () => {
  expect(renderer.renderToStaticMarkup(Card, { title: 'a<b' }, {}).html).toBe('<p>a&lt;b</p>');
  const { html } = renderer.renderToStaticMarkup(Card, {}, { default: '<b>c</b>' });
  expect(html.replaceAll(/<\/?astro-static-slot>/g, '')).toBe('<p><b>c</b></p>');
});

test('a slot that a component of Preact would lose is an error', () => {
  expect(() => renderer.renderToStaticMarkup(Card, {}, { head: '<b>c</b>' })).toThrow('slot head');
});
