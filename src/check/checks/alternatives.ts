/**
 * Alternatives for the other reading of a note: allowed only if the ruling rests on that note and the outcome
 * differs, and required of all rulings of a situation that rest on the same note.
 */
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';
import type { Alternative, NoteName } from '#model/index.ts';

export function alternatives({ consequences }: EditionContent): readonly Finding[] {
  const bySituation = Map.groupBy(consequences, ({ situation }) => situation);
  return [...bySituation.values()].flatMap((mine) => [
    ...mine.flatMap(notRestedOn),
    ...mine.flatMap(pointless),
    ...missing(mine),
    ...saysNothing(mine),
  ]);
}

function notRestedOn({ at: { source, path }, data }: ConsequenceAt): readonly Finding[] {
  const { rests = [] } = data;
  const fault = (note: NoteName, where: readonly (string | number)[]): readonly Finding[] => {
    if (rests.includes(note)) return [];
    const mend =
      rests.length === 0
        ? ` Name it there too: rests: ['${note}'].`
        : didYouMean(note, rests) || ' Name it there too, or take it out here.';
    const message = `the ruling \`${data.id}\` does not rest on \`${note}\`, so the other reading of that note does not change it.${mend}`;
    return [finding('alternative-note', source.locate([...path, ...where]), message)];
  };
  return [
    ...(data.alternatives ?? []).flatMap(({ note }, at) => fault(note, ['alternatives', at, 'note'])),
    ...(data.eitherWay ?? []).flatMap((note, at) => fault(note, ['eitherWay', at])),
  ];
}

/** Under the other reading it would end the same way. */
function pointless({ at: { source, path }, data }: ConsequenceAt): readonly Finding[] {
  return (data.alternatives ?? []).flatMap((each, index) => {
    if (!isSame(each, data)) return [];
    const message = `the alternative \`${each.id}\` ends as \`${data.id}\` does: with the same effects, modality and decider. Mend it, or say that nothing changes: eitherWay: ['${each.note}'].`;
    return [finding('pointless-alternative', source.locate([...path, 'alternatives', index, 'id']), message)];
  });
}

/** Without effects the verdict is compared. */
function isSame(other: Alternative, { effects = [], modality, decidedBy, verdict }: ConsequenceAt['data']): boolean {
  const said = effects.some(({ kind }) => kind !== 'none');
  return (
    JSON.stringify(other.effects) === JSON.stringify(effects) &&
    other.modality === modality &&
    other.decidedBy === decidedBy &&
    (said || other.verdict === verdict)
  );
}

/** If one ruling has an alternative for a note, all others that rest on it need one too. */
function missing(mine: readonly ConsequenceAt[]): readonly Finding[] {
  const notes = new Set(mine.flatMap(({ data }) => data.rests ?? []));
  return [...notes].flatMap((note) => {
    const first = mine.find(({ data }) => data.rests?.includes(note) && changes(data, note));
    if (!first) return [];
    return mine.flatMap(({ at: { source, path }, data }) => {
      if (!data.rests?.includes(note) || changes(data, note) || data.eitherWay?.includes(note)) return [];
      const message = `\`${first.data.id}\` says what follows if \`${note}\` is read the other way, and \`${data.id}\`, which rests on that note too, does not. Give it an alternative for it, or say that nothing changes: eitherWay: ['${note}'].`;
      return [finding('alternative-missing', source.locate([...path, 'id']), message)];
    });
  });
}

/**
 * "Nothing changes" is only meaningful next to a ruling that changes, and not together with an alternative.
 */
function saysNothing(mine: readonly ConsequenceAt[]): readonly Finding[] {
  return mine.flatMap(({ at: { source, path }, data }) =>
    (data.eitherWay ?? []).flatMap((note, index) => {
      const own = changes(data, note);
      if (!data.rests?.includes(note) || (!own && mine.some((each) => changes(each.data, note)))) return [];
      const message = own
        ? `\`${data.id}\` says both that nothing changes if \`${note}\` is read the other way, and what then follows. Take one of the two out.`
        : `no ruling of this situation says what follows if \`${note}\` is read the other way, so nobody asks whether \`${data.id}\` stays. Take it out.`;
      return [finding('pointless-alternative', source.locate([...path, 'eitherWay', index]), message)];
    }),
  );
}

/** Whether a ruling has an alternative for the note. */
function changes({ alternatives: others = [] }: ConsequenceAt['data'], note: NoteName): boolean {
  return others.some((each) => each.note === note);
}
