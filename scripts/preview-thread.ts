/** The thread that renders chat previews and app icons (previews.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { rendered, type Drawn } from './previews.ts';

parentPort?.postMessage(await rendered(workerData as Drawn));
