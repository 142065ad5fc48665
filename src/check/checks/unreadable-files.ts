/** Entries below content/ that are not readable files. */
import type { FileFault } from '#library/placed.ts';
import { mostBytes } from '#library/files.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function unreadableFiles({ draft }: Content): readonly Finding[] {
  return draft.problems.flatMap((problem) =>
    problem.kind === 'unreadable-file'
      ? [finding(problem.kind, problem.position, messageOf(problem.fault, problem.position.file))]
      : [],
  );
}

function messageOf(fault: FileFault, file: string): string {
  switch (fault) {
    case 'no-folder':
      return 'this is a file, and the content is a folder. Make a folder of this name, with a folder for each book.';
    case 'link':
      return 'this is a symbolic link, and where it leads is not a part of the content. Put the file itself here.';
    case 'special':
      return 'this is no file but a pipe, a socket or a device. Take it out.';
    case 'name':
      return 'the name of this file has characters that are not UTF-8 or that nobody can see. Rename it with lower-case letters a–z, digits and hyphens.';
    case 'too-large':
      return `this file is larger than ${sizeOf(mostBytes(file))}, which no part of a rulebook is. Is it the right one? Otherwise divide it.`;
    case 'unreadable':
      return 'this cannot be opened. Look at its permissions.';
  }
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`;
}
