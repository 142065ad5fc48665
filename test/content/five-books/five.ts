import { libraryAt } from '../../support/library.ts';
/** The five books of this site; another that stands beside them is none of those that these tests mean. */

export const NAMES: readonly string[] = ['binokel', 'bridge', 'keezen', 'lhombre', 'troefcall'];

export const five = libraryAt('.').books.filter(({ id }) => NAMES.includes(id));
