import type { Words } from '#i18n/words.ts';

export const words: Words['progress'] = {
  title: 'Repetition',
  lead: 'Det, du har øvet, kommer igen, lige før du ville glemme det: først efter minutter, så efter dage, så efter uger.',
  standing: {
    new: { name: 'ny', count: { one: '{n} ny', other: '{n} nye' }, means: 'endnu ikke øvet' },
    learning: {
      name: 'på vej',
      count: { one: '{n} på vej', other: '{n} på vej' },
      means: 'lige begyndt eller sidst svaret forkert',
    },
    shaky: {
      name: 'usikker',
      count: { one: '{n} usikker', other: '{n} usikre' },
      means: 'holder endnu ikke i ti dage, er ikke øvet længe eller er ændret',
    },
    sits: {
      name: 'sidder fast',
      count: { one: '{n} sidder fast', other: '{n} sidder fast' },
      means: 'den kan du nu, og sandsynligvis også om ti dage',
    },
  },
  resume: {
    title: 'I dag {n}',
    minutes: { one: 'Cirka {n} minut.', other: 'Cirka {n} minutter.' },
    tomorrow: { one: 'I morgen kommer {n} igen.', other: 'I morgen kommer {n} igen.' },
    more: 'Øv videre',
    mastered: '{n} af {of} sidder',
  },
  today: {
    title: 'I dag',
    back: { one: '{n} afgørelse kommer igen', other: '{n} afgørelser kommer igen' },
    fresh: { one: '{n} ny afgørelse', other: '{n} nye afgørelser' },
    later: { one: '{n} kommer igen senere i dag', other: '{n} kommer igen senere i dag' },
    why: 'Højst {n} nye om dagen: Hver ny kommer igen nogle gange i dagene efter.',
    done: 'Du er færdig for i dag.',
    first: 'Du har ikke øvet noget fra dette regelsæt endnu.',
    practise: 'Øv nu',
  },
  changed: {
    title: { one: '{n} afgørelse er ændret', other: '{n} afgørelser er ændret' },
    why: {
      one: 'Siden du sidst øvede den, lyder den anderledes. Den kommer igen i dag, så du lærer den, som den er nu.',
      other: 'Siden du sidst øvede dem, lyder de anderledes. De kommer igen i dag, så du lærer dem, som de er nu.',
    },
    which: 'Hvilke',
  },
  ahead: {
    title: 'De næste 14 dage',
    how: 'Så mange afgørelser kommer igen hver dag.',
    today: 'i dag',
    tomorrow: 'i morgen',
  },
  map: {
    joint: 'To på én gang',
    title: 'Hele regelsættet',
    how: 'Hvert felt er én afgørelse. Åbn en situation for at se hvilke.',
    legend: 'Hvad felterne betyder',
    ruling: 'Afgørelse {n}',
    changed: 'ændret',
  },
  worst: {
    title: 'Hvad der oftest går galt',
    none: 'Intet endnu: Der er ikke gået noget galt.',
    wrong: { one: '{n} gang forkert ud af {all}', other: '{n} gange forkert ud af {all}' },
  },
  files: {
    title: 'Eksport og import',
    how: 'Med eksporten (JSON) flytter du alle dine øvelser til en anden enhed eller slår dem fra to enheder sammen. Der kommer ingen dubletter, og intet går tabt.',
    give: 'Eksportér (JSON)',
    bring: 'Importér …',
    name: 'oevelser',
    given: { one: '{n} øvelse eksporteret', other: '{n} øvelser eksporteret' },
    fresh: { one: '{n} ny øvelse', other: '{n} nye øvelser' },
    same: { one: '{n} øvelse stod her i forvejen', other: '{n} øvelser stod her i forvejen' },
    nothing: 'Der er ingen øvelse i filen.',
    refused: 'Filen er ikke indlæst. Intet er ændret.',
    fault: '{where}: {why}',
    faultFound: '{where}: {why} Der står: {found}',
    whole: 'Filen',
    more: { one: 'Og {n} fejl mere.', other: 'Og {n} fejl mere.' },
    why: {
      'not-json': 'Det er ikke JSON, eller filen er beskadiget.',
      'other-kind': 'Det er ikke en eksport af øvelser.',
      newer: 'Filen er lavet med en nyere version af dette websted. Genindlæs siden, og prøv igen.',
      missing: 'Det mangler.',
      unknown: 'Det hører ikke til her.',
      wrong: 'Det passer ikke.',
      'too-long': 'Det er for stort.',
      'too-many': 'Der er for mange.',
      none: 'Her skal stå noget.',
    },
    unread: 'Filen kunne ikke læses.',
  },
  device: {
    title: 'Hvor dine øvelser ligger',
    where:
      'I denne browser, på denne enhed. Intet af det forlader enheden, medmindre du selv eksporterer. Den, der sletter webstedets data, sletter også øvelserne.',
    persisted: 'Browseren har lovet ikke at slette dem af sig selv.',
    notPersisted:
      'Browseren kan slette dem, hvis den mangler plads, eller du bliver længe væk. Eksportér dem derfor en gang imellem.',
    count: { one: '{n} øvelse fra dette regelsæt', other: '{n} øvelser fra dette regelsæt' },
    countAll: { one: '{n} i alt', other: '{n} i alt' },
    gone: {
      one: '{n} øvelse hører til en afgørelse, som ikke længere står i regelsættet. Den bliver gemt og kommer ikke igen.',
      other:
        '{n} øvelser hører til afgørelser, som ikke længere står i regelsættet. De bliver gemt og kommer ikke igen.',
    },
    forget: 'Nulstil alt …',
    forgetHow: 'Så er hver afgørelse ny igen. Du kan fortryde, så længe du bliver på siden.',
    forgetBook: 'Nulstil dette regelsæt',
    forgetAll: 'Nulstil alle regelsæt',
    forgotten: { one: '{n} øvelse er slettet', other: '{n} øvelser er slettet' },
    undo: 'Fortryd',
    undone: 'Det hele er tilbage',
    notForgotten: 'Det kunne ikke slettes fra enheden.',
    lost: 'Den {day} stod der {count} øvelser her, nu {left}. Browseren har slettet dem, eller nogen har slettet webstedets data. En eksport kan importeres igen herunder.',
    lostSeen: 'Forstået',
    trouble: {
      missing:
        'Browseren lader ikke webstedet gemme noget her, for eksempel fordi det er et privat vindue. Det, du øver, bliver, til du lukker siden: Eksportér det.',
      failed: 'Browserens lager melder fejl. Det, du øver nu, bliver, til du lukker siden: Eksportér det.',
      blocked: 'En anden fane optager lageret. Luk webstedets andre faner, og prøv igen.',
      newer:
        'Øvelserne er gemt med en nyere version af webstedet. Genindlæs siden; indtil da bliver det, du øver, kun på denne side.',
      full: 'Der er ikke mere plads på enheden. Slet noget, eller eksportér dine øvelser.',
    },
    here: {
      one: '{n} øvelse står kun på denne side og forsvinder, når du lukker den.',
      other: '{n} øvelser står kun på denne side og forsvinder, når du lukker den.',
    },
    retry: 'Prøv igen',
    unreadable: { one: '{n} øvelse kan ikke læses', other: '{n} øvelser kan ikke læses' },
    unreadableHow:
      'Resten virker, som det skal. De kommer ikke med i eksporten (JSON); deres rå tekst kan gemmes for sig.',
    raw: 'Gem den rå tekst',
  },
};
