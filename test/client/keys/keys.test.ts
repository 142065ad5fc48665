import { describe, expect, it } from 'vitest';
import { KEYS, shortcutOf, type KeyPress } from '#client/keys/keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

describe('a key', () => {
  it('asks for what the list says', () => {
    for (const [shortcut, key] of Object.entries(KEYS)) expect(shortcutOf(press(key))).toBe(shortcut);
  });

  it('means one thing only, and leaves the search its own', () => {
    const keys = [...Object.values(KEYS), '/'];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('belongs to the browser together with Ctrl, Alt or the command key, and to the text while one composes', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
      for (const key of Object.values(KEYS)) expect(shortcutOf(press(key, more))).toBeUndefined();
  });

  it('that is not on the list asks for nothing', () => {
    for (const key of ['a', 'Enter', 'Escape', 'Tab', ' ', 'J']) expect(shortcutOf(press(key))).toBeUndefined();
  });
});
