import type { LanguagePack } from '#i18n/pack.ts';
import { articlesNl } from './articles.ts';
import { calculatorNl } from './calculator.ts';
import { changesNl } from './changes.ts';
import { casebookNl } from './casebook.ts';
import { casesNl } from './cases.ts';
import { choiceNl } from './choice.ts';
import { conceptLabelsNl } from './concept-labels.ts';
import { conceptsNl } from './concepts.ts';
import { editionsNl } from './editions.ts';
import { effectsNl } from './effects.ts';
import { lawsNl } from './laws.ts';
import { offlineNl } from './offline.ts';
import { pagesNl } from './pages.ts';
import { postersNl } from './posters.ts';
import { procedureNl } from './procedure.ts';
import { queryNl } from './query.ts';
import { readingNl } from './reading.ts';
import { replayNl } from './replay.ts';
import { recordNl } from './record.ts';
import { ruleNl } from './rule.ts';
import { searchNl } from './search.ts';
import { seatsNl } from './seats.ts';
import { shareNl } from './share.ts';
import { timersNl } from './timers.ts';
import { trainingPageNl } from './training-page.ts';
import { treeNl } from './tree.ts';
import { siteNl } from './site.ts';
import { widgetNl } from './widget.ts';

export const nl: LanguagePack = {
  articles: articlesNl,
  calculator: calculatorNl,
  changes: changesNl,
  casebook: casebookNl,
  cases: casesNl,
  choice: choiceNl,
  conceptLabels: conceptLabelsNl,
  concepts: conceptsNl,
  editions: editionsNl,
  effects: effectsNl,
  laws: lawsNl,
  offline: offlineNl,
  pages: pagesNl,
  posters: postersNl,
  procedure: procedureNl,
  query: queryNl,
  reading: readingNl,
  replay: replayNl,
  record: recordNl,
  rule: ruleNl,
  search: searchNl,
  seats: seatsNl,
  share: shareNl,
  timers: timersNl,
  training: trainingPageNl,
  tree: treeNl,
  site: siteNl,
  widget: widgetNl,
};
