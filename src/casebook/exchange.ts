/** Export and import of casebook files, loaded on demand. */
import { fileOf, readFile, type FileReading } from './file.ts';
import { localTime } from './form.ts';
import { tableOf } from './table.ts';
import type { KeptCase } from './types.ts';
import { download } from './ui/download.ts';
import type { Setting } from './ui/format.ts';

export { Refused } from './ui/Refused.tsx';

/** A complete export, to be imported elsewhere. */
export function downloadJson(cases: readonly KeptCase[], { words }: Setting): void {
  download(nameOf(words.files.name, 'json'), 'application/json', fileOf(cases, Date.now()));
}

/** A CSV file for a spreadsheet, with a byte order mark: without it Excel takes it for another encoding. */
export function downloadCsv(cases: readonly KeptCase[], setting: Setting): void {
  const table = tableOf(cases, setting, (path) => new URL(path, location.href).href);
  download(nameOf(setting.words.files.name, 'csv'), 'text/csv', `\uFEFF${table}`);
}

/** Undefined where the file itself cannot be read. */
export async function readChosenFile(file: File): Promise<FileReading | undefined> {
  const text = await file.text().catch(() => undefined);
  return text === undefined ? undefined : readFile(text);
}

function nameOf(name: string, ending: string): string {
  return `arbiter-${name}-${localTime(Date.now()).slice(0, 10)}.${ending}`;
}
