/**
 * `npm test`: everything that must hold before a change goes in, in phases, so that no browser shares the
 * processor with another heavy step. Within a phase two steps run at a time. `npm run test:thorough` does the
 * same with everything that takes longer: the journeys on this site's own books, attacks and links in great
 * numbers, every page, and Firefox.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTENT, HOST, writeFixtureContent } from '../test/support/fixture-site.ts';
import { chromium, headlessChromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { usualFonts } from './fonts.ts';
import { run } from './run.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The file that Vitest counts its tests in. */
  readonly report?: string;
  /** Whether the tests of pages, and later phases, need its output. */
  readonly isBuild?: boolean;
  readonly needsBuilds?: boolean;
}

const THOROUGH = process.argv.includes('--thorough');
const OUT = join('test', 'output');
/**
 * The books of the site below a path, which is the harder case; the small books of the fixture at the root of
 * a host.
 */
const SITE = { ARBITER_SITE: join(OUT, 'site'), BASE_PATH: '/arbiter' };
const FIXTURE = { ARBITER_FIXTURE: join(OUT, 'fixture') };
/** What Node has compiled, for all processes of a run: dozens are started, most of which load the checker. */
const COMPILED = { NODE_COMPILE_CACHE: resolve(OUT, 'compiled') };
/** For tests beside another step: each has one of two processors. */
const ONE_WORKER = ['--maxWorkers=1'];

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFixtureContent();
const browsers = await found();

/** In each phase the steps that take longest come first, after those that others wait for. */
const phases: readonly (readonly Step[])[] = [
  [
    building('build', SITE.ARBITER_SITE, { BASE_PATH: SITE.BASE_PATH }),
    building('build of the fixture', FIXTURE.ARBITER_FIXTURE, {
      CONTENT_ROOT: CONTENT,
      SITE_URL: HOST,
      BASE_PATH: '/',
    }),
    tests('unit', 'unit*', ONE_WORKER),
    { ...tests('site', 'site', ONE_WORKER), needsBuilds: true },
    { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  ],
  [tests('browser', 'e2e')],
  ...(THOROUGH
    ? [
        [tests('firefox')],
        // All of them take hours: the same part of every kind and book, chosen by chance.
        [{ name: 'mutation', command: ['node', 'scripts/mutate.ts', '--sample', '2500'] } satisfies Step],
      ]
    : []),
];

let passed = 0;
let failed = 0;
const times: string[] = [];
for (const phase of phases) {
  if ((await outcomesOf(phase)).includes('no build')) break;
}
console.log(`\n${times.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The browsers for tests, by environment variable. Ends the run if one is missing, with instructions. */
async function found(): Promise<Readonly<Record<string, string>>> {
  try {
    await usualFonts();
    return {
      CHROMIUM: await chromium(),
      CHROMIUM_SHELL: await headlessChromium(),
      ...(THOROUGH ? { FIREFOX: await firefox() } : {}),
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
}

/** Runs the steps of a phase in their order, two at a time. */
async function outcomesOf(phase: readonly Step[]): Promise<readonly ('done' | 'no build')[]> {
  const waiting = [...phase];
  const builds: Promise<'done' | 'no build'>[] = [];
  const outcomes: Promise<'done' | 'no build'>[] = [];
  const oneByOne = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.needsBuilds && (await Promise.all(builds)).includes('no build')) continue;
      const outcome = outcomeOf(step, phase.length > 1);
      if (step.isBuild) builds.push(outcome);
      outcomes.push(outcome);
      await outcome;
    }
  };
  await Promise.all([oneByOne(), oneByOne()]);
  return Promise.all(outcomes);
}

/** Runs a step and shows its output immediately, or at its end if others run in parallel. */
async function outcomeOf(
  { name, command, env, report, isBuild }: Step,
  hasOthers: boolean,
): Promise<'done' | 'no build'> {
  const start = performance.now();
  console.log(hasOthers ? `${name} …` : `\n── ${name}`);
  const [program, ...args] = command;
  const ran = await run(program, args, { show: !hasOthers, env: { ...COMPILED, ...env } }).catch((error: unknown) => ({
    code: 1,
    output: String(error),
  }));
  if (hasOthers) console.log(`\n── ${name}\n${ran.output.trim()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  times.push(`${name.padEnd(22)}${seconds} s  ${ran.code === 0 ? 'ok' : 'FAILED'}`);
  const counts = report !== undefined && existsSync(report) ? countsIn(readFileSync(report, 'utf8')) : undefined;
  passed += counts?.passed ?? 0;
  // A step that fails without a failed test is one failure.
  failed += Math.max(counts?.failed ?? 0, ran.code === 0 ? 0 : 1);
  return isBuild === true && ran.code !== 0 ? 'no build' : 'done';
}

function tests(name: string, project = name, options: readonly string[] = []): Step {
  const report = join(OUT, `${name}.json`);
  return {
    name: `${name} tests`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    env: {
      ...browsers,
      ...(name === 'unit' ? {} : { ...SITE, ...FIXTURE }),
      ...(THOROUGH ? { THOROUGH: '1' } : {}),
    },
    report,
  };
}

function building(name: string, outDir: string, env: Readonly<Record<string, string>>): Step {
  return {
    name,
    command: ['node', 'scripts/build.ts', '--outDir', outDir],
    env: { OFFLINE: 'quick', ...env },
    isBuild: true,
  };
}

function countsIn(json: string): { readonly passed: number; readonly failed: number } {
  const report = JSON.parse(json) as { readonly numPassedTests: number; readonly numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
