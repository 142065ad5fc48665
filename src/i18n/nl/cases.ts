/** Published cases: their list, their page, and how a later edition would rule them. */
export const words = {
  /** The list, and over the cases at a rule, a situation and a ruling. */
  title: 'Besliste gevallen',
  /** With `{game}`. */
  description: 'Gevallen van {game} die zijn beslist: wat er gebeurde, wat de uitspraak was en waarom.',
  lead: 'Zo is er beslist. Elk geval is door een redactie goedgekeurd en tegen het reglement nagerekend.',
  search: 'Zoek in de gevallen',
  none: 'Geen geval gevonden.',
  count: { one: '{n} geval', other: '{n} gevallen' },
  /** What a single one is called. */
  kind: 'Beslist geval',
  /** The parts of its page. */
  story: 'Wat er gebeurde',
  answers: 'De antwoorden',
  decided: 'De uitspraak',
  argued: 'Wat er werd aangevoerd',
  reasons: 'Waarom zo is beslist',
  clauses: 'Waar het op rust',
  /** With `{who}` and `{day}`; with `{by}` and `{day}`. */
  decidedBy: 'Beslist door {who} op {day}',
  approved: 'Goedgekeurd door {by} op {day}',
  /** Leads to the questions with the answers of the case. */
  check: 'Ga de antwoorden na',
  /** The edition under which a case was decided, on a page of another one: `{edition}`. */
  under: 'beslist onder editie {edition}',
  /** How the edition in force, `{edition}`, rules a case of an older one; `other` with `{verdict}`. */
  now: {
    title: 'En nu?',
    same: 'Editie {edition} beslist dit geval net zo.',
    other: 'Editie {edition} beslist dit geval anders: {verdict}',
    unclear: 'Met deze antwoorden is niet te zeggen wat editie {edition} beslist.',
    gone: 'Editie {edition} kent deze situatie niet meer.',
    /** Leads to the questions of that edition, with the answers that still count. */
    ask: 'Naar de vragen van nu',
  },
};
