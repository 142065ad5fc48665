import type { LanguagePack } from '#i18n/pack.ts';
import { articlesDe } from './articles.ts';
import { calculatorDe } from './calculator.ts';
import { changesDe } from './changes.ts';
import { casebookDe } from './casebook.ts';
import { casesDe } from './cases.ts';
import { choiceDe } from './choice.ts';
import { conceptLabelsDe } from './concept-labels.ts';
import { conceptsDe } from './concepts.ts';
import { editionsDe } from './editions.ts';
import { effectsDe } from './effects.ts';
import { lawsDe } from './laws.ts';
import { offlineDe } from './offline.ts';
import { pagesDe } from './pages.ts';
import { postersDe } from './posters.ts';
import { procedureDe } from './procedure.ts';
import { queryDe } from './query.ts';
import { readingDe } from './reading.ts';
import { replayDe } from './replay.ts';
import { recordDe } from './record.ts';
import { ruleDe } from './rule.ts';
import { searchDe } from './search.ts';
import { seatsDe } from './seats.ts';
import { shareDe } from './share.ts';
import { timersDe } from './timers.ts';
import { trainingPageDe } from './training-page.ts';
import { treeDe } from './tree.ts';
import { siteDe } from './site.ts';
import { widgetDe } from './widget.ts';

export const de: LanguagePack = {
  articles: articlesDe,
  calculator: calculatorDe,
  changes: changesDe,
  casebook: casebookDe,
  cases: casesDe,
  choice: choiceDe,
  conceptLabels: conceptLabelsDe,
  concepts: conceptsDe,
  editions: editionsDe,
  effects: effectsDe,
  laws: lawsDe,
  offline: offlineDe,
  pages: pagesDe,
  posters: postersDe,
  procedure: procedureDe,
  query: queryDe,
  reading: readingDe,
  replay: replayDe,
  record: recordDe,
  rule: ruleDe,
  search: searchDe,
  seats: seatsDe,
  share: shareDe,
  timers: timersDe,
  training: trainingPageDe,
  tree: treeDe,
  site: siteDe,
  widget: widgetDe,
};
