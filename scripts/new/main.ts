/**
 * `arbiter-site new <folder>`: writes the folder of a new site, with the smallest book that passes the check.
 * Asks what its flags do not say: `--title`, `--language`, `--authority`, `--host`. `--yes` takes the default
 * of everything else, `--dry-run` only names the files. A folder that has something in it is left alone.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { today } from '#library/in-force.ts';
import { languages } from '#model/language.ts';
import { project } from '../project.ts';
import { folderFiles, hosts, type Answers, type NewFile } from './folder.ts';
import { originOf } from './origin.ts';

const USAGE = `Usage: arbiter-site new <folder> [options]

  --title <text>      what the rules are called
  --language <code>   the language that they are in: ${languages.join(', ')}
  --authority <text>  who issues them
  --host <name>       where they will be published: ${hosts.join(', ')}
  --yes               takes the default of everything that no option says, and asks nothing
  --dry-run           names the files, and writes none`;

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) fail(USAGE);
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).some((name) => name !== '.git'))
  fail(`${folder} is not empty. Give the name of a new folder, or of an empty one.`);

const answers = await asked(basename(target));
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { readonly version: string };
const origin = originOf(project, version);
const files = folderFiles(answers, { folder: basename(target), day: today(), wanted: origin.wanted }, [
  ...templateFiles('common'),
  ...templateFiles(answers.language),
]);
if (values['dry-run']) {
  console.log(files.map(({ path }) => join(folder, path)).join('\n'));
} else {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text, { flag: 'wx' });
  }
  if (origin.file !== undefined) copyFileSync(origin.file, join(target, basename(origin.file)));
  // The list of addresses, which every book has from its first day. Refusals and --dry-run need no checker.
  const { run } = await import('#check/cli.ts');
  process.exitCode = run([target, '--update-permalinks'], () => undefined);
  const rule = files.find(({ path }) => /^content\/[^/]+\/[^/]+\/rules\//.test(path))?.path ?? '';
  const cd = target === resolve('.') ? '' : `cd ${relative('.', target)} && `;
  console.log(`${files.length} files in ${folder}.\n`);
  if (origin.isUnpacked) console.log(`Pack the code: npm pack ${here(project)} --pack-destination ${here(target)}`);
  console.log(`Look at it:  ${cd}npm install && npm run dev`);
  console.log(`Change it:   ${rule}`);
  console.log(`Publish it:  ${answers.host === 'github' ? 'push it to GitHub' : 'npm run build, and upload dist/'}`);
}

/** A folder as a command in this one names it. */
function here(path: string): string {
  const way = relative('.', path);
  return JSON.stringify(way === '' || way.startsWith('..') ? way || '.' : `./${way}`).replace(/^"([^\s"]+)"$/, '$1');
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: text,
        language: text,
        authority: text,
        host: text,
        yes: flag,
        'dry-run': flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Flags come first, then prompts, then defaults; without a terminal there are no prompts. */
async function asked(name: string): Promise<Answers> {
  const ask = values.yes || !process.stdin.isTTY ? undefined : createInterface(process.stdin, process.stdout);
  const answer = async (given: string | undefined, question: string, otherwise: string): Promise<string> =>
    given ?? ((await ask?.question(`${question} (${otherwise}): `))?.trim() || otherwise);
  const titled = `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll(/[-_]+/g, ' ');
  try {
    const title = await answer(values.title, 'What are the rules called?', titled);
    const language = oneOf(
      '--language',
      languages,
      await answer(values.language, `In which language (${languages.join(', ')})?`, 'en'),
    );
    const authority = await answer(values.authority, 'Who issues them?', title);
    const host = oneOf(
      '--host',
      hosts,
      await answer(values.host, `Where will they be published (${hosts.join(', ')})?`, 'github'),
    );
    return { title, language, authority, host };
  } finally {
    ask?.close();
  }
}

function oneOf<Value extends string>(flag: string, all: readonly Value[], value: string): Value {
  return all.find((each) => each === value) ?? fail(`${flag} is ${value}, and can be ${all.join(' or ')}.`);
}

/** The files below a folder of the template. */
function templateFiles(name: string): readonly NewFile[] {
  const root = join(project, 'scripts', 'new', 'template', name);
  return globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
