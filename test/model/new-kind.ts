/** The compiler's errors if a file of the sources is replaced: the union with an unknown kind. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve('.');
const parsed = ts.getParsedCommandLineOfConfigFile(
  resolve('tsconfig.json'),
  { incremental: false },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  },
);
const options = parsed?.options ?? {};
/** Read once, for every program of a test run. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** A file, and its text with the new kind in it. */
export interface Overlay {
  readonly file: string;
  readonly text: string;
}

/** The text of a file with one part of it replaced; the part must be there. */
export function replaced(file: string, part: string, by: string): Overlay {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(part)) throw new Error(`${file} has no \`${part}\` any more`);
  return { file, text: text.replace(part, by) };
}

/** The sources among these in which the compiler finds a mistake, with its messages. */
export function mistakesIn(files: readonly string[], overlay?: Overlay): ReadonlyMap<string, readonly string[]> {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    if (overlay && relative(ROOT, name) === overlay.file) return ts.createSourceFile(name, overlay.text, version, true);
    if (!sources.has(name)) sources.set(name, read(name, version, ...rest));
    return sources.get(name);
  };
  const program = ts.createProgram({ rootNames: files.map((file) => resolve(file)), options, host });
  return new Map(
    files.flatMap((file): [string, readonly string[]][] => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(resolve(file)));
      return found.length === 0
        ? []
        : [[file, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))]];
    }),
  );
}
