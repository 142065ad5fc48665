/** The addresses of other sites that the content names: whether they answer, only the network can tell. */
import type { ContentFile } from '#library/placed.ts';
import { printPosition } from './print.ts';

const ADDRESS = /https:\/\/[^\s<>()[\]{}"'`]*[^\s<>()[\]{}"'`.,;:!?]/g;

/** One line each, in the order of the files: where it stands, and the address. */
export function outsideLinks(files: readonly ContentFile[]): string {
  return files
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) =>
        [...line.matchAll(ADDRESS)].map(({ 0: address, index }) => {
          return `${printPosition({ file, line: at + 1, column: index + 1 })} ${address}\n`;
        }),
      ),
    )
    .join('');
}
