/** What is said to an arbiter who trains, in a test that waits for nothing. */
import { trainingDa } from '#i18n/da/training.ts';
import { trainingDe } from '#i18n/de/training.ts';
import { trainingEn } from '#i18n/en/training.ts';
import { trainingNl } from '#i18n/nl/training.ts';

export const trainingWords = { nl: trainingNl, da: trainingDa, de: trainingDe, en: trainingEn };
