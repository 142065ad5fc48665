/**
 * Styles have owners: a class is named by one stylesheet alone, so that what a page loads later changes
 * nothing on it.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where elements may be styled by their name alone: they are every page's. */
const OF_EVERY_PAGE = ['base.css', 'frame.css', 'print.css', 'tokens.css'];

const sheets = globSync('src/**/*.css').map((path) => ({
  name: basename(path),
  css: readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
}));

describe('styles', () => {
  it('have one owner for each class', () => {
    expect(classesOfTwo(sheets)).toEqual([]);
  });

  it('of two owners are found', () => {
    const two = [
      { name: 'list.css', css: '.search > .field { flex: 1 }' },
      { name: 'dialog.css', css: '@media print { .search[open], .close { display: flex } }' },
    ];
    expect(classesOfTwo(two)).toEqual(['.search is named by list.css and by dialog.css']);
  });

  it('reach nothing by the name of an element alone, but for what every page wears', () => {
    const bare = sheets
      .filter(({ name }) => !OF_EVERY_PAGE.includes(name))
      .flatMap(({ name, css }) => selectorsOf(css).map((selector) => ({ name, selector })))
      .filter(({ selector }) => !/[.#[]/.test(selector));
    expect(bare).toEqual([]);
  });

  it('stand in a layer, and one file tells the order of the layers', () => {
    const ordering = sheets.filter(({ css }) => /@layer[^{};]*;/.test(css)).map(({ name }) => name);
    expect(ordering).toEqual(['layers.css']);
    const layers = sheets.find(({ name }) => name === 'layers.css')?.css.match(/[a-z]+(?=[,;])/g) ?? [];
    for (const { name, css } of sheets) {
      for (const outermost of outermostOf(css)) {
        const layer = /^@layer ([a-z]+)$/.exec(outermost)?.[1];
        expect(layers, `${name}: “${outermost}” stands in no layer`).toContain(layer);
      }
    }
  });

  it('are those of something that is there', () => {
    const markup = globSync('src/**/*.{astro,ts,tsx}').map((path) => readFileSync(path, 'utf8'));
    const words = new Set(markup.join(' ').match(/[\w-]+/g));
    const unused = [...new Set(sheets.flatMap(({ css }) => classesIn(css)))].filter((each) => !words.has(each));
    expect(unused).toEqual([]);
  });
});

interface Sheet {
  readonly name: string;
  readonly css: string;
}

function classesOfTwo(all: readonly Sheet[]): readonly string[] {
  const owners = new Map<string, string>();
  return all.flatMap(({ name, css }) =>
    [...new Set(classesIn(css))].flatMap((each) => {
      const owner = owners.get(each);
      if (owner === undefined) owners.set(each, name);
      return owner === undefined ? [] : [`.${each} is named by ${owner} and by ${name}`];
    }),
  );
}

function classesIn(css: string): readonly string[] {
  return selectorsOf(css).flatMap((selector) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  );
}

/** What stands before each brace, without conditions, frames of an animation and descriptions of a font. */
function selectorsOf(css: string): readonly string[] {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:@|from$|to$|[\d.]+%$)/.test(selector));
}

/** The heads of the blocks that stand in no other. */
function outermostOf(css: string): readonly string[] {
  let depth = 0;
  return [...css.matchAll(/([^{}]*)([{}])/g)].flatMap(([, head = '', brace]) => {
    depth += brace === '{' ? 1 : -1;
    return brace === '{' && depth === 1 ? [head.replace(/^[^]*;/, '').trim()] : [];
  });
}
