/** A case to share, as text for a chat. */
import { saysOf, sentence } from '#wording/phrase.ts';
import type { Answers } from '#decide/table.ts';
import { leaveOf } from '#wording/leave.ts';
import { chipInWords, shownChips } from '#wording/shown-chips.ts';
import { fill } from '#i18n/fill.ts';
import { untagged } from '#model/language-tags.ts';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';

/**
 * Verdict, consequences, how much room it leaves and whether it is a reading, the case, where it is written, and the
 * link; one line each.
 */
export function caseText(data: DecisionProps, ruling: RulingSummary, answers: Answers, link: string): string {
  const { words } = data;
  const says = Object.entries(answers).flatMap(([fact, answer]) => {
    const text = data.facts[fact];
    return text ? [saysOf(text, answer, words.phrase)] : [];
  });
  const chips = shownChips(ruling.effects, data.chips, answers);
  const leave = leaveOf(ruling, chips, { modality: data.chips.effects.modality, decides: words.ruling.decides });
  const cites = new Intl.ListFormat(data.language).format(ruling.cites.map(({ label }) => label));
  const lines = [
    [...(ruling.otherwise ? [sentence(words.glance.open)] : []), ruling.verdict.text].join(': '),
    chips.map((chip) => chipInWords(chip, data.chips.effects)).join(' · '),
    [...leave, ...ruling.readings.map(({ label }) => label)].join(' · '),
    says.length === 0 ? data.title : `${data.title}: ${says.join('; ')}`,
    fill(words.source, { authority: data.authority, work: data.work, cites }),
    link,
  ];
  return untagged(lines.filter((line) => line !== '').join('\n'));
}
