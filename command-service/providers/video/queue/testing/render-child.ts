import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestFromJson } from '../../../../render-request.ts';
import { openFolderFileStore } from '../../../files/folder/folder-file-store.ts';
import { createScriptedEngine } from './scripted-engine.ts';
import { startRenderer } from '../renderer.ts';
import { openSqliteRenderJobs } from '../sqlite-jobs.ts';

/**
 * A renderer as a separate process, which tests kill and pause: `render-child.ts <folder> <lease in ms> [endless]`.
 * An `endless` one begins videos and never ends them.
 */
const [folder = '', leaseMs = '1000', pace] = process.argv.slice(2);
const files = await openFolderFileStore({ folder: `${folder}/files` });
const content = (text: string): Readable => Readable.from([text]);
startRenderer({
  jobs: openSqliteRenderJobs({ folder }),
  files,
  engine: createScriptedEngine(async (_request, report) => {
    for (const progress of [10, 50, 90]) {
      await sleep(Math.random() * 120);
      report(progress);
      if (pace === 'endless') await new Promise(() => undefined);
    }
    return { open: async () => content(`made by ${process.pid} ${randomUUID()}`) };
  }),
  requestOf: (json) => requestFromJson(json, { files, collectMedia: async () => ({ pictures: [], leftOut: [] }) }),
  slots: 2,
  name: randomUUID(),
  leaseMs: Number(leaseMs),
  idleMs: 50,
  mostTakes: 1_000,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
process.stdout.write('ready\n');
// Ends with the test that started it.
process.stdin.on('end', () => process.exit()).resume();
