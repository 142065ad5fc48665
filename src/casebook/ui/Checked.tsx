import { useEffect, useState } from 'preact/hooks';
import { otherVerdict, sumFits } from '#casebook/checked.ts';
import type { Version } from '#casebook/types.ts';
import { fill } from '#i18n/fill.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly version: Version;
}

/** Says where a case's words are not those of its ruling, or its facts not those of its checksum. */
export function Checked({ setting: { base, words }, version }: Props) {
  const { record } = version;
  const [verdict, setVerdict] = useState<string>();
  useEffect(() => {
    let isShown = true;
    setVerdict(undefined);
    void otherVerdict(base, version).then((other) => {
      if (isShown) setVerdict(other);
    });
    return () => {
      isShown = false;
    };
  }, [base, version]);
  if (sumFits(record) && verdict === undefined) return null;
  return (
    <div class="kept-warning" role="status">
      {!sumFits(record) && <p>{words.one.altered}</p>}
      {verdict !== undefined && <p>{fill(words.one.reads, { verdict })}</p>}
    </div>
  );
}
