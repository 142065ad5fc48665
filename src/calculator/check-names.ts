/** Checks the ids in a situation's calculator: its choice, the options of that choice, and rulings. */
import { namedOptionsOf } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';

export function calculatorNames({ edition, path, consequences, unreadable }: EditionContent): readonly Finding[] {
  const facts = edition.facts?.data ?? {};
  const known = consequences.map(({ data }) => data.id);
  return edition.situations.flatMap(({ source, data }) => {
    const { calculator } = data;
    if (!calculator) return [];
    const { sum, most = {}, hand, unless = [] } = calculator;
    if (!data.facts.includes(sum)) {
      const message = `the calculator adds up options of \`${sum}\`, which this situation does not ask.${didYouMean(sum, data.facts)}`;
      return [finding('fact-not-asked', source.locate(['calculator', 'sum']), message)];
    }
    const fact = facts[sum];
    const options = Object.keys(namedOptionsOf(fact));
    return [
      ...(fact && options.length === 0
        ? [
            finding(
              'amount-needs-choice',
              source.locate(['calculator', 'sum']),
              `a calculator adds up the options of a choice, and \`${sum}\` has none. Name a fact with \`options\`.`,
            ),
          ]
        : [
            ...Object.keys(most).map((option) => ({ option, at: ['calculator', 'most', option] })),
            ...Object.keys(hand?.takes ?? {}).map((option) => ({
              option,
              at: ['calculator', 'hand', 'takes', option],
            })),
          ]
            .filter(({ option }) => fact !== undefined && !options.includes(option))
            .map(({ option, at }) =>
              finding(
                'unknown-option',
                source.locate(at, 'key'),
                `\`${sum}\` has no option \`${option}\`.${didYouMean(option, options)}`,
              ),
            )),
      ...unless.flatMap((id, index) =>
        known.includes(id) || unreadable.any
          ? []
          : [
              finding(
                'unknown-ruling',
                source.locate(['calculator', 'unless', index]),
                `there is no ruling \`${id}\` in ${path}.${didYouMean(id, known)}`,
              ),
            ],
      ),
    ];
  });
}
