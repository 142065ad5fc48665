/** Runs child processes and returns their results. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** How a command ended; `code` is 0 where it went well. */
export interface Ran {
  readonly code: number;
  /** Standard output and errors in order; empty if they were shown while running. */
  readonly output: string;
}

/** `env`: added to this process's environment. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output immediately instead of capturing it. */
  readonly show?: boolean;
}

/**
 * Runs a command of the project; those of `node_modules/.bin` are found first. Resolves with any exit code.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = false }: RunOptions = {},
): Promise<Ran> {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  // Captured output is read as text, so without colours.
  const { FORCE_COLOR, ...inherited } = process.env;
  const colours = show ? (FORCE_COLOR === undefined ? {} : { FORCE_COLOR }) : { NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...inherited, ...colours, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH: path },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    const keep = (text: string) => {
      output += text;
    };
    // A chunk may end within a letter; the stream keeps that piece for the next one.
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
