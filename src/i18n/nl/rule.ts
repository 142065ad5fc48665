import type { RuleWords } from '#i18n/rule.ts';

export const ruleNl: RuleWords = {
  notes: { one: 'Redactie · {n} kanttekening: {kinds}', other: 'Redactie · {n} kanttekeningen: {kinds}' },
  kinds: {
    ambiguity: 'dubbelzinnig',
    'dead-reference': 'verwijzing die nergens heen leidt',
    contradiction: 'tegenstrijdig',
    gap: 'niet geregeld',
    misprint: 'schrijffout',
    reading: 'onze lezing',
  },
  kindCount: '{kind} {n}',
  moreNotes: { one: 'nog {n} kanttekening', other: 'nog {n} kanttekeningen' },
  textOnly: 'alleen de regel',
  sections: 'Onderdelen van deze regel',
  clauses: 'Leden van deze regel',
  moreRulings: { one: 'nog {n} uitspraak', other: 'nog {n} uitspraken' },
  moreSteps: { one: 'nog {n} stap', other: 'nog {n} stappen' },
  moreSituations: { one: 'nog {n} situatie', other: 'nog {n} situaties' },
  moreCases: { one: 'nog {n} geval', other: 'nog {n} gevallen' },
  cases: 'in een van deze {n} gevallen',
  always: 'altijd',
  otherwise: {
    silent: 'waar het reglement niets zegt',
    ambiguous: 'waar het reglement niet eenduidig is',
    contradictory: 'waar het reglement zichzelf tegenspreekt',
    left: 'waar het reglement het aan iemands oordeel overlaat',
  },
  rests: {
    ambiguity: 'bij dubbelzinnige tekst in {cites}',
    'dead-reference': 'bij een verwijzing zonder doel in {cites}',
    contradiction: 'bij tegenstrijdige tekst in {cites}',
    gap: { one: 'waar {cites} zwijgt', other: 'waar {cites} zwijgen' },
    misprint: 'bij een schrijffout in {cites}',
    reading: 'volgens onze lezing van {cites}',
  },
  open: {
    silent: 'niet geregeld',
    ambiguous: 'niet eenduidig',
    contradictory: 'tegenstrijdig',
    left: 'ter beoordeling',
  },
};
