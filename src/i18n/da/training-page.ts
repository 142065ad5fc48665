import type { Words } from '#i18n/words.ts';

export const words: Words['trainingPage'] = {
  title: 'Træning',
  description: 'Øv dig på sager fra {game}: Spørg, afgør, og se hvorfor.',
  lead: 'Sager, som de opstår under spillet. Du afgør dem og ser med det samme hvorfor.',
  noScript: 'Træningen kræver JavaScript. Læseplanen nedenfor virker også uden.',
  private: 'Det, du øver, bliver på denne enhed.',
  first: {
    title: 'Din første aften',
    lead: 'Én sag, trin for trin: hvad du spørger om, hvornår du ved nok, og hvordan du siger det.',
    start: 'Begynd med den første sag',
  },
  kinds: {
    title: 'Måder at øve sig på',
    table: {
      title: 'Spørg og afgør',
      about: 'Du bliver tilkaldt. Vælg, hvad du spørger om, og afgør, når du ved nok.',
    },
    ruling: { title: 'Hvad er afgørelsen?', about: 'En historie og afgørelserne at vælge imellem.' },
    near: { title: 'Næsten ens', about: 'To sager, der kun adskiller sig i én ting. Hvad følger i hver af dem?' },
    find: {
      title: 'Slå det op',
      about: 'Et spørgsmål, hele regelsættet åbent, og tiden løber. Hvilken bestemmelse afgør det?',
    },
    joint: {
      title: 'To på én gang',
      about: 'Én hændelse, hvor to ting gik galt. Hvad gælder om hver, og hvordan passer de sammen?',
    },
    progress: {
      title: 'Repetition',
      about: 'Hvad der står for tur i dag, hvad der sidder, og hvad der ofte går galt.',
    },
    exam: { title: 'Prøve', about: 'Sæt en prøve sammen, og del den med ét link, eller tag den på papir.' },
  },
  length: {
    each: { one: 'cirka {n} minut pr. sag', other: 'cirka {n} minutter pr. sag' },
    whole: { one: 'cirka {n} minut', other: 'cirka {n} minutter' },
  },
  telling: {
    and: '{first}, og {second}',
    same: '{first} og {second}',
    articles: 'den det',
    endings: 'en et',
    verbs: 'er var havde har blev',
    conjunctions: 'og eller men',
  },
  path: {
    title: 'Læseplan',
    lead: 'Situationerne i en god rækkefølge: først det, der tit sker og koster mest. Efter hvert trin tre sager.',
    read: { one: 'Én regel at læse først', other: '{n} regler at læse først' },
    cases: 'Tre sager',
    casesOn: 'Tre sager om: {what}',
  },
};
