import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options that a command was given. For any that it has not it says which there are, and ends. */
export function askedOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(
      `Options: ${Object.keys(config.options ?? {})
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
    process.exit(2);
  }
}
