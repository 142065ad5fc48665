/**
 * What the widgets say. Every text is whole, with `{name}` where a value goes, so that a language's words can be
 * handed to an island as plain data.
 */
import type { PhraseWords } from '../cases/phrase.ts';
import type { Plural, UiLanguage } from './language.ts';

export interface WidgetWords {
  readonly phrase: PhraseWords;
  /** Where a ruling is written: `{authority}`, the title of its `{work}`, `{cites}`. */
  readonly source: string;
  readonly question: {
    /** Questions still to come, this one included. */
    readonly atMost: Plural;
    readonly how: string;
    /** `{who}` chooses. */
    readonly choice: string;
    /** Of several who may choose, `{who}` comes first. */
    readonly precedence: string;
    readonly leadsTo: string;
    readonly leadsToOneOf: string;
    readonly goOn: string;
  };
  readonly given: {
    readonly title: string;
    readonly change: string;
    /** Spoken with the link: `{what}` is the answer. */
    readonly changeThis: string;
    readonly keptTitle: string;
    readonly kept: string;
    readonly struck: Readonly<Record<'does-not-matter' | 'makes-no-sense' | 'contradicts', string>>;
    readonly dropped: string;
  };
  readonly ruling: {
    readonly kicker: string;
    readonly openKicker: string;
    readonly decides: string;
    readonly steps: string;
    readonly stayUntil: string;
    readonly why: string;
    readonly always: string;
    readonly otherwise: string;
    readonly clauses: string;
    readonly note: string;
    /** Over the law articles that a question or ruling rests on. */
    readonly laws: string;
    readonly next: string;
    readonly page: string;
    readonly permanent: string;
  };
  readonly amounts: {
    readonly title: string;
    readonly optional: string;
    /** `{min}` and `{max}`, both included. */
    readonly bounds: string;
    /** The same where only every `{step}`th number exists. */
    readonly boundsStep: string;
    readonly choose: string;
    readonly notWhole: string;
    /** Why a number cannot be: `{n}` with the bound it breaks, or the two numbers next to it that do exist. */
    readonly tooLow: string;
    readonly tooHigh: string;
    readonly offStep: string;
    readonly otherRuling: string;
    /** Column heads of a settlement: who, the way, the result. */
    readonly party: string;
    readonly formula: string;
    readonly result: string;
  };
  readonly undecided: {
    readonly kicker: string;
    readonly title: Plural;
    readonly between: string;
    readonly settle: string;
    readonly settleHow: string;
    readonly remaining: string;
  };
  readonly impossible: { readonly title: string; readonly text: string };
  readonly actions: {
    readonly copy: string;
    readonly copied: string;
    readonly text: string;
    readonly textCopied: string;
    readonly restart: string;
    /** Where the clipboard is closed: the text itself, to copy by hand. */
    readonly byHand: string;
  };
  readonly spoken: {
    readonly question: Plural;
    readonly decided: string;
    readonly undecided: string;
    readonly impossible: string;
  };
  readonly check: {
    readonly title: string;
    readonly agrees: string;
    readonly other: string;
    readonly otherLink: string;
    readonly open: string;
    readonly openLink: string;
    readonly undecided: string;
    readonly impossible: string;
    readonly dropped: string;
    readonly situation: string;
    readonly amounts: string;
  };
}

