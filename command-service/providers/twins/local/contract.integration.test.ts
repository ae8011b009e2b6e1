import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltInVoice } from '../../voice/built-in.ts';
import { twinProviderContract } from '../contract.ts';
import { makeRecording, recordingOf } from '../testing/recordings.ts';
import { createLocalTwinProvider } from './local-twin-provider.ts';

twinProviderContract('local', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'twin-contract-'));
  return {
    provider: createLocalTwinProvider({ workFolder: join(folder, 'work'), voice: createBuiltInVoice() }),
    footage: await recordingOf(await makeRecording('person', folder), 8_000),
    empty: await recordingOf(await makeRecording('empty-room', folder), 3_000),
    remove: () => rm(folder, { recursive: true }),
  };
});
