import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { createOfflineVoice } from './offline.ts';
import type { Speech, SpeechRequest } from './port.ts';

const newFolder = tempFolders();

/** Speaks one sentence with an engine whose process runs `code`. */
async function speakWith(code: string, watching: Pick<SpeechRequest, 'onProgress'> = {}): Promise<Speech> {
  const folder = newFolder();
  const script = join(folder, 'engine.mjs');
  await writeFile(script, `const print = (text) => process.stdout.write(text);\nprocess.stdin.resume();\n${code}`);
  const voice = createOfflineVoice({
    name: 'test',
    languages: ['en'],
    natural: false,
    packages: [],
    script,
    settings: () => ({}),
  });
  const wav = join(folder, 'speech.wav');
  return voice.speak({ text: 'Hello there.', language: 'en', voice: 'clara', wav, ...watching });
}

const answer = JSON.stringify({ sampleRate: 16_000, sentences: [{ samples: 16_000, words: [], sounds: [] }] });
const samples = 'print(Buffer.from(new Int16Array(16_000).fill(9_000).buffer));';

test('an engine that has answered need not exit: Node.js may hang in its shutdown', async () => {
  const speech = await speakWith(
    `print('\\n'); print('${answer}\\n'); ${samples} setInterval(() => undefined, 1_000);`,
  );
  expect(speech.durationSeconds).toBe(1);
});

test('passes on the progress of an engine, in whichever pieces its lines arrive', async () => {
  const shares: number[] = [];
  const later = `setTimeout(() => { print('5\\n\\n0.75\\n${answer}\\n'); ${samples} }, 50);`;
  const speech = await speakWith(`print('\\n0.'); ${later}`, { onProgress: (share) => shares.push(share) });
  expect(speech.durationSeconds).toBe(1);
  expect(shares).toEqual([0.5, 0.75]);
});

test.each([
  ['exits before its answer', `print('\\n'); process.exit(0);`, 'The voice stopped: exit code 0'],
  [
    'exits in the middle of its answer',
    `print('${answer}\\n'); process.stdout.write('half', () => process.exit(0));`,
    'exit code 0',
  ],
  ['is killed for lack of memory', `process.kill(process.pid, 'SIGKILL');`, 'The voice stopped: killed by SIGKILL'],
  ['says why it fails', `process.stderr.write('no memory', () => process.exit(1));`, 'The voice stopped: no memory'],
  ['answers nonsense', `print('nonsense\\n');`, 'is not valid JSON'],
])('an engine that %s is an error', async (_what, code, message) => {
  await expect(speakWith(code)).rejects.toThrow(message);
});
