/** Files and folders that stand where none is expected, or that are missing. */
import type { LayoutProblem } from '#library/draft.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function layout({ draft }: Content): readonly Finding[] {
  return draft.problems.flatMap((problem) =>
    problem.kind === 'layout' ? [finding(problem.detail, problem.position, messageOf(problem))] : [],
  );
}

function messageOf({ detail, name }: LayoutProblem): string {
  switch (detail) {
    case 'unknown-file':
      return (
        'no file of this name is read here. A book has book.yaml and a folder for each edition; an edition has ' +
        'facts.yaml, terms.yaml, laws.yaml, rules/*.mdx and situations/*.mdx, and the same in words/<language>/ where it is translated.'
      );
    case 'missing-book':
      return `the folder \`${name}\` has no book.yaml. Add one, or move the folder out of content/.`;
    case 'missing-edition-folder':
      return `the book declares this edition, but there is no file in ${name}. Add its files, or take it out of book.yaml.`;
    case 'undeclared-edition':
      return `there is a folder \`${name}\`, but the book declares no such edition. Add it to \`editions\`, or rename the folder.`;
  }
}
