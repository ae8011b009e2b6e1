import { test } from '@jest/globals';
import { voiceContract } from '../contract.ts';
import { createKokoroVoice } from './kokoro.ts';

const problem = await createKokoroVoice().problem();

if (problem === undefined) voiceContract('Kokoro', async () => ({ voice: createKokoroVoice() }));
// oxlint-disable-next-line jest/no-disabled-tests -- the weights are fetched, and a machine may not have them
else test.skip(`the natural voice: ${problem}`, () => undefined);
