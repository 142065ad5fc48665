/**
 * Whether everything is tried (`npm run test:thorough`), or as much as a run before every change has the time
 * for.
 */
export const THOROUGH = process.env['THOROUGH'] === '1';
