import type { TextState } from '#model/text-state.ts';
import { isTranslation } from './in-language.ts';
import type { Edition } from './types.ts';

/** How far a text counts, and who adopted it. */
export interface TextStanding {
  readonly state: TextState['state'];
  readonly adopted?: { readonly by: string; readonly on: string } | undefined;
}

/** Who adopted the words that an edition was written in, said in its language; maybe nobody is named. */
export function adoptionOf({ meta, original }: Pick<Edition, 'original' | 'meta'>): TextStanding['adopted'] {
  const text = meta.texts?.[original];
  return text && 'adopted' in text ? text.adopted : undefined;
}

/** How far the text of an edition counts in its language; where the book says nothing, the original does. */
export function textStateOf(edition: Pick<Edition, 'book' | 'original' | 'meta'>): TextStanding {
  const said = edition.meta.texts?.[edition.book.language];
  return said ?? { state: isTranslation(edition) ? 'convenience' : 'authentic' };
}
