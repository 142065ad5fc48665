/** What is said around a situation's procedure. */

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
}
