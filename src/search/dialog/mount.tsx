import { createRef, render } from 'preact';
import { searchWords } from '../../i18n/search.ts';
import type { Place } from './place.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Puts the closed dialog at the end of the page. */
export function mountDialog(place: Place): SearchDialog {
  const root = document.createElement('div');
  document.body.append(root);
  const dialog = createRef<SearchDialog>();
  render(<SearchDialog ref={dialog} place={place} words={searchWords[place.language]} />, root);
  if (!dialog.current) throw new Error('the search dialog is not there');
  return dialog.current;
}
