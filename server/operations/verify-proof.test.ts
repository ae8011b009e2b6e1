import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { exportProof, fingerprintOf } from '../../projection-service/index.ts';
import { logWith, newProofKey, textOf } from '../../projection-service/audit/testing/stream-spec.ts';
import { requested } from '../../projection-service/testing/sample-events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { verifyProof } from './verify-proof.ts';

const newFolder = tempFolders();
const key = newProofKey();

async function proofFile(change = (text: string): string => text): Promise<string> {
  const { rawLog } = await logWith('video-v1', [{ type: 'VideoRequested', data: requested('ann', 'v1').data }]);
  const options = { kind: 'video', id: 'v1', rawLog, key, installation: 'https://a.example', now: () => 0 } as const;
  const text = await textOf(exportProof({ ...options, revision: Infinity }));
  const path = join(newFolder(), 'proof.json');
  writeFileSync(path, change(text));
  return path;
}

async function run(...args: readonly string[]): Promise<{ readonly ok: boolean; readonly lines: string }> {
  const lines: string[] = [];
  const ok = await verifyProof(args, (line) => lines.push(line));
  return { ok, lines: lines.join('\n') };
}

test('accepts a proof without an installation, and names the key that signed it', async () => {
  const fingerprint = fingerprintOf(key.publicKey);
  const { ok, lines } = await run('--proof', await proofFile());
  expect([ok, lines]).toEqual([true, expect.stringContaining(`Signed with the key ${fingerprint}`)]);
  expect(await run('--proof', await proofFile(), '--key', fingerprint)).toMatchObject({ ok: true });
});

test.each<readonly [string, (text: string) => string]>([
  ['that was cut off', (text) => text.slice(0, -20)],
  ['of another moment', (text) => text.replace('1970-01-01T00:00:00.000Z', '1971-01-01T00:00:00.000Z')],
])('a proof %s is refused', async (_name, change) => {
  const { ok, lines } = await run('--proof', await proofFile(change));
  expect([ok, lines]).toEqual([false, expect.stringContaining('REFUSED')]);
});

test('refuses a proof with another key than expected', async () => {
  const { ok, lines } = await run('--proof', await proofFile(), '--key', fingerprintOf(newProofKey().publicKey));
  expect([ok, lines]).toEqual([false, expect.stringContaining('another key')]);
});

test('explains its usage without a file, and fails for a missing file', async () => {
  expect(await run('--key', 'x')).toEqual({ ok: false, lines: expect.stringContaining('--proof FILE') });
  await expect(run('--proof', join(newFolder(), 'none.json'))).rejects.toMatchObject({ code: 'ENOENT' });
});
