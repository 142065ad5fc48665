/**
 * `npm run check:host -- <address>`: what a live host does wrong, and how to mend it. It is only ever pointed at an address
 * that its owner gives, asks for a handful of files there, and follows nothing to another host.
 * `--timeout <seconds>` (default 10) for each answer.
 */
import { parseArgs } from 'node:util';
import { checkHost, type Checked } from './hosting/check/check-host.ts';

const USAGE = `Say which host, by the address of its start page: npm run check:host -- https://example.org/
Only point this at a site of your own.`;

const { ok, text } = await checked(process.argv.slice(2));
if (ok) console.log(text);
else console.error(text);
process.exitCode = ok ? 0 : 1;

async function checked(args: readonly string[]): Promise<Checked> {
  const given = read(args);
  if (typeof given === 'string') return { ok: false, text: given };
  return checkHost(given.address, given.timeout * 1000);
}

/** The address and the seconds, or what is wrong with how they were given. */
function read(args: readonly string[]): { readonly address: string; readonly timeout: number } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { timeout: { type: 'string', default: '10' } },
    });
    const [address, ...others] = positionals;
    if (address === undefined || others.length > 0) return USAGE;
    const timeout = Number(values.timeout);
    return timeout > 0 && timeout <= 300 ? { address, timeout } : '--timeout takes seconds, from 1 to 300';
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}
