import { unbroken } from '#model/unbroken.ts';
import type { MarkedText } from '#views/marked-text.ts';
import { Text } from './Text.tsx';

/** A text whose numbers stay with what they belong to where a line ends: a verdict, a step. */
export function UnbrokenText({ of: { text, html } }: { readonly of: MarkedText }) {
  return <Text of={html === undefined ? { text: unbroken(text) } : { text, html: unbroken(html) }} />;
}
