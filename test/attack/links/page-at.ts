/** The page that a link opens. */
import type { Attack } from './links.ts';

/** Its address from the start page on, and the ruling whose page it is. */
export function pageAt({ kind, n, subject }: Attack): { readonly address: string; readonly ruling?: string } {
  const { book, edition, situation, oracle } = subject;
  const { language, rulings } = oracle.json;
  if (kind === 'situation' || kind === 'beside') return { address: `${language}/${book}/situations/${situation}/` };
  const ruling = rulings[n % rulings.length]?.id ?? '';
  const dated = kind === 'record' ? `${edition}/` : '';
  return { address: `${language}/${book}/${dated}rulings/${ruling}/`, ruling };
}
