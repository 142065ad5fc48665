/** Yes and no. */
export const words = {
  /** As on a button. */
  yes: 'Ja',
  no: 'Nee',
  /** As a book in this language spells them in conditions, addresses and the JSON interface. */
  spelled: { yes: 'ja', no: 'nee' },
};
