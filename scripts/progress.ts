/**
 * How far a build is: one line for each part that is done, with its time, and the pages counted while they
 * are made.
 */
import type { AstroPrerenderer } from 'astro';

/** Where lines go, and whether one may be written over. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  write(text: string): void;
}

/** Reports the progress of a long task. */
export interface Progress {
  /**
   * A part is done: `Content: 194 files, no findings 3.1 s`. The time is what went by since the part before.
   */
  done(part: string): void;
  /** So many of a part are done. */
  counted(part: string, count: number, total: number): void;
}

/** @param now milliseconds, of a clock that only goes on */
export function progressOn(screen: Screen, now: () => number = () => performance.now()): Progress {
  let since = now();
  let shown = 0;
  return {
    done: (part) => {
      const seconds = ((now() - since) / 1000).toFixed(1);
      screen.write(`${cleared(screen)}${part.padEnd(WIDTH)}${seconds.padStart(6)} s\n`);
      since = now();
      shown = 0;
    },
    counted: (part, count, total) => {
      // A screen that keeps its lines, as a log does, gets four of them.
      const step = Math.floor((count / total) * (screen.isTTY === true ? 100 : 4));
      if (step === shown || count === total) return;
      shown = step;
      screen.write(`${cleared(screen)}${part}: ${count} of ${total}${screen.isTTY === true ? '' : '\n'}`);
    },
  };
}
const WIDTH = 56;

/** Back to the start of a line that may be written over. */
function cleared({ isTTY }: Screen): string {
  return isTTY === true ? '\r\u001b[K' : '';
}

/** Reports the progress of Astro's part of a build. */
export function watching(progress: Progress): (astro: AstroPrerenderer) => AstroPrerenderer {
  return (astro) => {
    let count = 0;
    let total = 0;
    return {
      ...astro,
      setup: async () => {
        progress.done('Scripts, styles and templates bundled');
        await astro.setup?.();
      },
      getStaticPaths: async () => {
        const paths = await astro.getStaticPaths();
        total = paths.length;
        return paths;
      },
      render: async (request, options) => {
        const rendered = await astro.render(request, options);
        progress.counted('Pages and data', ++count, total);
        return rendered;
      },
      teardown: async () => {
        await astro.teardown?.();
        progress.done(`Pages and data: ${total} files`);
      },
    };
  };
}
