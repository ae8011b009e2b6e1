import { execFile } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createClient, signIn } from '../support/client.ts';
import { buyStarterPack } from '../support/payments.ts';
import { createTestServer } from '../support/server.ts';
import { removeVideos, requestVideo } from '../support/videos.ts';
import { creditsOf, startFixture, roomy, type RegisteredUser, type Fixture } from '../support/fixture.ts';

/** The operator's commands: verify, rebuild, replay, reconcile, backup and restore. All tests share one server. */
let fixture: Fixture;
let user: RegisteredUser;
let paymentId: string;
let scratch: string;
const operator = join(import.meta.dirname, '../../tools/operator.ts');

beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(async () => {
  await fixture?.server.remove();
});
beforeEach(async () => {
  user = await fixture.registered();
  paymentId = await buyStarterPack(user);
  await requestVideo(user, { title: 'Deleted again' });
  await removeVideos(user);
  scratch = mkdtempSync(join(tmpdir(), 'curbcast-operations-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const said = ({ code, output }: { readonly code: number | null; readonly output: string }) => ({ code, output });

test('the server and the operator commands write files that only their owner can read', async () => {
  await fixture.server.operate('verify');
  const open = readdirSync(fixture.server.folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => ((lstatSync(join(fixture.server.folder, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
  expect(open).toEqual([]);
  expect(lstatSync(fixture.server.folder).mode & 0o077).toBe(0);
});

test('a proof of a history holds on another machine, and not after a change', async () => {
  const admin = await fixture.admin();
  const answer = await admin.fetch(`/api/admin/audit/payment/${paymentId}/proof`);
  const { auditVerdict } = await admin.graphql<{ auditVerdict: { keyFingerprint: string } }>(
    'query ($id: ID!) { auditVerdict(kind: PAYMENT, id: $id) { keyFingerprint } }',
    { id: paymentId },
  );
  const file = join(scratch, 'proof.json');
  writeFileSync(file, await answer.text());
  /** Runs the check with the file alone, without settings or a data folder. */
  const check = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [operator, 'verify', '--proof', file, ...args], { cwd: scratch, env: {} });
  expect((await check('--key', auditVerdict.keyFingerprint)).stdout).toContain('The proof holds');
  await expect(check('--key', 'another')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('REFUSED'),
  });
  writeFileSync(file, readFileSync(file, 'utf8').replace('17750', '17751'));
  await expect(check()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('REFUSED: Event 0') });
});

describe.each([
  ['with a running server', true],
  ['with a stopped server', false],
])('%s', (_, runs) => {
  test('verify, replay, reconcile and rebuild report on the same log', async () => {
    const { server } = fixture;
    if (!runs) await server.stop();

    const verified = await server.operate('verify');
    expect(said(verified)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Log: \d+ events in \d+ streams, hash chains intact[^]*^Read model credits: \d+ documents, the same as a replay$/m,
      ),
    });

    const replayed = await server.operate('replay', `credits-${user.id}`);
    expect(replayed.code).toBe(0);
    for (const type of ['CreditsGranted', 'CreditsReserved', 'CreditsReleased'])
      expect(replayed.output).toMatch(new RegExp(`${type} {2}by \\w+`));
    expect(await server.operate('replay', 'credits-nobody')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no events'),
    });

    const reconciled = await server.operate('reconcile');
    expect(said(reconciled)).toEqual({ code: 0, output: expect.stringContaining('Everything matches.') });
    const [, payments, atProvider, inLog] =
      /payments +(\d+) +\1 .*?\$([\d.,]+) +\$([\d.,]+)/.exec(reconciled.output) ?? [];
    const starterPacks = Number(payments) * 177.5;
    expect([atProvider, inLog].map((amount) => Number(amount?.replace(',', '')))).toEqual([starterPacks, starterPacks]);

    expect(said(await server.operate('rebuild', 'credits'))).toEqual({
      code: 0,
      output: expect.stringContaining('credits is rebuilt'),
    });
    expect(said(await server.operate('rebuild', 'debits'))).toEqual({
      code: 1,
      output: expect.stringMatching(/Say which projection: all, .*credits/),
    });

    if (!runs) await server.start();
    expect(await creditsOf(user)).toEqual({ available: 13, held: 0, debt: 0 });
    expect((await server.operate('verify')).code).toBe(0);
  });

  test('restores users, credits and payments from a backup into an empty folder and overwrites nothing', async () => {
    const { server } = fixture;
    if (!runs) await server.stop();
    const backup = join(scratch, 'backup');
    expect(said(await server.operate('backup', backup))).toEqual({
      code: 0,
      output: expect.stringMatching(/^Log: \d+ events, sound$/m),
    });
    expect(await server.operate('backup', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    });
    expect(await server.operate('restore', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    });
    if (!runs) await server.start();
    // This purchase is later than the backup, so the restored server must not have it.
    await buyStarterPack(user);

    const restored = await createTestServer({ settings: roomy, folder: join(scratch, 'restored') });
    expect(said(await restored.operate('restore', backup))).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored \d+ events, sound/m),
    });
    try {
      await restored.start();
      const again = createClient(restored);
      expect(await signIn(again, { email: user.email, password: user.password })).toBe(user.id);
      expect(await creditsOf(again)).toEqual({ available: 13, held: 0, debt: 0 });
      expect(await restored.operate('reconcile')).toMatchObject({ code: 0 });
      expect(await restored.operate('verify')).toMatchObject({ code: 0 });
    } finally {
      await restored.remove();
    }
    expect(await creditsOf(user)).toEqual({ available: 23, held: 0, debt: 0 });
  });
});

test('reconcile names a payment that the provider does not know and exits with 1', async () => {
  const { server } = fixture;
  await server.stop();
  rmSync(join(server.folder, 'test-payments'), { recursive: true });
  expect(said(await server.operate('reconcile'))).toEqual({
    code: 1,
    output: expect.stringMatching(
      new RegExp(`payments missing_in_provider ${paymentId}: \\$177\\.50 of user ${user.id}`),
    ),
  });
});
