/** The events on which a page loads its scripts. */
export const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'click', 'input', 'keydown'] as const;
