import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RoleChangeCaller, Users } from '../users.ts';
import { linkLifetime, openFirstAdmin, type FirstAdminOptions } from './first-admin.ts';

const caller: RoleChangeCaller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'c' };

let folder: string;
let clock: number;
let verified: boolean;
let administrators: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-first-admin-'));
  [clock, verified, administrators] = [1_800_000_000_000, true, []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens it as a start of the server does. */
function start(options: Partial<FirstAdminOptions> = {}) {
  const users = {
    userState: () =>
      Promise.resolve({
        exists: true,
        admin: false,
        identity: { email: 'ann@curbcast.example', emailVerified: verified },
      }),
    grantAdmin: (userId: string) => {
      administrators.push(userId);
      return Promise.resolve('1' as Position);
    },
  } as object as Pick<Users, 'userState' | 'grantAdmin'>;
  return openFirstAdmin({
    folder,
    adminEmails: [],
    canVerifyAddresses: true,
    users,
    hasAdministrator: async () => administrators.length > 0,
    now: () => clock,
    ...options,
  });
}
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the link for the first administrator', () => {
  test('works once, and for one of two simultaneous uses', async () => {
    const firstAdmin = start();
    const token = (await firstAdmin.offer()) ?? '';
    const codes = await Promise.all(['ann', 'bo'].map((user) => refusal(firstAdmin.claim(token, user, caller))));
    expect(new Set(codes)).toEqual(new Set(['accepted', 'NOT_FOUND']));
    expect(administrators).toHaveLength(1);
    expect(await refusal(firstAdmin.claim(token, 'cleo', caller))).toBe('NOT_FOUND');
  });

  test('expires after an hour', async () => {
    const firstAdmin = start();
    const token = (await firstAdmin.offer()) ?? '';
    clock += linkLifetime - 1;
    expect(await firstAdmin.accepts(token)).toBe(true);
    clock += 1;
    expect(await firstAdmin.accepts(token)).toBe(false);
    expect(await refusal(firstAdmin.claim(token, 'ann', caller))).toBe('NOT_FOUND');
  });

  test('is new at each start, and every gateway on the folder accepts only the newest', async () => {
    const first = start();
    const older = (await first.offer()) ?? '';
    const newer = (await start().offer()) ?? '';
    expect(newer).not.toBe(older);
    expect(await first.accepts(older)).toBe(false);
    expect(await first.accepts(newer)).toBe(true);
    expect(readFileSync(join(folder, 'first-admin-token'), 'utf8')).not.toContain(newer);
  });

  test('needs a verified address', async () => {
    const firstAdmin = start();
    const token = (await firstAdmin.offer()) ?? '';
    verified = false;
    expect(await refusal(firstAdmin.claim(token, 'ann', caller))).toBe('FORBIDDEN');
    verified = true;
    expect(await refusal(firstAdmin.claim(token, 'ann', caller))).toBe('accepted');
  });

  test('is not offered when an administrator exists or is named, or no address can be verified; an older link is invalidated', async () => {
    const token = (await start().offer()) ?? '';
    for (const options of [{ adminEmails: ['boss@curbcast.example'] }, { canVerifyAddresses: false }]) {
      expect(await start(options).offer()).toBeUndefined();
      expect(await start(options).accepts(token)).toBe(false);
    }
    administrators = ['bo'];
    expect(await start().offer()).toBeUndefined();
  });
});
