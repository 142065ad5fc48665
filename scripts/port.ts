/** `--port <number>`, the one option of commands that serve a site. */
import { parseArgs } from 'node:util';

const HIGHEST = 65_535;

/**
 * The port that is asked for, or undefined where none is.
 * @throws Error with what to write instead, for any other option and for what is no port.
 */
export function portIn(args: readonly string[]): number | undefined {
  const { port } = parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values;
  if (port === undefined) return undefined;
  const number = /^\d+$/.test(port) ? Number(port) : 0;
  if (number < 1 || number > HIGHEST) throw new Error(`--port is ${port}, and can be a number from 1 to ${HIGHEST}.`);
  return number;
}

/** As {@link portIn}, for a command: what is wrong is said, and the command ends. */
export function askedPort(): number | undefined {
  try {
    return portIn(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}
