import type { LanguagePack } from '#i18n/pack.ts';
import { articlesEn } from './articles.ts';
import { calculatorEn } from './calculator.ts';
import { changesEn } from './changes.ts';
import { casebookEn } from './casebook.ts';
import { casesEn } from './cases.ts';
import { choiceEn } from './choice.ts';
import { conceptLabelsEn } from './concept-labels.ts';
import { conceptsEn } from './concepts.ts';
import { editionsEn } from './editions.ts';
import { effectsEn } from './effects.ts';
import { lawsEn } from './laws.ts';
import { offlineEn } from './offline.ts';
import { pagesEn } from './pages.ts';
import { postersEn } from './posters.ts';
import { procedureEn } from './procedure.ts';
import { queryEn } from './query.ts';
import { readingEn } from './reading.ts';
import { replayEn } from './replay.ts';
import { recordEn } from './record.ts';
import { ruleEn } from './rule.ts';
import { searchEn } from './search.ts';
import { seatsEn } from './seats.ts';
import { shareEn } from './share.ts';
import { timersEn } from './timers.ts';
import { trainingPageEn } from './training-page.ts';
import { treeEn } from './tree.ts';
import { siteEn } from './site.ts';
import { widgetEn } from './widget.ts';

export const en: LanguagePack = {
  articles: articlesEn,
  calculator: calculatorEn,
  changes: changesEn,
  casebook: casebookEn,
  cases: casesEn,
  choice: choiceEn,
  conceptLabels: conceptLabelsEn,
  concepts: conceptsEn,
  editions: editionsEn,
  effects: effectsEn,
  laws: lawsEn,
  offline: offlineEn,
  pages: pagesEn,
  posters: postersEn,
  procedure: procedureEn,
  query: queryEn,
  reading: readingEn,
  replay: replayEn,
  record: recordEn,
  rule: ruleEn,
  search: searchEn,
  seats: seatsEn,
  share: shareEn,
  timers: timersEn,
  training: trainingPageEn,
  tree: treeEn,
  site: siteEn,
  widget: widgetEn,
};
