/** Words by which a reader could not tell two things apart: two options, or two terms. */
import { optionsOf } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function alike({ edition }: EditionContent): readonly Finding[] {
  return [...options(edition), ...terms(edition)];
}

function options({ facts }: EditionContent['edition']): readonly Finding[] {
  return Object.entries(facts?.data ?? {}).flatMap(([id, fact]) => {
    const all = Object.entries(optionsOf(fact));
    const key = (option: string, part: 'label' | 'says') =>
      fact.kind === 'yes-no' ? [id, all[0]?.[0] === option ? 'yes' : 'no'] : [id, 'options', option, part];
    const twins = (part: 'label' | 'says', textOf: (each: (typeof all)[number][1]) => string | undefined) =>
      all.flatMap(([option, each], at) => {
        const text = plain(textOf(each));
        const twin = text === '' ? undefined : all.slice(0, at).find(([, other]) => plain(textOf(other)) === text);
        if (!twin || !facts) return [];
        const message = `the options \`${twin[0]}\` and \`${option}\` of \`${id}\` have the same \`${part}\`, so nobody could tell them apart. Say what makes this one another.`;
        return [finding('alike', facts.source.locate(key(option, part)), message)];
      });
    return [
      ...twins('label', (each) => (each.kind === 'named' ? each.label : undefined)),
      ...twins('says', ({ says }) => says),
    ];
  });
}

function terms({ terms: file }: EditionContent['edition']): readonly Finding[] {
  const known = new Map<string, string>();
  return Object.entries(file?.data ?? {}).flatMap(([id, { term, aliases = [] }]) => {
    const names = [[term, ['term']] as const, ...aliases.map((each, at) => [each, ['aliases', at]] as const)];
    return names.flatMap(([name, path]) => {
      const other = known.get(plain(name));
      known.set(plain(name), other ?? id);
      if (other === undefined || other === id || !file) return [];
      const message = `\`${name}\` is a name of the term \`${other}\` already, so nobody could tell which is meant. Take it out of one of them.`;
      return [finding('alike', file.source.locate([id, ...path]), message)];
    });
  });
}

function plain(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase();
}
