/**
 * What a translator begins with: every unit that lacks words, with the original's text, as comments to be
 * written over.
 */
import { stringify } from 'yaml';
import type { BodyClause, BodyDrawing, BodyText } from '#library/body.ts';
import { clauseName, isCalledInWords } from '#library/clause-number.ts';
import type { WordsFile } from './translations.ts';
import type { DataUnit, TextUnit, Unit } from './units.ts';

/** The text of a new file of words; undefined where nothing lacks them. */
export function skeletonOf({ as, data, texts }: WordsFile): string | undefined {
  const lacking = [...data.filter(lacks), ...texts.filter(lacks)];
  if (lacking.length === 0) return undefined;
  const blocks = commented(outline(data.filter(lacks)));
  if (as !== 'rules' && as !== 'situations' && as !== 'cases') return blocks;
  const text = texts.filter(lacks).map(as === 'rules' ? clause : below);
  return `---\n${blocks}${text.map(commented).join('')}---\n`;
}

function lacks({ state }: Unit): boolean {
  return state !== 'current';
}

/** As in the file, so that uncommenting them gives a complete unit. */
function outline(units: readonly DataUnit[]): string {
  const groups = Map.groupBy(units, (unit) => (unit.in.length > 1 ? String(unit.in[0]) : ''));
  return [...groups]
    .map(([group, mine]) => {
      const entries = Object.fromEntries(
        mine.map(({ in: path, hash, original }) => [
          String(path.at(-1)),
          { of: hash, ...(typeof original === 'object' ? original : {}) },
        ]),
      );
      return stringify(group === '' ? entries : { [group]: entries }, { lineWidth: 0 });
    })
    .join('');
}

function clause({ original, hash }: TextUnit): string {
  const { id = '', label, notes, drawings } = original as BodyClause;
  const inner = notes.map((note) => `<Note kind="${note.kind ?? ''}">\n${markdownOf(note)}\n</Note>\n`);
  const named = isCalledInWords(id, label) ? ` name="${label ?? clauseName({ id })}"` : '';
  return `below the line:\n<Clause id="${id}" of="${hash}"${named}>\n${markdownOf(original)}\n${inner.join('')}${drawings.map(drawing).join('')}</Clause>\n`;
}

function drawing({ name = '', alt, caption, labels }: BodyDrawing): string {
  const said = labels.length === 0 ? '' : ` labels="${labels.join('; ')}"`;
  return `<Drawing name="${name}" alt="${alt}" caption="${caption}"${said} />\n`;
}

function below({ original, hash }: TextUnit): string {
  return `body: { of: ${hash} }\nbelow the line:\n${markdownOf(original)}\n`;
}

/** Near enough to be written over: links stay links. */
function markdownOf({ html }: BodyText): string {
  return html
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<ol>([^]*?)<\/ol>/g, (_, items: string) => {
      let n = 0;
      return items.replace(/<li>/g, () => `${++n}. `);
    })
    .replace(/<li>/g, '- ')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function commented(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '#\n' : `# ${line}\n`))
    .join('');
}
