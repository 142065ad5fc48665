import { describe, expect, it } from 'vitest';
import { answerIndexOf, ANSWER_KEYS, KEYS, shortcutOf, type KeyPress } from '#client/keys/keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});

describe('a key', () => {
  it('asks for what the list says', () => {
    for (const [shortcut, key] of Object.entries(KEYS)) expect(shortcutOf(press(key))).toBe(shortcut);
  });

  it('means one thing only, and leaves the search its own', () => {
    const keys = [...Object.values(KEYS), ...ANSWER_KEYS, '/'];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('belongs to the browser together with Ctrl, Alt or the command key, and to the text while one composes', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
      for (const key of [...Object.values(KEYS), ...ANSWER_KEYS]) {
        expect(shortcutOf(press(key, more))).toBeUndefined();
        expect(answerIndexOf(press(key, more))).toBeUndefined();
      }
  });

  it('that is not on the list asks for nothing', () => {
    for (const key of ['a', 'Enter', 'Escape', 'Tab', ' ', 'J', '0', '12', '']) {
      expect(shortcutOf(press(key))).toBeUndefined();
      expect(answerIndexOf(press(key))).toBeUndefined();
    }
  });

  it('of an answer gives that one, and no other for being held down', () => {
    expect([...ANSWER_KEYS].map((key) => answerIndexOf(press(key)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(answerIndexOf(press('1', { repeat: true }))).toBeUndefined();
  });
});
