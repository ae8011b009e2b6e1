import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { securityCountersContract } from './contract.ts';
import { openSqliteSecurityCounters } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-security-counters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

securityCountersContract('in SQLite', async () => openSqliteSecurityCounters(folder));
