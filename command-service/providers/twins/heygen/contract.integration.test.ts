import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import { createHeygenClient } from '../../heygen/client.ts';
import { createStandInAvatars } from '../../heygen/testing/avatars-part.ts';
import { standInKey, startHeygenServer } from '../../heygen/testing/heygen-server.ts';
import { twinProviderContract } from '../contract.ts';
import type { TwinRecording } from '../port.ts';
import { createHeygenTwinProvider } from './heygen-twin-provider.ts';

const newFolder = tempFolders();
/** The stand-in judges footage by its text. */
const recordingOf = (content: string): TwinRecording => ({
  contentType: 'video/webm',
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  durationMs: 20_000,
  open: async () => Readable.from([Buffer.from(content)]),
});

twinProviderContract('HeyGen', async () => {
  const server = await startHeygenServer([createStandInAvatars().part]);
  return {
    provider: createHeygenTwinProvider({
      client: createHeygenClient({ apiKey: standInKey, apiBase: server.baseUrl }),
      files: await openFolderFileStore({ folder: newFolder() }),
      consentReturnUrl: 'https://curbcast.example/manage-avatars',
      poll: { firstMs: 5, maxMs: 20 },
    }),
    footage: recordingOf('one person'),
    empty: recordingOf('nobody'),
    remove: () => server.close(),
  };
});
