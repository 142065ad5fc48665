/** What a page loads in one language when it is needed (src/i18n/load.ts). */
export { words as casebook } from './loaded/casebook.ts';
export { words as drills } from './loaded/drills.ts';
export { words as exam } from './loaded/exam.ts';
export { words as offline } from './loaded/offline.ts';
export { words as progress } from './loaded/progress.ts';
export { words as reading } from './loaded/reading.ts';
export { words as replay } from './loaded/replay.ts';
export { words as search } from './loaded/search.ts';
export { words as seats } from './loaded/seats.ts';
export { words as share } from './loaded/share.ts';
export { words as table } from './loaded/table.ts';
export { words as timers } from './loaded/timers.ts';
export { words as tools } from './loaded/tools.ts';
export { words as training } from './loaded/training.ts';
export { words as unkept } from './loaded/unkept.ts';
