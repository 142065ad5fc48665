/** Addresses of the desk, below the base path of the site. */
import { base } from '#addresses/base.ts';

export const desk = `${base}desk/`;

export function deskOf(book: string, edition: string, situation: string): string {
  return `${desk}${book}/${edition}/${situation}/`;
}
