/**
 * The thread that renders the pictures for chat previews and the icons of what is installed (previews.ts).
 */
import { parentPort, workerData } from 'node:worker_threads';
import { rendered, type Drawn } from './previews.ts';

parentPort?.postMessage(await rendered(workerData as Drawn));
