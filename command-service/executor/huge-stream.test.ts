import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openSqliteEventStore } from '../../event-store/index.ts';
import { hugeStreamContract } from './testing/huge-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-huge-stream-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Enough to find work that grows with the stream; writing 100,000 events would take seven times as long.
hugeStreamContract('SQLite', 20_000, () => openSqliteEventStore({ folder }));
