import type { SiteWords } from '#i18n/site.ts';

export const siteNl: SiteWords = {
  shelf: { open: 'Ander reglement of andere taal', books: 'Reglementen', languages: 'Talen' },
  look: 'Weergave',
  start: { ask: 'Typ wat er gebeurde, of {example}', inThis: 'In het Nederlands' },
  rulings: {
    title: 'Alle uitspraken',
    description: 'Elke uitspraak van {game}, per situatie.',
    lead: 'Elke uitspraak die het reglement kent, per situatie.',
    count: { one: '{n} uitspraak', other: '{n} uitspraken' },
  },
  calculators: {
    title: 'Rekenhulpen',
    description: 'Rekenhulpen voor {game}: tellen wat meerdere dingen samen opleveren.',
    lead: 'Tel bij elkaar op wat er samen ligt.',
    open: 'Tel het op',
  },
  missing: { near: 'Bedoelde je een van deze?' },
  undated: { permanent: 'Vaste link naar deze pagina', permanentHere: 'Dit is de vaste link van deze pagina.' },
};
