/**
 * A ruling that only forbids says what follows where the thing is done all the same, and who decides if the
 * book does not state it.
 */
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import type { Effect } from '#model/index.ts';

export function ifDone({ book, rulings }: EditionContent): readonly Finding[] {
  return rulings.flatMap(({ ruling: { id, effects, ifDone, then = [], decidedBy }, at: { source, path } }) => {
    const says = (key: string, message: string) => [finding('if-done', source.locate([...path, key], 'key'), message)];
    if (ifDone === undefined) {
      if (!onlyForbids(effects)) return [];
      const message = `\`${id}\` forbids, and does not say what follows where it is done all the same. If the book says so, in this rule or another, add it to \`effects\` and cite the clause, or write \`ifDone: then\` if a situation under \`then\` decides it. Write \`ifDone: unstated\` if no rule states a consequence, or \`ifDone: cannot\` if it cannot be done because somebody has to allow it first.`;
      return says('id', message);
    }
    if (!onlyForbids(effects)) {
      return says(
        'ifDone',
        `\`ifDone\` is for a ruling whose effects are permissions alone, one of them \`permission: refused\`; the others of \`${id}\` say what follows. Take \`ifDone\` out.`,
      );
    }
    if (ifDone === 'then' && then.length === 0) {
      return says('ifDone', `\`${id}\` names no situation that decides what follows. Name it: then: […].`);
    }
    if (ifDone === 'unstated' && decidedBy === undefined && book.data.residual?.decidedBy === undefined) {
      return says('ifDone', `nobody is named who decides what follows \`${id}\`. Name them: decidedBy: ….`);
    }
    return [];
  });
}

function onlyForbids(effects: readonly Effect[]): boolean {
  return (
    effects.every(({ kind }) => kind === 'permission') &&
    effects.some((effect) => effect.kind === 'permission' && effect.what === 'refused')
  );
}
