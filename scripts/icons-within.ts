/**
 * Inlines the icons of a page: a separate file would be requested before the first paint. The sources refer
 * to one file (src/components/icons.svg); each icon is inlined at its first use in the page, and again in
 * each template, which takes the place of what is in the page.
 */
import { readFileSync } from 'node:fs';

/** The page with its icons inlined. Throws for an unknown icon. */
export function withIconsWithin(html: string, drawn: ReadonlyMap<string, string>): string {
  const page = new Set<string>();
  let shown = page;
  return html.replace(USE_OR_TEMPLATE, (tag, name: string | undefined) => {
    if (name === undefined) {
      shown = tag === '</template>' ? page : new Set();
      return tag;
    }
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

const USE_OR_TEMPLATE = /<use href="[^"#]*\/icons\.[^"#]*svg#([\w-]+)"><\/use>|<template\b|<\/template>/g;
