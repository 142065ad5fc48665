import { useEffect, useState } from 'preact/hooks';
import { otherVerdict, sumFits } from '#casebook/checked.ts';
import type { Version } from '#casebook/types.ts';
import { fill } from '#i18n/fill.ts';
import type { CasebookWords } from '#i18n/words.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly version: Version;
}

/** Says where a case's words are not those of its ruling, or its facts not those of its checksum. */
export function Checked({ setting: { base, words }, version }: Props) {
  const { record } = version;
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    setFound([]);
    void otherwise(base, version, words.one).then((texts) => {
      if (isShown) setFound(texts);
    });
    return () => {
      isShown = false;
    };
  }, [base, version, words]);
  if (sumFits(record) && found.length === 0) return null;
  return (
    <div class="kept-warning" role="status">
      {!sumFits(record) && <p>{words.one.altered}</p>}
      {found.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** What the case's link says otherwise, a sentence each; none where that cannot be fetched. */
async function otherwise(
  base: string,
  { record, said }: Version,
  words: CasebookWords['one'],
): Promise<readonly string[]> {
  if (!('parts' in record) && !('parts' in said)) {
    const verdict = await otherVerdict(base, record, said);
    return verdict === undefined ? [] : [fill(words.reads, { verdict })];
  }
  if (!('parts' in record && 'parts' in said)) return [];
  const several = await import('#casebook/together.ts').catch(() => undefined);
  const found = await several?.differencesOf(base, record, said);
  return [
    ...(found?.parts ?? []).map(({ situation, now = words.undecided }) =>
      fill(words.partReads, { part: situation, verdict: now }),
    ),
    ...(found?.total === undefined ? [] : [fill(words.totalReads, { total: found.total })]),
  ];
}
