/** `npm test`: everything that must hold before a change goes in, slow things beside each other. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, TWO_LANGUAGES } from '../test/support/two-languages.ts';
import { chromium, headlessChromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { usualFonts } from './fonts.ts';
import { run, type Ran } from './run.ts';
import { runSteps, type Step, type StepResult } from './steps.ts';

const OUT = join('test', 'output');
/** Builds of their own, so that a run of the tests leaves `dist` alone. */
const SITE = { outDir: join(OUT, 'site'), base: '/' };
const SITE_BELOW = { outDir: join(OUT, 'site-below'), base: '/arbiter' };
const TWO_LANGUAGES_SITE = { outDir: join(OUT, 'two-languages'), base: '/', content: TWO_LANGUAGES, host: HOST };

const steps: readonly Step[] = [
  { name: 'content', takes: 5, run: () => command('node', 'src/check/main.ts') },
  { name: 'build', takes: 35, after: ['content'], run: () => building(SITE) },
  { name: 'build below a path', takes: 35, after: ['build'], run: () => building(SITE_BELOW) },
  { name: 'build in two languages', takes: 15, after: ['build below a path'], run: () => building(TWO_LANGUAGES_SITE) },
  { name: 'browser tests', takes: 300, after: ['build in two languages'], run: () => tests('e2e') },
  { name: 'Firefox tests', takes: 40, after: ['build in two languages'], run: () => tests('firefox') },
  { name: 'site tests', takes: 60, after: ['build in two languages'], run: () => tests('site') },
  { name: 'unit tests', takes: 100, run: () => tests('unit') },
  {
    name: 'types',
    takes: 40,
    after: ['content'],
    run: () => command('astro', 'check', '--minimumSeverity', 'warning'),
  },
  { name: 'lint', takes: 40, run: () => command('eslint', '.', '--max-warnings', '0') },
  { name: 'format', takes: 20, run: () => command('prettier', '--check', '--log-level', 'warn', '.') },
];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium();
const shell = await headlessChromium();
const second = await firefox();
await usualFonts();
process.exit((await runSteps(steps)) ? 0 : 1);

async function command(name: string, ...args: readonly string[]): Promise<StepResult> {
  return result(await run(name, args));
}

interface Building {
  readonly outDir: string;
  readonly base: string;
  /** Where its content stands, if not in the project itself. */
  readonly content?: string;
  /** The host that it is built for, if it knows one. */
  readonly host?: string;
}

async function building({ outDir, base, content, host }: Building): Promise<StepResult> {
  const env = {
    BASE_PATH: base,
    OFFLINE: 'quick',
    ...(content === undefined ? {} : { CONTENT_ROOT: content }),
    ...(host === undefined ? {} : { SITE_URL: host }),
  };
  return result(await run('node', ['scripts/build.ts', '--outDir', outDir], { env }));
}

/** One project of vitest.config.ts, or the two of unit tests; only browser tests are tried again. */
async function tests(project: 'unit' | 'site' | 'e2e' | 'firefox'): Promise<StepResult> {
  const report = join(OUT, `${project}.json`);
  const triedAgain = project === 'e2e' || project === 'firefox';
  const reporters = ['default', 'json', ...(triedAgain ? ['./test/support/flaky.ts'] : [])];
  const args = [
    'run',
    '--project',
    project === 'unit' ? 'unit*' : project,
    ...reporters.map((each) => `--reporter=${each}`),
  ];
  args.push(`--outputFile.json=${report}`);
  const ran = await run('vitest', args, {
    env: {
      CHROMIUM: browser,
      CHROMIUM_SHELL: shell,
      FIREFOX: second,
      ...(triedAgain ? { FLAKY_FILE: join(OUT, `flaky-${project}.json`) } : {}),
      ARBITER_SITE: SITE.outDir,
      ARBITER_SITE_BELOW: SITE_BELOW.outDir,
      ARBITER_TWO_LANGUAGES: TWO_LANGUAGES_SITE.outDir,
    },
  });
  const counts = existsSync(report) ? countsIn(readFileSync(report, 'utf8')) : undefined;
  return {
    ...result(ran),
    ...(counts ? { tests: counts } : {}),
    ...(triedAgain ? { flaky: flakyTests(join(OUT, `flaky-${project}.json`)) } : {}),
  };
}

function flakyTests(file: string): readonly string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];
}

function countsIn(json: string): { readonly passed: number; readonly failed: number } {
  const report = JSON.parse(json) as { readonly numPassedTests: number; readonly numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function result({ code, output }: Ran): StepResult {
  return { ok: code === 0, output };
}
