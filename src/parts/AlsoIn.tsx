import type { AlsoInLanguage } from '#views/languages.ts';

interface Props extends AlsoInLanguage {
  /** What it adds in that language: the texts of the clauses, or the ruling. */
  readonly of: 'clauses' | 'ruling';
}

/** Adds the same text in another language (src/client/also-in), and takes it away again. */
export function AlsoIn({ of, language, label }: Props) {
  return (
    <button
      type="button"
      class="btn also-in scripted no-print"
      aria-pressed="false"
      data-does="also-in"
      data-of={of}
      data-language={language}
    >
      {label}
    </button>
  );
}
