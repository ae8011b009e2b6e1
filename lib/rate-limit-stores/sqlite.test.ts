import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createRateLimit } from '../rate-limit.ts';
import { rateLimitStoreContract } from './contract.ts';
import { openSqliteRateLimits } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-rate-limits-'));
const stores = [openSqliteRateLimits(folder), openSqliteRateLimits(folder)] as const;
afterAll(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true, force: true });
});

rateLimitStoreContract('in SQLite', async () => stores);

test('a restart opens no new window', async () => {
  const limit = { points: 1, seconds: 60 };
  const before = openSqliteRateLimits(folder);
  await createRateLimit(limit, { store: before, name: 'sign-in' }).take('ann');
  before.close();
  const after = openSqliteRateLimits(folder);
  expect(await createRateLimit(limit, { store: after, name: 'sign-in' }).take('ann')).toMatchObject({ allowed: false });
  after.close();
});
