/** `npm run dev`: shows the site while its content or its code is written, until it is stopped. */
import { dev } from 'astro';
import { project } from './project.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await dev({ root: project });
