/**
 * A file is named after its content: `<number>-<id>.mdx` for a rule, the id for a situation or a case;
 * folders are ids.
 */
import { ID } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { fileStem } from '#check/file-stem.ts';

export function fileName({ book, edition }: EditionContent): readonly Finding[] {
  const rules = edition.rules.flatMap(({ source, slug, data }) => {
    const expected = `${slug}-${data.id}`;
    const actual = fileStem(source.file);
    const message = `this is rule ${data.number} with the id \`${data.id}\`, so name the file ${expected}.mdx (or mend \`number\` or \`id\`).`;
    return actual === expected ? [] : [finding('file-name', source.locate(['id']), message)];
  });
  const situations = edition.situations.flatMap(({ source, id }) => {
    const message = `\`${id}\` cannot be the id of a situation: name the file with lower-case letters a–z, digits and single hyphens.`;
    return ID.test(id) ? [] : [finding('file-name', { file: source.file, line: 1, column: 1 }, message)];
  });
  const cases = edition.cases.flatMap(({ source, id }) => {
    const message = `\`${id}\` cannot be the id of a case: name the file with lower-case letters a–z, digits and single hyphens.`;
    return ID.test(id) ? [] : [finding('file-name', { file: source.file, line: 1, column: 1 }, message)];
  });
  const message = `\`${book.id}\` cannot be the id of a book: name the folder with lower-case letters a–z, digits and single hyphens.`;
  const folder = ID.test(book.id)
    ? []
    : [finding('file-name', { file: book.source.file, line: 1, column: 1 }, message)];
  return [...folder, ...rules, ...situations, ...cases];
}
