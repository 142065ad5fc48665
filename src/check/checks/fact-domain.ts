/** Facts whose domain leaves nothing to ask. */
import type { Fact } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Code, type Finding } from '#check/finding.ts';

export function factDomain({ edition }: EditionContent): readonly Finding[] {
  const { facts } = edition;
  return Object.entries(facts?.data ?? {}).flatMap(([id, fact]) => {
    const position = facts?.source.locate([id], 'key');
    const fault = position && faultOf(id, fact);
    return fault ? [finding(fault.code, position, fault.message)] : [];
  });
}

function faultOf(id: string, fact: Fact): { readonly code: Code; readonly message: string } | undefined {
  switch (fact.kind) {
    case 'choice': {
      if (Object.keys(fact.options).length >= 2) return undefined;
      const message = `\`${id}\` has fewer than two options, so there is nothing to ask. Add the others.`;
      return { code: 'too-few-options', message };
    }
    case 'number': {
      const { min, max, step } = fact;
      if (min >= max) {
        const message = `\`${id}\` goes from ${min} to ${max}, so there is nothing to ask. Make \`max\` larger than \`min\`.`;
        return { code: 'empty-range', message };
      }
      if ((max - min) % step === 0) return undefined;
      const message = `\`${id}\` goes from ${min} in steps of ${step} and never reaches its \`max\`, ${max}. Use one that it reaches.`;
      return { code: 'not-a-step', message };
    }
  }
}
