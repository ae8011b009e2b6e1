import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { requestFromJson } from '../../../render-request.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import { createHeygenClient } from '../../heygen/client.ts';
import { standInKey, startHeygenServer } from '../../heygen/testing/heygen-server.ts';
import { videoProviderContract } from '../contract.ts';
import { createHeygenVideoProvider } from '../heygen/heygen-video-provider.ts';
import { createQueueProvider } from './queue-provider.ts';
import { startRenderer } from './renderer.ts';
import { openSqliteRenderJobs } from './sqlite-jobs.ts';

const newFolder = tempFolders();

videoProviderContract('queue with a renderer on HeyGen', async () => {
  const server = await startHeygenServer();
  const folder = newFolder();
  const files = await openFolderFileStore({ folder });
  const jobs = openSqliteRenderJobs({ folder });
  const client = createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl });
  const engine = createHeygenVideoProvider({ client, files, centsPerMinute: 300, poll: { firstMs: 5, maxMs: 20 } });
  const collectMedia = async () => ({ pictures: [], leftOut: [] });
  const renderer = startRenderer({
    jobs,
    files,
    engine,
    requestOf: (json) => requestFromJson(json, { files, collectMedia }),
    slots: 2,
    name: 'test',
    idleMs: 20,
    onError: (error) => process.emitWarning(String(error)),
  });
  const queue = createQueueProvider({ jobs, files, engine, pollMs: 20 });
  const provider = {
    ...queue,
    close: async () => {
      await renderer.stop();
      await queue.close();
    },
  };
  return {
    provider,
    remove: async () => {
      await jobs.close();
      await server.close();
    },
  };
});
