import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltInVoice } from '../../voice/built-in.ts';
import { videoProviderContract } from '../contract.ts';
import { createLocalVideoProvider } from './local-video-provider.ts';

videoProviderContract('local', async () => {
  const workFolder = await mkdtemp(join(tmpdir(), 'video-contract-'));
  return {
    provider: createLocalVideoProvider({ workFolder, voice: createBuiltInVoice() }),
    remove: () => rm(workFolder, { recursive: true }),
  };
});
