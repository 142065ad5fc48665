import type { LanguagePack } from '#i18n/pack.ts';
import { articlesDe } from './articles.ts';
import { calculatorDe } from './calculator.ts';
import { casesDe } from './cases.ts';
import { choiceDe } from './choice.ts';
import { conceptLabelsDe } from './concept-labels.ts';
import { conceptsDe } from './concepts.ts';
import { editionsDe } from './editions.ts';
import { effectsDe } from './effects.ts';
import { lawsDe } from './laws.ts';
import { pagesDe } from './pages.ts';
import { postersDe } from './posters.ts';
import { procedureDe } from './procedure.ts';
import { queryDe } from './query.ts';
import { readingDe } from './reading.ts';
import { ruleDe } from './rule.ts';
import { searchDe } from './search.ts';
import { shareDe } from './share.ts';
import { treeDe } from './tree.ts';
import { siteDe } from './site.ts';
import { widgetDe } from './widget.ts';

export const de: LanguagePack = {
  articles: articlesDe,
  calculator: calculatorDe,
  cases: casesDe,
  choice: choiceDe,
  conceptLabels: conceptLabelsDe,
  concepts: conceptsDe,
  editions: editionsDe,
  effects: effectsDe,
  laws: lawsDe,
  pages: pagesDe,
  posters: postersDe,
  procedure: procedureDe,
  query: queryDe,
  reading: readingDe,
  rule: ruleDe,
  search: searchDe,
  share: shareDe,
  tree: treeDe,
  site: siteDe,
  widget: widgetDe,
};
