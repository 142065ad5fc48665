/** How a build says what went wrong. */

/** What says all by its message: where in the code it was thrown helps nobody. */
const TOLD: readonly string[] = ['ContentError', 'StageError'];

/** Says what stopped a build; of what should not happen with where in the code it did. */
export function tell(error: unknown): void {
  console.error(error instanceof Error && TOLD.includes(error.name) ? error.message : error);
}
