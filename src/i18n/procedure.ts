/** What is said around a situation's procedure. */
import type { UiLanguage } from './language.ts';

export interface ProcedureWords {
  /** The sheet; `{situation}` is its title. */
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  /** The way to the sheet. */
  readonly open: string;
  readonly print: string;
  /** Back to the situation's questions. */
  readonly situation: string;
  readonly steps: string;
  readonly decision: string;
  readonly decisionLead: string;
  /** Where one ruling always holds. */
  readonly always: string;
  /** From an answer to the question that follows: `{n}`. */
  readonly toQuestion: string;
  /** Behind a question that is a player's choice: `{party}`. */
  readonly chooses: string;
  /** What a number fact is answered with: `{min}`, `{max}`. */
  readonly number: string;
  /** What the arbiter waits for: `{text}`. */
  readonly stay: string;
}

export const procedureWords: Readonly<Record<UiLanguage, ProcedureWords>> = {
  nl: {
    title: '{situation}: stappenkaart',
    description: 'Alle stappen bij {situation} op één blad, met de vragen en de uitspraken. Om af te drukken.',
    kicker: 'Stappenkaart',
    open: 'Stappenkaart op één blad',
    print: 'Afdrukken',
    situation: 'Naar de vragen',
    steps: 'Stappen',
    decision: 'Beslissen',
    decisionLead: 'Begin bij vraag 1. Achter elk antwoord staat de uitspraak, of de vraag die volgt.',
    always: 'Hier geldt altijd:',
    toQuestion: 'vraag {n}',
    chooses: 'Keuze van {party}.',
    number: '{min} tot en met {max}',
    stay: 'Blijf tot: {text}',
  },
  da: {
    title: '{situation}: trinkort',
    description: 'Alle trin ved {situation} på ét ark, med spørgsmål og afgørelser. Til udskrivning.',
    kicker: 'Trinkort',
    open: 'Trinkort på ét ark',
    print: 'Udskriv',
    situation: 'Til spørgsmålene',
    steps: 'Trin',
    decision: 'Afgørelse',
    decisionLead: 'Begynd ved spørgsmål 1. Efter hvert svar står afgørelsen eller det næste spørgsmål.',
    always: 'Her gælder altid:',
    toQuestion: 'spørgsmål {n}',
    chooses: 'Valget er op til {party}.',
    number: '{min} til og med {max}',
    stay: 'Bliv, indtil: {text}',
  },
  de: {
    title: '{situation}: Ablaufkarte',
    description: 'Alle Schritte bei {situation} auf einem Blatt, mit Fragen und Entscheidungen. Zum Ausdrucken.',
    kicker: 'Ablaufkarte',
    open: 'Ablaufkarte auf einem Blatt',
    print: 'Drucken',
    situation: 'Zu den Fragen',
    steps: 'Schritte',
    decision: 'Entscheiden',
    decisionLead: 'Mit Frage 1 beginnen. Hinter jeder Antwort steht die Entscheidung oder die nächste Frage.',
    always: 'Hier gilt immer:',
    toQuestion: 'Frage {n}',
    chooses: 'Es wählt: {party}.',
    number: '{min} bis {max}',
    stay: 'Bleiben, bis: {text}',
  },
  en: {
    title: '{situation}: checklist',
    description: 'Every step for {situation} on one sheet, with the questions and the rulings. Made to be printed.',
    kicker: 'Checklist',
    open: 'Checklist on one sheet',
    print: 'Print',
    situation: 'To the questions',
    steps: 'Steps',
    decision: 'Deciding',
    decisionLead: 'Start at question 1. Behind each answer stands the ruling, or the question that follows.',
    always: 'This always holds here:',
    toQuestion: 'question {n}',
    chooses: 'The choice of {party}.',
    number: '{min} to {max}',
    stay: 'Stay until: {text}',
  },
};
