/** Unexpected or missing files and folders. A misnamed folder is reported once, not for each of its files. */
import type { LayoutProblem } from '#library/read-file.ts';
import { FROZEN } from '#library/frozen.ts';
import { meantPath } from '#library/placed.ts';
import { languages } from '#model/language.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean, quoteList } from '#check/suggest.ts';

export function layout({ draft }: Content): readonly Finding[] {
  const problems = draft.problems.filter((problem) => problem.kind === 'layout');
  const folders = Map.groupBy(problems, (problem) => strangeFolder(problem) ?? '');
  return problems.flatMap((problem) => {
    const folder = strangeFolder(problem);
    if (folder === undefined) return [finding(problem.detail, problem.position, messageOf(problem))];
    const inIt = folders.get(folder) ?? [];
    return inIt[0] === problem ? [finding(problem.detail, problem.position, ofFolder(folder, inIt.length))] : [];
  });
}

/** The folders that an edition may have. */
const FOLDERS = ['rules', 'situations', 'cases', 'words'];

/** The path of the unknown folder of an edition, or among its words, that contains the file. */
function strangeFolder({ detail, name }: LayoutProblem): string | undefined {
  const [, inWords, language = ''] = WORDS.exec(name) ?? [];
  if (detail === 'unknown-file' && inWords !== undefined && !languages.some((each) => each === language))
    return inWords;
  const [, folder, last = ''] = /^(content\/[^/]+\/[^/]+\/([^/]+))\//.exec(name) ?? [];
  return detail === 'unknown-file' && !FOLDERS.includes(last) && !isFrozen(name) ? folder : undefined;
}

const WORDS = /^(content\/[^/]+\/[^/]+\/words\/([^/]+))\//;

/** Whether it is among the frozen tables, where there are no edition folders. */
function isFrozen(name: string): boolean {
  return name.startsWith(`content/${FROZEN}/`);
}

function ofFolder(folder: string, files: number): string {
  const last = folder.slice(folder.lastIndexOf('/') + 1);
  const standing = files === 1 ? 'a file stands' : `${files} files stand`;
  if (folder.endsWith(`/words/${last}`))
    return `\`${last}\` is not a language of this site: these are ${quoteList(languages, 'and')}, and ${standing} in it. Rename the folder, or take it out.`;
  return `nothing is read from a folder \`${last}\`, and ${standing} in it.${didYouMean(last, FOLDERS)}`;
}

function messageOf({ detail, name }: LayoutProblem): string {
  switch (detail) {
    case 'unknown-file': {
      if (/(?:^|\/)site\.ya?ml$/.test(name))
        return 'the settings of the site are read from site.yaml, beside the folder content/. Move the file there, or rename it.';
      const meant = meantPath(name);
      if (meant !== undefined)
        return `a file with this ending is not read. Rename it \`${meant.slice(meant.lastIndexOf('/') + 1)}\`.`;
      if (isFrozen(name))
        return 'no frozen table has such a name: it is <book>/<edition>/<situation>.<hash>.json. Give it back its name, or take it out.';
      return (
        'no file of this name is read here. A book has book.yaml and a folder for each edition; an edition has ' +
        'facts.yaml, terms.yaml, laws.yaml, concurrences.yaml, rules/*.mdx, situations/*.mdx and cases/*.mdx, and the same in words/<language>/ where it is translated.'
      );
    }
    case 'missing-book':
      return `the folder \`${name}\` has no book.yaml. Add one, or move the folder out of content/.`;
    case 'missing-edition-folder':
      return `the book declares this edition, but there is no file in ${name}. Add its files, or take it out of book.yaml.`;
    case 'undeclared-edition':
      return `there is a folder \`${name}\`, but the book declares no such edition. Add it to \`editions\`, or rename the folder.`;
  }
}
