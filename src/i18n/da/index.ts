import type { LanguagePack } from '#i18n/pack.ts';
import { articlesDa } from './articles.ts';
import { calculatorDa } from './calculator.ts';
import { changesDa } from './changes.ts';
import { casebookDa } from './casebook.ts';
import { casesDa } from './cases.ts';
import { choiceDa } from './choice.ts';
import { conceptLabelsDa } from './concept-labels.ts';
import { conceptsDa } from './concepts.ts';
import { editionsDa } from './editions.ts';
import { effectsDa } from './effects.ts';
import { lawsDa } from './laws.ts';
import { offlineDa } from './offline.ts';
import { pagesDa } from './pages.ts';
import { postersDa } from './posters.ts';
import { procedureDa } from './procedure.ts';
import { queryDa } from './query.ts';
import { readingDa } from './reading.ts';
import { replayDa } from './replay.ts';
import { recordDa } from './record.ts';
import { ruleDa } from './rule.ts';
import { searchDa } from './search.ts';
import { seatsDa } from './seats.ts';
import { shareDa } from './share.ts';
import { timersDa } from './timers.ts';
import { trainingPageDa } from './training-page.ts';
import { treeDa } from './tree.ts';
import { siteDa } from './site.ts';
import { widgetDa } from './widget.ts';

export const da: LanguagePack = {
  articles: articlesDa,
  calculator: calculatorDa,
  changes: changesDa,
  casebook: casebookDa,
  cases: casesDa,
  choice: choiceDa,
  conceptLabels: conceptLabelsDa,
  concepts: conceptsDa,
  editions: editionsDa,
  effects: effectsDa,
  laws: lawsDa,
  offline: offlineDa,
  pages: pagesDa,
  posters: postersDa,
  procedure: procedureDa,
  query: queryDa,
  reading: readingDa,
  replay: replayDa,
  record: recordDa,
  rule: ruleDa,
  search: searchDa,
  seats: seatsDa,
  share: shareDa,
  timers: timersDa,
  training: trainingPageDa,
  tree: treeDa,
  site: siteDa,
  widget: widgetDa,
};
