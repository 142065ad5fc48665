/** The words of the trainer, for tests without loading. */
import { words as trainingDa } from '#i18n/da/loaded/training.ts';
import { words as trainingDe } from '#i18n/de/loaded/training.ts';
import { words as trainingEn } from '#i18n/en/loaded/training.ts';
import { words as trainingNl } from '#i18n/nl/loaded/training.ts';

export const trainingWords = { nl: trainingNl, da: trainingDa, de: trainingDe, en: trainingEn };
