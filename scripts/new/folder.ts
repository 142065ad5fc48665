/** The files of a new site, made from a template and a few answers. */
import { ID } from '#model/id.ts';
import type { Language } from '#model/language.ts';
import { PACKAGE } from './origin.ts';

/** The answers to the questions of `new`. */
export interface Answers {
  /** What the rules are called. */
  readonly title: string;
  readonly language: Language;
  /** Who issues the rules. */
  readonly authority: string;
  /** Where the site will be published; `none` leaves that open. */
  readonly host: Host;
}

export const hosts = ['github', 'none'] as const;
export type Host = (typeof hosts)[number];

/** A file by its path from the folder's root, with slashes. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

interface Made {
  /** The name of the folder, from which the book and the package get theirs. */
  readonly folder: string;
  /** YYYY-MM-DD: the rules are in force from this day, and their edition is called by its year. */
  readonly day: string;
  /** What npm is asked for to get this package. */
  readonly wanted: string;
}

/**
 * The whole folder of a site: the template with the answers filled in, and what npm needs.
 * @param template files of the template of the language, and those of all languages.
 */
export function folderFiles(
  answers: Answers,
  { folder, day, wanted }: Made,
  template: readonly NewFile[],
): readonly NewFile[] {
  const book = idFrom(folder);
  const edition = day.slice(0, 4);
  const values = { title: answers.title, authority: answers.authority, book, edition, day };
  const files = template
    .filter(({ path }) => answers.host === 'github' || !path.startsWith('_github/'))
    .map(({ path, text }) => ({
      path: path
        .replace(/^_/, '.')
        .replace(/^content\/book\/edition\//, `content/${book}/${edition}/`)
        .replace(/^content\/book\//, `content/${book}/`)
        .replace(/^content\/house\/edition\//, `content/${book}-house/${edition}/`)
        .replace(/^content\/house\//, `content/${book}-house/`),
      text: filled(text, values, path.endsWith('.yaml')),
    }));
  return [...files, { path: 'package.json', text: manifest(book, wanted) }].toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/**
 * An id from any name: `Schaakclub Überzug` becomes `schaakclub-uberzug`; `book` where nothing is left of it.
 */
export function idFrom(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return ID.test(id) && id !== 'constructor' ? id : 'book';
}

/** Only these placeholders: a workflow has double braces of its own. In YAML an answer is quoted. */
function filled(text: string, values: Readonly<Record<string, string>>, isYaml: boolean): string {
  return text.replace(/\{\{(title|authority|book|edition|day)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return isYaml && (name === 'title' || name === 'authority') ? JSON.stringify(value) : value;
  });
}

function manifest(name: string, wanted: string): string {
  const commands = ['check', 'dev', 'build', 'start', 'translate', 'mutate'];
  const whole = {
    name,
    private: true,
    scripts: Object.fromEntries(commands.map((command) => [command, `arbiter-site ${command}`])),
    dependencies: { [PACKAGE]: wanted },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
