/** The first case that a beginner meets in each book. */
import { firstCasesOf } from '../../training/at-table/first-cases.ts';
import { five } from './five.ts';

firstCasesOf(five);
