import { useEffect, useState } from 'preact/hooks';
import { otherwise, sumFits } from '#casebook/checked.ts';
import type { Version } from '#casebook/types.ts';
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
    void otherwise(base, version, words.one).then((texts = []) => {
      if (isShown) setFound(texts);
    });
    return () => {
      isShown = false;
    };
  }, [base, version, words]);
  if (sumFits(record) && found.length === 0) return null;
  return (
    <div class="device-warning" role="status">
      {!sumFits(record) && <p>{words.one.altered}</p>}
      {found.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
