import type { Words } from '#i18n/words.ts';

export const words: Words['tools'] = {
  more: 'Mere',
  groups: { learn: 'Læring', hall: 'Til lokalet', own: 'På denne enhed' },
  training: { name: 'Træning', about: 'Sager, som de opstår under spillet; du afgør dem og ser med det samme hvorfor' },
  exam: { name: 'Prøve', about: 'Sæt en prøve sammen, og del den med ét link, eller tag den på papir' },
  terms: { name: 'Begreber', about: 'Spillets ord, også dem, spillerne bruger indbyrdes' },
  gaps: { name: 'Det, reglerne ikke afgør', about: 'Tilfælde uden regel, og steder, hvor teksten er uklar' },
  cases: { name: 'Afgjorte sager', about: 'Hvad der skete, hvad afgørelsen blev, og hvorfor' },
  laws: { name: 'Paragraffer', about: 'Hvad hver paragraf handler om, og hvor den bruges her' },
  changes: { name: 'Hvad der er ændret', about: 'Denne udgave ved siden af den forrige' },
  concepts: { name: 'Ét begreb, flere spil', about: 'Hvad det samme hedder i hvert spil' },
  penalties: { name: 'Ark til væggen', about: 'Alle følger på én liste, til at hænge op' },
  posters: { name: 'Plakater', about: 'Koder til spørgsmålene og afgørelsen, til væggen i lokalet' },
  booklet: { name: 'Hele regelsættet', about: 'På én side, til at søge i eller udskrive som hæfte' },
  record: { name: 'Indsigelsesskema', about: 'Ét ark til en afgørelse, der er uenighed om' },
  calculators: { name: 'Beregnere', about: 'Læg sammen, hvad der hører sammen' },
  clocks: { name: 'Ure', about: 'Alle reglernes tider, klar til at starte' },
  casebook: { name: 'Mine sager', about: 'De sager, du har gemt' },
  offline: { name: 'Offline', about: 'Gem et regelsæt på enheden til et lokale uden dækning' },
  look: {
    name: 'Visning',
    about: 'Lyse eller mørke farver, skriftstørrelse, kontrast og hånden, der holder telefonen',
  },
};
