import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CommandService } from '../command-service/index.ts';
import { Refusal } from '../domain/refusal.ts';
import { linkLifetime, openFirstAdmin, type FirstAdminOptions } from './first-admin.ts';

type Commands = FirstAdminOptions['commands'];
const caller: Parameters<CommandService['grantAdmin']>[2] = { actor: { kind: 'user', id: 'ann' }, correlationId: 'c' };

let folder: string;
let clock: number;
let verified: boolean;
let administrators: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-first-admin-'));
  [clock, verified, administrators] = [1_800_000_000_000, true, []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The door as a start of the server opens it. */
function start(config: Partial<FirstAdminOptions['config']> = {}) {
  const commands = {
    userState: () =>
      Promise.resolve({
        exists: true,
        admin: false,
        identity: { email: 'ann@curbcast.example', emailVerified: verified },
      }),
    grantAdmin: (userId: string) => {
      administrators.push(userId);
      return Promise.resolve('1');
    },
  } as object as Commands;
  const settings = { DATA_DIR: folder, ADMIN_EMAILS: [], development: true, OIDC_ISSUER: undefined, ...config };
  return openFirstAdmin({
    config: settings,
    commands,
    hasAdministrator: async () => administrators.length > 0,
    now: () => clock,
  });
}
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the link for the first administrator', () => {
  test('works once, and of two uses at the same moment for one', async () => {
    const door = start();
    const token = (await door.offer()) ?? '';
    const codes = await Promise.all(['ann', 'bo'].map((user) => refusal(door.claim(token, user, caller))));
    expect(new Set(codes)).toEqual(new Set(['accepted', 'NOT_FOUND']));
    expect(administrators).toHaveLength(1);
    expect(await refusal(door.claim(token, 'cleo', caller))).toBe('NOT_FOUND');
  });

  test('ends after an hour', async () => {
    const door = start();
    const token = (await door.offer()) ?? '';
    clock += linkLifetime - 1;
    expect(await door.accepts(token)).toBe(true);
    clock += 1;
    expect(await door.accepts(token)).toBe(false);
    expect(await refusal(door.claim(token, 'ann', caller))).toBe('NOT_FOUND');
  });

  test('is new at each start, and only the newest is taken, by every gateway of the folder', async () => {
    const first = start();
    const older = (await first.offer()) ?? '';
    const newer = (await start().offer()) ?? '';
    expect(newer).not.toBe(older);
    expect(await first.accepts(older)).toBe(false);
    expect(await first.accepts(newer)).toBe(true);
    expect(readFileSync(join(folder, 'first-admin-token'), 'utf8')).not.toContain(newer);
  });

  test('needs a verified address', async () => {
    const door = start();
    const token = (await door.offer()) ?? '';
    verified = false;
    expect(await refusal(door.claim(token, 'ann', caller))).toBe('FORBIDDEN');
    verified = true;
    expect(await refusal(door.claim(token, 'ann', caller))).toBe('accepted');
  });

  test('is not made when an administrator exists, is named, or nobody could verify an address, and an older one ends', async () => {
    const token = (await start().offer()) ?? '';
    for (const config of [{ ADMIN_EMAILS: ['boss@curbcast.example'] }, { development: false }]) {
      expect(await start(config).offer()).toBeUndefined();
      expect(await start(config).accepts(token)).toBe(false);
    }
    expect(await start({ development: false, OIDC_ISSUER: 'https://id.example' }).offer()).toBeDefined();
    administrators = ['somebody'];
    expect(await start().offer()).toBeUndefined();
  });
});
