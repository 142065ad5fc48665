/** Rulings that lead on in a circle, so that a reader who follows them never gets to an end. */
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { consequencesBySituation, situationsById } from '#check/lookup.ts';

export function leadsRound({ edition, consequences, unreadable }: EditionContent): readonly Finding[] {
  const bySituation = consequencesBySituation(consequences);
  const ends = new Set(edition.situations.flatMap(({ id }) => (bySituation.has(id) ? [] : [id as string])));
  // A situation has an end if one of its rulings does: it leads nowhere, or also to a situation with an end.
  for (let size = -1; size < ends.size;) {
    size = ends.size;
    for (const [id, mine] of bySituation)
      if (mine.some(({ data: { then = [] } }) => then.length === 0 || then.some((each) => ends.has(each))))
        ends.add(id);
  }
  return consequences.flatMap(({ at: { source, path }, situation, data }) => {
    const then = data.then ?? [];
    const itself = then.indexOf(situation as never);
    const position = source.locate([...path, 'then', Math.max(itself, 0)]);
    // What is established may make another case of it.
    if (itself >= 0 && data.establishes === undefined) {
      const message = `\`${data.id}\` leads to \`${situation}\`, its own situation, with the answers that led to it. Take that out, or say in \`establishes\` what is another case then.`;
      return [finding('leads-round', position, message)];
    }
    const facts = new Set<string>(situationsById(edition.situations).get(situation)?.data.facts);
    // The same answers lead to the same ruling, so coming back with them is a circle.
    const keeps = ({ establishes = {} }: ConsequenceAt['data']) =>
      Object.keys(establishes).every((id) => !facts.has(id));
    const comesBack = (each: string) =>
      bySituation.get(each)?.every((next) => isOnlyTo(next.data.then, situation) && keeps(next.data));
    const [first] = then;
    if (first !== undefined && itself < 0 && ends.has(situation) && keeps(data) && then.every(comesBack)) {
      const message = `\`${data.id}\` leads to \`${first}\`, and from there every ruling leads back to \`${situation}\` with the same answers. Take one \`then\` out, or say in \`establishes\` what is another case then.`;
      return unreadable.any ? [] : [finding('leads-round', position, message)];
    }
    if (ends.has(situation) || unreadable.any) return [];
    const message = `whoever follows \`${data.id}\` never comes to an end: every ruling of \`${situation}\` and of what it leads to leads on. Take one \`then\` out.`;
    return [finding('leads-round', position, message)];
  });
}

function isOnlyTo(then: readonly string[] | undefined, situation: string): boolean {
  return then !== undefined && then.length > 0 && then.every((each) => each === situation);
}
