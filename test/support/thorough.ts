/**
 * Whether to test everything (`npm run test:thorough`), or as much as there is time for before every change.
 */
export const THOROUGH = process.env['THOROUGH'] === '1';
