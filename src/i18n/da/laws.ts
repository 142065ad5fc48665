import type { Words } from '#i18n/words.ts';

export const words: Words['laws'] = {
  title: 'Paragraffer',
  description:
    'Alle paragraffer i {laws}, som {book} henviser til: hvad de handler om, og hvilke regler og afgørelser der bygger på dem.',
  lead: '{laws}: hvad hver paragraf handler om, og hvor ofte og hvor den bruges her.',
  whose:
    'Under hver paragraf står med vores egne ord, hvad den siger. Det er loven og ikke regelsættet; er der tvivl, gælder den officielle tekst.',
  says: 'Paragraffen siger',
  unsaid: 'Det kan vi ikke sige med sikkerhed. Slå det op i {laws}.',
  search: 'Paragraf eller ord, f.eks. 27B1',
  none: 'Ingen paragraf fundet.',
  jump: 'Efter paragraf',
  articles: 'Paragraffer',
  times: '{n}×',
  name: '§ {article}',
  kinds: { rule: 'Regler', ruling: 'Afgørelser', question: 'Spørgsmål', situation: 'Situationer', step: 'Trin' },
  step: '{situation}, trin {n}',
  question: '{situation}: {ask}',
};
