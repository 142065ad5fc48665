import type { AtTableWords } from '#i18n/at-table.ts';

export const atTableDa: AtTableWords = {
  title: 'Du bliver tilkaldt',
  shouted: 'Ved bordet råber nogen:',
  beckons: 'Ved bordet rækker nogen hånden op.',
  log: {
    title: 'Hvad bordet siger',
    none: 'Du har ikke spurgt om noget endnu.',
    notHere: 'Det spiller ingen rolle her.',
  },
  ask: { title: 'Hvad spørger du om?', none: 'Du har spurgt om alt.' },
  enough: 'Jeg ved nok',
  askOn: 'Spørg om noget mere',
  account: {
    asked: 'Det spurgte du om',
    nothing: 'Du spurgte ikke om noget.',
    needed: 'Nødvendigt',
    wasted: {
      elsewhere: 'Ikke nødvendigt: hører til en anden situation',
      settled: 'Ikke nødvendigt: afgørelsen lå allerede fast',
      idle: 'Ikke nødvendigt: kunne ikke ændre noget her mere',
    },
    early: 'Afgjort for tidligt',
    open: 'Med disse svar kunne det stadig være:',
    amount: 'Afgørelsen lå fast, men endnu ikke hvor meget det var.',
    told: 'Dette spørgsmål havde vist det:',
    shortest: 'Den korteste vej',
    taken: 'Det var også den korteste vej.',
    about: 'Det drejede sig om:',
  },
  coach: {
    name: 'Coach',
    called: 'Det, nogen råber, er ikke et faktum endnu. Spørg derfor først, hvad der er sket.',
    possible: { one: 'Her er {n} afgørelse mulig.', other: 'Her er {n} afgørelser mulige.' },
    next: 'Spørg nu: {ask}',
    splits: 'Uanset svaret er der højst {most} af de {n} afgørelser tilbage.',
    maySplit: 'Svaret kan udelukke {out} af de {n} afgørelser.',
    forAmount: 'Afgørelsen kender du allerede. Dette svar skal du bruge for at sige, hvor meget det er.',
    how: 'Sådan finder du ud af det: {how}',
    ruledOut: { one: 'Det udelukker {n} afgørelse.', other: 'Det udelukker {n} afgørelser.' },
    ruledNone: 'Det udelukker ikke noget endnu, men uden dette svar kommer du ikke videre.',
    left: { one: 'Der er {n} tilbage.', other: 'Der er {n} tilbage.' },
    amountKnown: 'Nu ved du også, hvor meget det er.',
    other: 'Også et godt spørgsmål.',
    lost: 'Det spørgsmål koster et point. {why}. Det gør ikke noget, fortsæt bare.',
    enough: 'Du ved nok',
    mayRule:
      'Kun én afgørelse er mulig, og intet svar kan længere ændre på det. Derfor må du holde op med at spørge nu.',
    mayRuleAlike:
      'De afgørelser, der stadig er mulige, kommer ud på det samme, og intet svar kan længere ændre på det. Derfor må du holde op med at spørge nu.',
    choose: 'Vælg nu den afgørelse, der passer til svarene.',
    early: 'Der er stadig {n} mulige afgørelser. Afgør du nu, gætter du. Du kan gå tilbage og spørge videre.',
    earlyAmount: 'Afgørelsen kender du, men endnu ikke hvor meget det er. Du kan gå tilbage og spørge videre.',
    which: 'Hvilke afgørelser er det?',
    still: 'Stadig mulige',
    gone: 'Udelukket',
  },
  after: {
    right: 'Sådan går det også ved bordet: spørg, til der er én afgørelse tilbage, og hold så op.',
    guessed:
      'Det var rigtigt, men det kunne du ikke vide endnu. Spørg videre ved bordet, til der er én afgørelse tilbage.',
    misread: 'Du vidste nok, men valgte en anden afgørelse. Hold svarene op mod afgørelsen ovenfor en gang til.',
    wrong:
      'Det sker for alle, der skal lære det. Se, hvilket spørgsmål der havde gjort forskellen, og prøv en gang til.',
    aloud: 'Sådan siger du det ved bordet',
    verdict: 'Først afgørelsen: “{verdict}.”',
    cites: 'Så hvor det står: “{cites}.”',
    look: 'Se derefter, hvad der havde ændret det, og læs på afgørelsens side, hvad der nu skal ske ved bordet.',
    counts: 'Sådan tæller pointene',
    score:
      'En afgørelse, der ligger fast, giver {full} point. Hvert spørgsmål for meget koster ét, men {least} beholder du altid. Rigtigt, men gættet giver {guessed} point, forkert giver 0.',
  },
};
