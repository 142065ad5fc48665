/** Export and import of casebook files, loaded on demand. */
import { foundOf } from './checked.ts';
import { fileOf, FORM, type CasebookFile } from './file.ts';
import { readChosen, type FileReading } from './read-file.ts';
import { localTime } from './form.ts';
import { tableOf, type CheckedCase } from './table.ts';
import type { KeptCase } from './types.ts';
import { download } from './ui/download.ts';
import type { Setting } from './ui/format.ts';
import { currentOf } from './versions.ts';

export { Refused } from './ui/Refused.tsx';

/** A complete export, to be imported elsewhere. */
export function downloadJson(cases: readonly KeptCase[], { words }: Setting): void {
  download(nameOf(words.files.name, 'json'), 'application/json', fileOf(cases, Date.now()));
}

/**
 * A CSV file for a spreadsheet, with a byte order mark: without it Excel takes it for another encoding. Each
 * case is checked first, as in the list.
 */
export async function downloadCsv(cases: readonly KeptCase[], setting: Setting): Promise<void> {
  const checked: CheckedCase[] = [];
  for (const kept of cases)
    checked.push({ kept, found: await foundOf(setting.base, currentOf(kept), setting.words.one) });
  const table = tableOf(checked, setting, (path) => new URL(path, location.href).href);
  download(nameOf(setting.words.files.name, 'csv'), 'text/csv', `\uFEFF${table}`);
}

/** Undefined where the file itself cannot be read. */
export function readChosenFile(file: File): Promise<FileReading<CasebookFile> | undefined> {
  return readChosen(file, FORM);
}

function nameOf(name: string, ending: string): string {
  return `${name}-${localTime(Date.now()).slice(0, 10)}.${ending}`;
}
