import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import { createHeygenClient } from '../../heygen/client.ts';
import { standInKey, startHeygenServer } from '../../heygen/testing/heygen-server.ts';
import { videoProviderContract } from '../contract.ts';
import { createHeygenVideoProvider } from './heygen-video-provider.ts';

const newFolder = tempFolders();

videoProviderContract('HeyGen', async () => {
  const server = await startHeygenServer();
  const provider = createHeygenVideoProvider({
    client: createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl }),
    files: await openFolderFileStore({ folder: newFolder() }),
    centsPerMinute: 300,
    poll: { firstMs: 5, maxMs: 20 },
  });
  return { provider, remove: () => server.close() };
});
