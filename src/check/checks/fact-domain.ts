/** Facts whose domain leaves nothing to ask. */
import { domainFault, type DomainFault } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function factDomain({ edition }: EditionContent): readonly Finding[] {
  const { facts } = edition;
  return Object.entries(facts?.data ?? {}).flatMap(([id, fact]) => {
    const position = facts?.source.locate([id], 'key');
    const fault = domainFault(fact);
    return position && fault ? [finding(fault.kind, position, messageOf(id, fault))] : [];
  });
}

function messageOf(id: string, fault: DomainFault): string {
  switch (fault.kind) {
    case 'too-few-options':
      return `\`${id}\` has fewer than two options, so there is nothing to ask. Add the others.`;
    case 'empty-range':
      return `\`${id}\` goes from ${fault.min} to ${fault.max}, so there is nothing to ask. Make \`max\` larger than \`min\`.`;
    case 'not-a-step':
      return `\`${id}\` goes from ${fault.min} in steps of ${fault.step} and never reaches its \`max\`, ${fault.max}. Use one that it reaches.`;
  }
}
