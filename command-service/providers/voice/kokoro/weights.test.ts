import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../../lib/testing/temp-folders.ts';
import { createKokoroVoice } from './kokoro.ts';
import { createWeightsCheck } from './weights.ts';

const newFolder = tempFolders();
const good = 'the weights';
const sha256 = createHash('sha256').update(good).digest('hex');

test('weights are used when their hash is the published one, and looked at again after a change', async () => {
  const path = join(newFolder(), 'weights.bin');
  const check = createWeightsCheck({ path, bytes: good.length, sha256 });
  expect(await check()).toMatch(/^The natural voice is missing/u);
  writeFileSync(path, good);
  expect(await check()).toBeUndefined();
  writeFileSync(path, 'the wieghts');
  expect(await check()).toMatch(/^The natural voice is damaged/u);
  writeFileSync(path, 'half');
  expect(await check()).toMatch(/^The natural voice is damaged/u);
});

test('a voice with damaged weights reports them', async () => {
  const path = join(newFolder(), 'weights.bin');
  writeFileSync(path, 'the wieghts');
  const voice = createKokoroVoice(createWeightsCheck({ path, bytes: good.length, sha256 }));
  expect(await voice.problem()).toMatch(/damaged|missing: install/u);
});
