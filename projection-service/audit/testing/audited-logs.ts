import { capture, grant, reserve } from '../../../domain/credits/testing/examples.ts';
import { type EventStore, openSqliteEventStore } from '../../../event-store/index.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import type { AuditFixture } from './audit-fixture.ts';

const admin = { kind: 'admin', id: 'ada' } as const;

/** Grants 20 at 1000, holds 6 at 2000, captures 4 of them at 3000 and sets the account to 40 at 4000. */
export async function writeShortHistory(fixture: AuditFixture): Promise<void> {
  await fixture.execute(grant('welcome', 20, { expiresAt: 5_000 }), 1_000);
  await fixture.execute(reserve('h1', 6), 2_000);
  await fixture.execute(capture('h1', 100), 3_000);
  await fixture.execute({ kind: 'set', adjustmentId: 'a1', amount: 40, reason: 'Goodwill' }, 4_000, admin);
}

/** An empty log of each embedded engine; `newFolder` makes a folder that the test removes. */
export const emptyLogs = (newFolder: () => string): readonly (readonly [string, () => Promise<EventStore>])[] => [
  ['memory', async () => createMemoryEventStore()],
  ['SQLite', () => openSqliteEventStore({ folder: newFolder() })],
];
