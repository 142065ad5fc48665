/**
 * Styles have owners: what a class looks like by itself is said by one stylesheet alone. Others name it only
 * within their own things or under an attribute, so that what a page loads later changes nothing else on it.
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
    expect(classesOfTwo(two)).toEqual(['.search belongs to list.css and to dialog.css']);
  });

  it('name the class of another within what is theirs, or under an attribute', () => {
    expect(foreign(sheets)).toEqual([]);
  });

  it('that reach into another’s are found', () => {
    const list = { name: 'list.css', css: '.row { top: 0 }' };
    const own = '.dialog > .row, .row:has(.dialog), main:has(.dialog) .row, [data-open] .row { top: 0 }';
    const dialog = { name: 'dialog.css', css: `.dialog { top: 0 } ${own} .row.last .dialog { top: 0 }` };
    const third = { name: 'last.css', css: '.last { top: 0 }' };
    expect(foreign([list, dialog, third])).toEqual(['dialog.css: .row.last .dialog']);
  });

  it('are read as what they are nested in', () => {
    expect(selectorsOf('@media print { [data-open] { .row, p { top: 0 } } .row { top: 0 } }')).toEqual([
      '[data-open]',
      '[data-open] .row, [data-open] p',
      '.row',
    ]);
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
    const named = sheets.flatMap(({ css }) => selectorsOf(css).flatMap(classesIn));
    const unused = [...new Set(named)].filter((each) => !words.has(each));
    expect(unused).toEqual([]);
  });
});

interface Sheet {
  readonly name: string;
  readonly css: string;
}

/** By class: the sheets with selectors that begin with it alone. */
function ownersOf(all: readonly Sheet[]): ReadonlyMap<string, readonly string[]> {
  const owned = all.flatMap(({ name, css }) =>
    beginningsIn(css).flatMap(({ classes }) => {
      const [only, ...others] = new Set(classes);
      return only === undefined || others.length > 0 ? [] : [[only, name] as const];
    }),
  );
  const classes = [...new Set(owned.map(([each]) => each))];
  return new Map(
    classes.map((each) => [each, [...new Set(owned.filter(([of]) => of === each).map(([, name]) => name))]]),
  );
}

function classesOfTwo(all: readonly Sheet[]): readonly string[] {
  return [...ownersOf(all)].flatMap(([name, owners]) =>
    owners.length > 1 ? [`.${name} belongs to ${owners.join(' and to ')}`] : [],
  );
}

/** Selectors that begin with nothing of their sheet's own. */
function foreign(all: readonly Sheet[]): readonly string[] {
  const owners = ownersOf(all);
  return all.flatMap(({ name, css }) =>
    beginningsIn(css)
      .filter(({ classes }) => classes.length > 0 && !classes.some((each) => owners.get(each)?.includes(name) ?? true))
      .map(({ selector }) => `${name}: ${selector}`),
  );
}

/**
 * The selectors of a sheet with the classes that they begin with: those of the first part that has any, and
 * of conditions up to there. Under an attribute or an id they begin with none.
 */
function beginningsIn(css: string): readonly { readonly selector: string; readonly classes: readonly string[] }[] {
  return selectorsOf(css)
    .flatMap((list) => splitAt(list, ','))
    .map((selector) => {
      const parts = splitAt(selector, ' >~+');
      const first = parts.findIndex((part) => classesIn(withoutConditions(part)).length > 0);
      const beginning = parts.slice(0, first + 1).join(' ');
      return { selector, classes: /\[data-|#/.test(beginning) ? [] : classesIn(beginning) };
    });
}

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)|\[class[~*^$|]?='?([\w-]+)/gi)].map(
    ([, name, attribute]) => name ?? attribute ?? '',
  );
}

function withoutConditions(part: string): string {
  return part.replace(/:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
}

/** The parts between separators outside of brackets. */
function splitAt(text: string, separators: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of text) {
    depth += '(['.includes(sign) ? 1 : ')]'.includes(sign) ? -1 : 0;
    if (depth === 0 && separators.includes(sign)) parts.push('');
    else parts.push((parts.pop() ?? '') + sign);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * What stands before each brace, nested ones behind what they are nested in; without conditions, frames of an
 * animation and descriptions of a font.
 */
function selectorsOf(css: string): readonly string[] {
  const around: string[] = [];
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, head = '', sign]) => {
    if (sign === '}') around.pop();
    if (sign !== '{') return [];
    const outer = around.findLast((each) => !each.startsWith('@'));
    const own = splitAt(head.trim(), ',');
    const selector = (outer === undefined ? own : own.map((each) => `${outer} ${each}`)).join(', ');
    around.push(head.trim().startsWith('@') ? head.trim() : selector);
    return /^(?:@|from$|to$|[\d.]+%$)/.test(head.trim()) ? [] : [selector];
  });
}

/** The heads of the blocks that stand in no other. */
function outermostOf(css: string): readonly string[] {
  let depth = 0;
  return [...css.matchAll(/([^{}]*)([{}])/g)].flatMap(([, head = '', brace]) => {
    depth += brace === '{' ? 1 : -1;
    return brace === '{' && depth === 1 ? [head.replace(/^[^]*;/, '').trim()] : [];
  });
}
