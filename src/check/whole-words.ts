/** Matches any of the words, separated by `|`, where it stands as a word of its own, in either case. */
export function wholeWords(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}
