/** What shows one case and one day, in one file that comes when the first of them is opened. */
export { DayLog } from './DayLog.tsx';
export { OneCase } from './OneCase.tsx';
