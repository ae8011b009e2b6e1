import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createBuiltInVoice } from '../command-service/providers/voice/built-in.ts';
import { createKokoroVoice } from '../command-service/providers/voice/kokoro/kokoro.ts';
import { createWeightsCheck } from '../command-service/providers/voice/kokoro/weights.ts';
import { tempFolders } from '../lib/testing/temp-folders.ts';
import { say } from '../words/index.ts';
import { builtInVoiceInfo } from './voices.ts';

const newFolder = tempFolders();
const good = 'the weights';
const sha256 = createHash('sha256').update(good).digest('hex');

/** The System page's row of a natural voice whose weights have this content. */
async function shownWith(content: string) {
  const path = join(newFolder(), 'weights.bin');
  writeFileSync(path, content);
  const check = createWeightsCheck({ path, bytes: good.length, sha256 });
  // The check is the same without the packages of the voice, which not every processor has.
  const natural = { ...createKokoroVoice(check), problem: check };
  return builtInVoiceInfo(createBuiltInVoice(natural));
}

test('the System page says that the weights of the voice are damaged, and that the synthesizer speaks', async () => {
  expect(await shownWith('the wieghts')).toEqual({
    port: 'voice',
    name: say('ENGINE_SYNTHESIZER'),
    external: false,
    problem: 'The natural voice is damaged: its file differs from the published one. Run "npm run voice".',
  });
});

test('the System page says nothing about weights that are the published ones', async () => {
  expect(await shownWith(good)).toEqual({ port: 'voice', name: say('ENGINE_NATURAL_VOICE'), external: false });
});
