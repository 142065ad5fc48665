/** The thread that renders the pictures for chat previews (previews.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { rendered, type Picture } from './previews.ts';

parentPort?.postMessage(await rendered(workerData as readonly Picture[]));
