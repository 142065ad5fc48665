/** A clock as a page hands it, for the tests. */
import type { ClockText } from '#views/times.ts';

export const THREE_MINUTES: ClockText = {
  key: 'troefcall/2020-2021/aanmaning/drie-minuten',
  seconds: 180,
  label: 'De drie minuten',
  over: 'Dan gaat hij uit het spel.',
  cite: 'regel 38, lid 1',
  href: '/nl/troefcall/38/#1',
  note: '/nl/troefcall/38/#1/begin',
  lang: 'nl',
};

export const ROUND: ClockText = {
  key: 'keezen/reglement/speeltijd/ronde',
  seconds: 3000,
  label: 'De speeltijd van een ronde',
  cite: 'regel A7, lid 1',
  href: '/nl/keezen/a7/#1',
  lang: 'nl',
};

/** Where they are started. */
export const FROM = '/nl/troefcall/situations/weigeren-te-spelen/?weigert-nog=ja#procedure';

/** A quarter past eight in the evening, UTC. */
export const NOW = Date.UTC(2026, 10, 23, 20, 15);
