/** What is said around the drawing of a situation's tree. */
export interface TreeWords {
  /** The page; `{situation}` is its title. */
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  /** The way to the drawing. */
  readonly open: string;
  readonly lead: string;
  readonly print: string;
  /** On which paper it can be read: `{size}` is A4 or A3. */
  readonly fits: Readonly<Record<'portrait' | 'landscape', string>>;
  /** Back to the situation's questions. */
  readonly situation: string;
}
