/**
 * The drawn signs of a page, in the page: a file of them would be asked for before the first paint. The
 * sources name them in one file (src/components/icons.svg); each that a page shows stands in the first place
 * that shows it.
 */
import { readFileSync } from 'node:fs';

/** The page with the signs that it shows. Throws where it names one that is not drawn. */
export function withIconsWithin(html: string, drawn: ReadonlyMap<string, string>): string {
  const shown = new Set<string>();
  return html.replace(USE, (_, name: string) => {
    const symbol = drawn.get(name);
    if (symbol === undefined) throw new Error(`No sign is called ${name} in src/components/icons.svg.`);
    const isFirst = !shown.has(name);
    shown.add(name);
    return `${isFirst ? symbol.replace(`id="${name}"`, `id="sign-${name}"`) : ''}<use href="#sign-${name}"></use>`;
  });
}

/** Each sign of a file by its name. */
export function iconsIn(file: string): ReadonlyMap<string, string> {
  const symbols = readFileSync(file, 'utf8').matchAll(/<symbol id="([\w-]+)"[^>]*>[^]*?<\/symbol>/g);
  return new Map([...symbols].map(([symbol, name = '']) => [name, symbol]));
}

const USE = /<use href="[^"#]*\/icons\.[^"#]*svg#([\w-]+)"><\/use>/g;
