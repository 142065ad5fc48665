#!/usr/bin/env node
/**
 * The commands of the package, in the folder of a club: `arbiter-site <command>`. Plain JavaScript that old
 * Nodes can read too: it starts the Node that the commands need, which came with the package.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The first version that knows all that the commands use. */
const NODE = 24;

const require = createRequire(import.meta.url);
const project = new URL('../', import.meta.url);
const inProject = (path) => fileURLToPath(new URL(path, project));

/** The file of each command, and what it does. */
const COMMANDS = {
  new: ['scripts/new/main.ts', 'writes the folder of a new site: new <folder>'],
  check: ['src/check/main.ts', 'checks and proves the content'],
  dev: ['scripts/dev.ts', 'shows the site while you write, at any free port or at --port <number>'],
  build: ['scripts/build.ts', 'builds the site into dist/'],
  start: ['scripts/start.ts', 'builds the site and serves it on this machine; takes --port <number>'],
  tools: ['scripts/tool-server/main.ts', 'serves the data of a built site to an assistant: tools <folder or address>'],
  translate: ['scripts/translate.ts', 'writes the files of a translation'],
  mutate: ['scripts/mutate.ts', 'says how many slips the check notices'],
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const asked = ['', 'help', '--help', '-h'].includes(name);
  const list = Object.entries(COMMANDS).map(([each, [, does]]) => `  ${each.padEnd(10)}${does}`);
  console.log(`${asked ? '' : `There is no command ${name}.\n\n`}Usage: arbiter-site <command>\n\n${list.join('\n')}`);
  process.exit(asked ? 0 : 2);
}

// `new` has options of its own to tell of.
if (name !== 'new' && args.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(`arbiter-site ${name}: ${command[1]}\n\nMore about it: ${inProject('docs/')}`);
  process.exit(0);
}

const node = nodeForCommands();
if (node === undefined) {
  console.error(`This needs Node ${NODE}; here is Node ${process.versions.node}. Install Node ${NODE} and try again.`);
  process.exit(2);
}
// Node strips no types below node_modules, where this package is; amaro does.
const strip = pathToFileURL(require.resolve('amaro/strip')).href;
const child = spawn(node, ['--import', strip, inProject(command[0]), ...args], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('close', (code) => process.exit(code ?? 1));

/** This Node where it is new enough, or the one that came with the package for this platform. */
function nodeForCommands() {
  if (Number(process.versions.node.split('.')[0]) >= NODE) return process.execPath;
  try {
    return require.resolve(
      `node-${platform === 'win32' ? 'win' : platform}-${arch}/bin/node${platform === 'win32' ? '.exe' : ''}`,
    );
  } catch {
    return undefined;
  }
}
