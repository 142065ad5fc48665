/** Facts whose domain leaves nothing to ask. */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function factDomain({ edition }: EditionContent): readonly Finding[] {
  const { facts } = edition;
  return Object.entries(facts?.data ?? {}).flatMap(([id, fact]) => {
    const position = facts?.source.locate([id], 'key');
    if (!position) return [];
    if ('options' in fact && Object.keys(fact.options).length < 2) {
      return [
        finding(
          'too-few-options',
          position,
          `\`${id}\` has fewer than two options, so there is nothing to ask. Add the others.`,
        ),
      ];
    }
    if (!('number' in fact)) return [];
    const { min, max, step = 1 } = fact.number;
    if (min >= max) {
      const message = `\`${id}\` goes from ${min} to ${max}, so there is nothing to ask. Make \`max\` larger than \`min\`.`;
      return [finding('empty-range', position, message)];
    }
    if ((max - min) % step === 0) return [];
    const message = `\`${id}\` goes from ${min} in steps of ${step} and never reaches its \`max\`, ${max}. Use one that it reaches.`;
    return [finding('not-a-step', position, message)];
  });
}
