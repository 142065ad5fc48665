/** The views of one case, of one day, and of unreadable values, as one chunk that is loaded on demand. */
export { DayLog } from './DayLog.tsx';
export { OneCase } from './OneCase.tsx';
export { Unreadable } from './Unreadable.tsx';
