import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import { draw } from './draw.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
parentPort?.postMessage(await draw(workerData as PdfDocument));
