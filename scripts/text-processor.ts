/**
 * How Astro compiles the texts of content/: as Markdown without ornament, behind a guard that lets no program
 * through.
 */
import { satteri } from '@astrojs/markdown-satteri';
import { textBreaks } from '#library/text-breaks.ts';
import { textGuard } from '#library/text-guard.ts';
import { textSlots } from '#library/text-slots.ts';

export const textProcessor = satteri({
  // Texts are published as written: no curly quotes or dashes are substituted.
  features: { smartPunctuation: false },
  mdastPlugins: [textGuard, textBreaks],
  hastPlugins: [textSlots],
});
