import type { Words } from '#i18n/words.ts';

export const words: Words['replay'] = {
  title: 'Denne sag, dengang og nu',
  still: 'Det gælder stadig.',
  corrected: {
    same: 'Situationen er siden blevet rettet her. Afgørelsen er den samme.',
    reworded: 'Situationen er siden blevet rettet her. Afgørelsen har samme følge, men en anden ordlyd:',
    differs: 'Situationen er siden blevet rettet her. I denne sag bliver afgørelsen nu en anden.',
  },
  inForce: {
    same: 'I den udgave, der gælder nu, er afgørelsen den samme.',
    reworded: 'I den udgave, der gælder nu, har afgørelsen samme følge, men en anden ordlyd:',
    differs: 'I den udgave, der gælder nu, bliver afgørelsen en anden.',
  },
  open: 'Nu spørges der om noget, som ikke blev besvaret dengang: {ask}',
  undecided: 'Med disse svar kan det ikke afgøres nu.',
  impossible: 'Disse svar kan ikke forenes nu.',
  goOn: 'Fortsæt med de svar, der er tilbage',
  gone: 'Denne situation findes ikke mere i den udgave, der gælder nu.',
  sum: {
    wrong: 'Bemærk: Linket er ændret, siden det blev lavet.',
    missing: 'Bemærk: Linket er afkortet eller ændret, siden det blev lavet. Kontrolkoden mangler.',
  },
  unknown:
    'Den version af situationen, som linket nævner, kendes ikke her. Det, der står herunder, følger af sidens egen tekst.',
  failed: 'Versionen fra dengang kunne ikke hentes. Det, der står herunder, følger af sidens egen tekst.',
  elsewhere: 'Heller ikke i versionen fra dengang fører disse svar til denne afgørelse.',
  then: 'Dengang',
  now: 'Nu',
  page: 'Til denne afgørelse',
  why: 'Det gør forskellen',
  any: 'ethvert svar',
  inCase: 'I denne sag: {says}',
  overridden: 'En anden afgørelse går nu forud: {verdict}',
  rulingGone: 'Afgørelsen fra dengang står ikke længere i reglerne.',
  of: {
    effects: 'Følgerne er ændret: {cites}.',
    modality: 'Det er ændret, om det skal eller kan ske: {cites}.',
    decidedBy: 'Det er en anden, der afgør det: {cites}.',
  },
  lost: 'Dette svar findes ikke mere. Dengang betød det: {says}.',
  noRuling: 'Den afgørelse, som linket nævner her, kan ikke findes, eller der er ingen forbindelse.',
  meets: {
    here: 'Hvordan det passer sammen, er ikke det samme her som dengang.',
    inForce: {
      same: 'I den udgave, der gælder nu, passer det sammen på samme måde.',
      differs: 'I den udgave, der gælder nu, passer det sammen på en anden måde.',
    },
    unknown: 'Om det stadig passer sådan sammen i den udgave, der gælder nu, kan ikke siges.',
    beside: 'det hele gælder side om side',
  },
};
