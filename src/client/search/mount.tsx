import { createRef, render } from 'preact';
import type { SearchWords } from '#i18n/search.ts';
import type { Place } from './place.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Puts the closed dialog at the end of the page. */
export function mountDialog(place: Place, words: SearchWords): SearchDialog {
  const root = document.createElement('div');
  document.body.append(root);
  const dialog = createRef<SearchDialog>();
  render(<SearchDialog ref={dialog} place={place} words={words} />, root);
  if (!dialog.current) throw new Error('the search dialog is not there');
  return dialog.current;
}
