/** The table of faults, from what was seen of them. */
import { format, resolveConfig } from 'prettier';
import { groups, type Fault, type Group, type Said, type Seen } from './types.ts';

const PATH = 'docs/faults.md';

/** The whole document. Throws for a fault that was not seen. */
export async function documentOf(faults: readonly Fault[], seen: ReadonlyMap<string, Seen>): Promise<string> {
  const sections = (Object.keys(groups) as Group[]).map((group) => sectionOf(group, faults, seen));
  const options = await resolveConfig(PATH);
  return format([HEAD, ...sections].join('\n\n'), { ...options, filepath: PATH });
}

function sectionOf(group: Group, faults: readonly Fault[], seen: ReadonlyMap<string, Seen>): string {
  const rows = faults.filter((fault) => fault.group === group).map((fault) => rowOf(fault, seen.get(fault.id)));
  return [
    `## ${groups[group]}`,
    '',
    '| what is broken | while you | what you see | what is lost | how to go on |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function rowOf({ id, broken, journey }: Fault, seen: Seen | undefined): string {
  if (!seen) throw new Error(`nobody has seen what comes of ${id}`);
  const { says, unnoticed, kept, lost, on } = seen;
  const sees = [...new Set(says.map(quoted)), ...unnoticed];
  const loses = lost.length === 0 ? `nothing: ${kept.join('; ')}` : [...lost, `not: ${kept.join('; ')}`].join('; ');
  if (sees.length === 0 || kept.length === 0 || on.length === 0) throw new Error(`${id}: not all of it was looked at`);
  return `| ${[broken, journey, sees.join('<br>'), loses, on.join('; ')].map(cell).join(' | ')} |`;
}

function quoted({ language, text, english }: Said): string {
  return language === 'en' ? `“${text}”` : `${language}: “${text}” (“${english}”)`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

const HEAD = `# Faults

What happens when something fails at the table: what you see, in the site's own words, what is lost, and how to go on. A browser
test breaks each of these things on purpose and fills this table with what it saw (\`test/e2e/faults.thorough.test.ts\`, with the list of
faults in \`test/faults/list.ts\`); it fails where the table says anything else. To fill it anew, run it with \`-u\`.

Every file that one of eight journeys fetches on its way (\`test/e2e/fault-journeys.ts\`), by itself, aborted once, aborted for ever,
cut in half, answered with an error and with a page in its place: \`npm run test:thorough\` does so, and takes twenty minutes for it.
Each time the journey comes to its end, or the page says that it cannot; the run prints how often it was which.

The words are given as they stood on the page, with English in brackets. Where none stand, the site says nothing, because all goes on.`;
