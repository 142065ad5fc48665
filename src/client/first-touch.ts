/** The events at which a page loads what it can do. */
export const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'click', 'input', 'keydown'] as const;
