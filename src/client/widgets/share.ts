/** A case to share: as a permanent link, and as text for a chat. */
import { saysOf } from '#wording/phrase.ts';
import { answersToQuery } from '#addresses/answers.ts';
import type { Answers } from '#decide/table.ts';
import { modalityMatters, sidesOf, type Chip } from '#wording/shown-chips.ts';
import { fill } from '#i18n/fill.ts';
import { withQuery } from '#addresses/case.ts';
import { untagged } from '#model/language-tags.ts';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';

/** The ruling's page in its own edition, with the answers it stands on. Absolute; `origin` without a slash. */
export function permanentLink(ruling: RulingSummary, answers: Answers, origin: string): string {
  return origin + withQuery(ruling.permalink, answersToQuery(answers));
}

/** Verdict, consequences, the case, where it is written, and the link; one line each. */
export function caseText(
  data: DecisionProps,
  ruling: RulingSummary,
  answers: Answers,
  chips: readonly Chip[],
  link: string,
): string {
  const says = Object.entries(answers).flatMap(([fact, answer]) => {
    const text = data.facts[fact];
    return text ? [saysOf(text, answer, data.words.phrase)] : [];
  });
  const modality = modalityMatters(chips) ? [data.chips.effects.modality[ruling.modality]] : [];
  const consequences = [...chips.map(chipText(data)), ...modality];
  const cites = new Intl.ListFormat(data.language).format(ruling.cites.map(({ label }) => label));
  const lines = [
    ruling.verdict.text,
    consequences.join(' · '),
    says.length === 0 ? data.title : `${data.title}: ${says.join('; ')}`,
    fill(data.words.source, { authority: data.authority, work: data.work, cites }),
    link,
  ];
  return untagged(lines.filter((line) => line !== '').join('\n'));
}

function chipText({ chips: { effects } }: DecisionProps): (chip: Chip) => string {
  return (chip) => {
    const sides = sidesOf(chip, effects).map(({ label, who }) => `${label}: ${who}`);
    return sides.length === 0 ? chip.text : `${chip.text} (${sides.join(', ')})`;
  };
}
