/** `npm run dev`: shows the site while its content or its code is written. Takes `--port <number>`. */
import { dev } from 'astro';
import { askedPort } from './port.ts';
import { project } from './project.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Astro keeps what it has read of texts by their names alone, and another site may have the same.
const port = askedPort();
const server = port === undefined ? {} : { server: { port } };
const { address } = await dev({ root: project, force: true, ...server });
const base = `/${process.env['BASE_PATH'] ?? ''}/`.replace(/\/+/g, '/');
console.log(`What is wrong, and what is left to do, is told at the desk: http://localhost:${address.port}${base}desk/`);
