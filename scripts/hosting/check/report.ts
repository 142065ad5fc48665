/** What was found, as text. */
import { HOSTS, type Finding, type Mend } from './finding.ts';

/** How many addresses are named where the same is wrong at many. */
const NAMED = 3;

/**
 * What was found, numbered, each with where and how it is mended; what is wrong in the same words stands there once.
 * @param asked how many addresses were asked for.
 */
export function reportOf(address: string, asked: number, findings: readonly Finding[]): string {
  const merged = together(findings);
  if (merged.length === 0) return `${address}: ${counted(asked, 'address', 'addresses')} asked, nothing wrong`;
  const blocks = merged.map(({ wrong, at, mend }, index) => `${index + 1}. ${wrong}\n${places(at)}${mending(mend)}`);
  return `${address}: ${counted(asked, 'address', 'addresses')} asked, ${counted(merged.length, 'thing', 'things')} wrong\n\n${blocks.join('\n')}`;
}

/** What is wrong in the same words at several addresses is said once. */
function together(findings: readonly Finding[]): readonly Finding[] {
  return [...Map.groupBy(findings, ({ wrong }) => wrong)].flatMap(([wrong, same]) => {
    const at = [...new Set(same.flatMap((each) => each.at))];
    return same.slice(0, 1).map(({ mend }) => ({ wrong, at, mend }));
  });
}

function places(at: readonly string[]): string {
  const more = at.length > NAMED ? `   and ${at.length - NAMED} more\n` : '';
  return at
    .slice(0, NAMED)
    .map((url) => `   at ${url}\n`)
    .join('')
    .concat(more);
}

function mending(mend: Mend): string {
  if (typeof mend === 'string') return `   mend: ${mend}\n`;
  const width = Math.max(...HOSTS.map((host) => host.length));
  return HOSTS.map((host) => `   ${host.padEnd(width)}  ${mend[host]}\n`).join('');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
