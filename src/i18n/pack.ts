/** Everything that is said in one language, by purpose: what its folder holds. */
import type { ArticleWords } from './articles.ts';
import type { CalculatorWords } from './calculator.ts';
import type { CaseWords } from './cases.ts';
import type { ChoiceWords } from './choice.ts';
import type { ConceptLabels, ConceptWords } from './concepts.ts';
import type { EditionWords } from './editions.ts';
import type { EffectWords } from './effects.ts';
import type { LawWords } from './laws.ts';
import type { PageWords } from './pages.ts';
import type { PosterWords } from './posters.ts';
import type { ProcedureWords } from './procedure.ts';
import type { QueryWords } from './query.ts';
import type { ReadingWords } from './reading.ts';
import type { RuleWords } from './rule.ts';
import type { SearchWords } from './search.ts';
import type { ShareWords } from './share.ts';
import type { TreeWords } from './tree.ts';
import type { SiteWords } from './site.ts';
import type { WidgetWords } from './widget.ts';

export interface LanguagePack {
  readonly articles: ArticleWords;
  readonly calculator: CalculatorWords;
  readonly cases: CaseWords;
  readonly choice: ChoiceWords;
  readonly conceptLabels: ConceptLabels;
  readonly concepts: ConceptWords;
  readonly editions: EditionWords;
  readonly effects: EffectWords;
  readonly laws: LawWords;
  readonly pages: PageWords;
  readonly posters: PosterWords;
  readonly procedure: ProcedureWords;
  readonly query: QueryWords;
  readonly reading: ReadingWords;
  readonly rule: RuleWords;
  readonly search: SearchWords;
  readonly share: ShareWords;
  readonly tree: TreeWords;
  readonly site: SiteWords;
  readonly widget: WidgetWords;
}
