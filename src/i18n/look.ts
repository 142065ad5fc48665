/** What can be chosen of how the site looks; each language names the choices. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How large the text is, in steps from what the browser has. */
export const textSizes = [1, 2, 3, 4] as const;
export type TextSize = (typeof textSizes)[number];

export const contrasts = ['system', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

/** Which hand holds the phone and reaches with its thumb, where it does alone. */
export const hands = ['both', 'left', 'right'] as const;
export type Hand = (typeof hands)[number];
