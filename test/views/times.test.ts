import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { timesAsked, timesNamed, timesOfClause, type ClockText } from '#views/times.ts';
import { hereIn } from '../support/here.ts';

