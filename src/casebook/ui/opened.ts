/** What shows one case, one day, and what cannot be read, in one file that comes with the first of them. */
export { DayLog } from './DayLog.tsx';
export { OneCase } from './OneCase.tsx';
export { Unreadable } from './Unreadable.tsx';