export const widgetWords: Readonly<Record<UiLanguage, WidgetWords>> = {
  nl: {
    phrase: {
      unknown: 'Weet ik niet',
      unknownSays: '{ask} Niet bekend',
      range: '{from} tot en met {to}',
      orMore: '{n} of meer',
      either: '{list} of {last}',
    },
    source: '{authority}, {work}, {cites}',
    question: {
      atMost: { one: 'nog hoogstens {n} vraag', other: 'nog hoogstens {n} vragen' },
      how: 'Zo stel je het vast',
      choice: 'De keuze is aan {who}',
      precedence: 'Kiezen zij verschillend, dan geldt de keuze van {who}.',
      leadsTo: 'Dan: {verdict}',
      leadsToOneOf: 'Dan een van deze:',
      goOn: 'Dan volgen nog vragen',
    },
    given: {
      title: 'Al vastgesteld',
      change: 'wijzig',
      changeThis: 'wijzig: {what}',
      keptTitle: 'Eerder gegeven',
      kept: 'blijft bewaard',
      struck: {
        'does-not-matter': 'Maakt niet meer uit.',
        'makes-no-sense': 'Deze vraag speelt hier niet.',
        contradicts: 'Kan niet samen met de antwoorden hierboven.',
      },
      dropped: 'Een deel van de link past niet bij deze vragen en is weggelaten.',
    },
    ruling: {
      kicker: 'Uitspraak',
      openKicker: 'Niet geregeld in het reglement',
      decides: '{who} beslist',
      steps: 'Nu doen',
      stayUntil: 'Blijf aan tafel tot',
      why: 'Waarom',
      always: 'Dit geldt hier altijd.',
      otherwise: 'Wat het anders was geworden',
      clauses: 'De regel',
      note: 'Redactie',
      laws: 'Artikelen',
      next: 'Kijk nu ook naar',
      page: 'Meer over deze uitspraak',
      permanent: 'Vaste link naar deze uitspraak',
    },
    amounts: {
      title: 'Reken het uit',
      optional: 'Niet verplicht: laat leeg wat je niet weet.',
      bounds: 'van {min} tot en met {max}',
      boundsStep: 'van {min} tot en met {max}, in stappen van {step}',
      choose: 'Kies',
      notWhole: 'Vul een heel getal in.',
      tooLow: '{n} kan niet: {min} is het laagste.',
      tooHigh: '{n} kan hier niet: {max} is het hoogste.',
      offStep: '{n} kan niet: het gaat in stappen van {step}, dus {low} of {high}.',
      otherRuling: 'Dan geldt deze uitspraak niet.',
      party: 'Wie',
      formula: 'Berekening',
      result: 'Punten',
    },
    undecided: {
      kicker: 'Nog niet te beslissen',
      title: { one: 'Er is nog {n} uitspraak mogelijk', other: 'Er zijn nog {n} uitspraken mogelijk' },
      between: 'Wat er op het spel staat:',
      settle: 'Dit zou het meest helpen',
      settleHow: 'Zoek het alsnog uit',
      remaining: 'Mogelijke uitspraken',
    },
    impossible: {
      title: 'Deze antwoorden kunnen niet allemaal kloppen',
      text: 'Wijzig een antwoord of begin opnieuw.',
    },
    actions: {
      copy: 'Kopieer link',
      copied: 'Link gekopieerd',
      text: 'Als tekst',
      textCopied: 'Tekst gekopieerd',
      restart: 'Opnieuw',
      byHand: 'Kopieer dit zelf:',
    },
    spoken: {
      question: { one: 'Volgende vraag, nog hoogstens {n} vraag.', other: 'Volgende vraag, nog hoogstens {n} vragen.' },
      decided: 'De uitspraak staat er.',
      undecided: 'Met deze antwoorden is het nog niet te beslissen.',
      impossible: 'Deze antwoorden kunnen niet allemaal kloppen.',
    },
    check: {
      title: 'De zaak in deze link',
      agrees: 'Deze feiten leiden tot deze uitspraak.',
      other: 'Let op: bij deze feiten hoort een andere uitspraak.',
      otherLink: 'Dit geldt dan: {verdict}',
      open: 'Deze feiten beslissen het nog niet. Nog te beantwoorden: {ask}',
      openLink: 'Beantwoord de rest',
      undecided: 'Met wat bekend is, is deze uitspraak niet zeker: er zijn er meer mogelijk.',
      impossible: 'Let op: deze antwoorden kunnen niet allemaal kloppen, dus er volgt geen uitspraak uit.',
      dropped: 'Let op: een deel van de link past niet bij deze situatie en is weggelaten.',
      situation: 'Open de zaak bij {title}',
      amounts: 'In deze zaak',
    },
  },
  da: {
    phrase: {
      unknown: 'Ved jeg ikke',
      unknownSays: '{ask} Vides ikke',
      range: '{from} til og med {to}',
      orMore: '{n} eller flere',
      either: '{list} eller {last}',
    },
    source: '{authority}, {work}, {cites}',
    question: {
      atMost: { one: 'højst {n} spørgsmål tilbage', other: 'højst {n} spørgsmål tilbage' },
      how: 'Sådan finder du ud af det',
      choice: 'Valget er op til {who}',
      precedence: 'Vælger de forskelligt, gælder valget fra {who}.',
      leadsTo: 'Så: {verdict}',
      leadsToOneOf: 'Så en af disse afgørelser:',
      goOn: 'Så kommer der flere spørgsmål',
    },
    given: {
      title: 'Allerede afklaret',
      change: 'ændr',
      changeThis: 'ændr: {what}',
      keptTitle: 'Svaret tidligere',
      kept: 'gemmes',
      struck: {
        'does-not-matter': 'Betyder ikke længere noget.',
        'makes-no-sense': 'Spørgsmålet er ikke relevant her.',
        contradicts: 'Kan ikke passe sammen med svarene ovenfor.',
      },
      dropped: 'En del af linket passer ikke til disse spørgsmål og er udeladt.',
    },
    ruling: {
      kicker: 'Afgørelse',
      openKicker: 'Ikke afgjort i reglerne',
      decides: '{who} afgør det',
      steps: 'Gør dette nu',
      stayUntil: 'Bliv ved bordet, indtil',
      why: 'Hvorfor',
      always: 'Det gælder altid her.',
      otherwise: 'Hvad det ellers var blevet',
      clauses: 'Reglen',
      note: 'Redaktionen',
      laws: 'Paragraffer',
      next: 'Se nu også',
      page: 'Mere om denne afgørelse',
      permanent: 'Fast link til denne afgørelse',
    },
    amounts: {
      title: 'Regn det ud',
      optional: 'Valgfrit: Lad feltet stå tomt, hvis du ikke ved det.',
      bounds: 'fra {min} til og med {max}',
      boundsStep: 'fra {min} til og med {max}, i trin på {step}',
      choose: 'Vælg',
      notWhole: 'Skriv et helt tal.',
      tooLow: '{n} kan ikke lade sig gøre: Det laveste er {min}.',
      tooHigh: '{n} kan ikke skrives her: Det højeste er {max}.',
      offStep: '{n} kan ikke lade sig gøre: Det går i trin på {step}, altså {low} eller {high}.',
      otherRuling: 'Så gælder denne afgørelse ikke.',
      party: 'Hvem',
      formula: 'Beregning',
      result: 'Point',
    },
    undecided: {
      kicker: 'Kan ikke afgøres endnu',
      title: { one: 'Der er stadig {n} mulig afgørelse', other: 'Der er stadig {n} mulige afgørelser' },
      between: 'Det står på spil:',
      settle: 'Dette ville hjælpe mest',
      settleHow: 'Find ud af det alligevel',
      remaining: 'Mulige afgørelser',
    },
    impossible: {
      title: 'Disse svar kan ikke alle passe',
      text: 'Ændr et svar, eller begynd forfra.',
    },
    actions: {
      copy: 'Kopiér link',
      copied: 'Link kopieret',
      text: 'Som tekst',
      textCopied: 'Tekst kopieret',
      restart: 'Forfra',
      byHand: 'Kopiér dette selv:',
    },
    spoken: {
      question: { one: 'Næste spørgsmål, højst {n} tilbage.', other: 'Næste spørgsmål, højst {n} tilbage.' },
      decided: 'Afgørelsen er klar.',
      undecided: 'Det kan ikke afgøres endnu med disse svar.',
      impossible: 'Disse svar kan ikke alle passe.',
    },
    check: {
      title: 'Sagen i dette link',
      agrees: 'Disse fakta fører til denne afgørelse.',
      other: 'Bemærk: Disse fakta fører til en anden afgørelse.',
      otherLink: 'Så gælder: {verdict}',
      open: 'Disse fakta afgør det ikke endnu. Mangler svar: {ask}',
      openLink: 'Svar på resten',
      undecided: 'Med det, man ved, er denne afgørelse ikke sikker: Flere er mulige.',
      impossible: 'Bemærk: Disse svar kan ikke alle passe, så der følger ingen afgørelse af dem.',
      dropped: 'Bemærk: En del af linket passer ikke til denne situation og er udeladt.',
      situation: 'Åbn sagen under {title}',
      amounts: 'I denne sag',
    },
  },
  de: {
    phrase: {
      unknown: 'Weiß ich nicht',
      unknownSays: '{ask} Nicht bekannt',
      range: '{from} bis {to}',
      orMore: '{n} oder mehr',
      either: '{list} oder {last}',
    },
    source: '{authority}, {work}, {cites}',
    question: {
      atMost: { one: 'höchstens noch {n} Frage', other: 'höchstens noch {n} Fragen' },
      how: 'So stellst du es fest',
      choice: 'Die Wahl hat {who}',
      precedence: 'Wählen sie verschieden, so gilt die Wahl von: {who}.',
      leadsTo: 'Dann: {verdict}',
      leadsToOneOf: 'Dann eines davon:',
      goOn: 'Dann folgen weitere Fragen',
    },
    given: {
      title: 'Bereits festgestellt',
      change: 'ändern',
      changeThis: 'ändern: {what}',
      keptTitle: 'Früher beantwortet',
      kept: 'bleibt erhalten',
      struck: {
        'does-not-matter': 'Spielt keine Rolle mehr.',
        'makes-no-sense': 'Die Frage stellt sich hier nicht.',
        contradicts: 'Verträgt sich nicht mit den Antworten darüber.',
      },
      dropped: 'Ein Teil des Links passt nicht zu diesen Fragen und wurde weggelassen.',
    },
    ruling: {
      kicker: 'Entscheidung',
      openKicker: 'In den Regeln nicht geregelt',
      decides: 'Es entscheidet: {who}',
      steps: 'Jetzt zu tun',
      stayUntil: 'Am Tisch bleiben, bis',
      why: 'Warum',
      always: 'Das gilt hier immer.',
      otherwise: 'Was sonst gegolten hätte',
      clauses: 'Die Regel',
      note: 'Redaktion',
      laws: 'Paragrafen',
      next: 'Sieh jetzt auch nach bei',
      page: 'Mehr zu dieser Entscheidung',
      permanent: 'Dauerhafter Link zu dieser Entscheidung',
    },
    amounts: {
      title: 'Ausrechnen',
      optional: 'Freiwillig: Lass leer, was du nicht weißt.',
      bounds: 'von {min} bis {max}',
      boundsStep: 'von {min} bis {max}, in Schritten von {step}',
      choose: 'Bitte wählen',
      notWhole: 'Gib eine ganze Zahl ein.',
      tooLow: '{n} gibt es nicht: Das Mindeste ist {min}.',
      tooHigh: '{n} geht hier nicht: Das Höchste ist {max}.',
      offStep: '{n} gibt es nicht: Es geht in Schritten von {step}, also {low} oder {high}.',
      otherRuling: 'Dann gilt diese Entscheidung nicht.',
      party: 'Wer',
      formula: 'Rechnung',
      result: 'Punkte',
    },
    undecided: {
      kicker: 'Noch nicht zu entscheiden',
      title: { one: 'Noch {n} Entscheidung ist möglich', other: 'Noch {n} Entscheidungen sind möglich' },
      between: 'Darum geht es:',
      settle: 'Das würde am meisten helfen',
      settleHow: 'Doch noch klären',
      remaining: 'Mögliche Entscheidungen',
    },
    impossible: {
      title: 'Diese Antworten können nicht alle stimmen',
      text: 'Ändere eine Antwort oder fang neu an.',
    },
    actions: {
      copy: 'Link kopieren',
      copied: 'Link kopiert',
      text: 'Als Text',
      textCopied: 'Text kopiert',
      restart: 'Neu beginnen',
      byHand: 'Bitte selbst kopieren:',
    },
    spoken: {
      question: { one: 'Nächste Frage, höchstens noch {n} Frage.', other: 'Nächste Frage, höchstens noch {n} Fragen.' },
      decided: 'Die Entscheidung steht fest.',
      undecided: 'Mit diesen Antworten ist es noch nicht zu entscheiden.',
      impossible: 'Diese Antworten können nicht alle stimmen.',
    },
    check: {
      title: 'Der Fall in diesem Link',
      agrees: 'Diese Tatsachen führen zu dieser Entscheidung.',
      other: 'Achtung: Diese Tatsachen führen zu einer anderen Entscheidung.',
      otherLink: 'Dann gilt: {verdict}',
      open: 'Diese Tatsachen entscheiden es noch nicht. Noch offen: {ask}',
      openLink: 'Den Rest beantworten',
      undecided: 'Nach dem, was bekannt ist, steht diese Entscheidung nicht fest: Mehrere sind möglich.',
      impossible: 'Achtung: Diese Antworten können nicht alle stimmen, also folgt keine Entscheidung daraus.',
      dropped: 'Achtung: Ein Teil des Links passt nicht zu dieser Situation und wurde weggelassen.',
      situation: 'Den Fall öffnen: {title}',
      amounts: 'In diesem Fall',
    },
  },
  en: {
    phrase: {
      unknown: 'I don’t know',
      unknownSays: '{ask} Not known',
      range: '{from} to {to}',
      orMore: '{n} or more',
      either: '{list} or {last}',
    },
    source: '{authority}, {work}, {cites}',
    question: {
      atMost: { one: 'at most {n} question to go', other: 'at most {n} questions to go' },
      how: 'How to find out',
      choice: 'This is for {who} to choose',
      precedence: 'Where they choose differently, {who} decides.',
      leadsTo: 'Then: {verdict}',
      leadsToOneOf: 'Then one of these:',
      goOn: 'Then there are more questions',
    },
    given: {
      title: 'Established so far',
      change: 'change',
      changeThis: 'change: {what}',
      keptTitle: 'Answered before',
      kept: 'kept',
      struck: {
        'does-not-matter': 'Makes no difference any more.',
        'makes-no-sense': 'This question does not arise here.',
        contradicts: 'Cannot go together with the answers above.',
      },
      dropped: 'Part of the link does not fit these questions and was left out.',
    },
    ruling: {
      kicker: 'Ruling',
      openKicker: 'Not settled by the rules',
      decides: 'decided by {who}',
      steps: 'Do this now',
      stayUntil: 'Stay at the table until',
      why: 'Why',
      always: 'This always holds here.',
      otherwise: 'What it would have been otherwise',
      clauses: 'The rule',
      note: 'Editor',
      laws: 'Laws',
      next: 'Now look at',
      page: 'More about this ruling',
      permanent: 'Permanent link to this ruling',
    },
    amounts: {
      title: 'Work it out',
      optional: 'Optional: leave empty what you don’t know.',
      bounds: 'from {min} to {max}',
      boundsStep: 'from {min} to {max}, in steps of {step}',
      choose: 'Choose',
      notWhole: 'Enter a whole number.',
      tooLow: '{n} cannot be: the lowest is {min}.',
      tooHigh: '{n} cannot be entered here: the highest is {max}.',
      offStep: '{n} cannot be: it goes in steps of {step}, so {low} or {high}.',
      otherRuling: 'Then this ruling does not apply.',
      party: 'Who',
      formula: 'Working',
      result: 'Points',
    },
    undecided: {
      kicker: 'Cannot be decided yet',
      title: { one: '{n} ruling is still possible', other: '{n} rulings are still possible' },
      between: 'What is at stake:',
      settle: 'This would help most',
      settleHow: 'Find out after all',
      remaining: 'Possible rulings',
    },
    impossible: {
      title: 'These answers cannot all be right',
      text: 'Change an answer or start over.',
    },
    actions: {
      copy: 'Copy link',
      copied: 'Link copied',
      text: 'As text',
      textCopied: 'Text copied',
      restart: 'Start over',
      byHand: 'Copy this yourself:',
    },
    spoken: {
      question: { one: 'Next question, at most {n} to go.', other: 'Next question, at most {n} to go.' },
      decided: 'The ruling is ready.',
      undecided: 'These answers do not decide it yet.',
      impossible: 'These answers cannot all be right.',
    },
    check: {
      title: 'The case in this link',
      agrees: 'These facts lead to this ruling.',
      other: 'Note: these facts lead to another ruling.',
      otherLink: 'This applies instead: {verdict}',
      open: 'These facts do not decide it yet. Still to answer: {ask}',
      openLink: 'Answer the rest',
      undecided: 'From what is known this ruling is not certain: more than one is possible.',
      impossible: 'Note: these answers cannot all be right, so no ruling follows from them.',
      dropped: 'Note: part of the link does not fit this situation and was left out.',
      situation: 'Open the case under {title}',
      amounts: 'In this case',
    },
  },
};
