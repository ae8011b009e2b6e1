import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { type EventStore, hashEvent, NO_HASH, openSqliteEventStore } from '../../event-store/index.ts';
import { tamper } from '../../event-store/sqlite/testing/crashed-log.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { type AuditFixture, openAuditFixture, userId } from './testing/audit-fixture.ts';
import { emptyLogs, writeShortHistory } from './testing/audited-logs.ts';
import { inWords, say, type Sentence } from '../../words/index.ts';

const inEnglish = (sentence: Sentence): string => inWords(sentence, 'en');

const newFolder = tempFolders();
const window = { userId, earlier: 100, later: 100 };

describe.each(emptyLogs(newFolder))('the audit of a damaged log in %s', (_engine, open) => {
  let fixture: AuditFixture;
  beforeEach(async () => {
    fixture = await openAuditFixture(await open());
  });
  afterEach(() => fixture.close());

  test('detects a changed event by its hash', async () => {
    await writeShortHistory(fixture);
    const changed = fixture.auditorWith({
      rawLog: altered(fixture, (events) =>
        events.map((event) => (event.revision === 2 ? { ...event, data: { ...event.data, captured: 1 } } : event)),
      ),
    });
    expect(await changed.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 1,
      finding: say('AUDIT_CHANGED', { event: 2 }),
    });
  });

  test('detects a history that was rewritten together with its hashes', async () => {
    await writeShortHistory(fixture);
    const rewritten = fixture.auditorWith({
      rawLog: altered(fixture, (events) => {
        let previous = NO_HASH;
        return events.map((event) => {
          const data = event.revision === 1 ? { ...event.data, description: 'Something else' } : event.data;
          previous = hashEvent(previous, {
            ...event,
            dataText: JSON.stringify(data),
            metadataText: JSON.stringify(event.metadata),
          });
          return { ...event, data, hash: previous };
        });
      }),
    });
    expect(await rewritten.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 0,
      finding: say('AUDIT_WITNESS_DIFFERS', { event: 1 }),
    });
  });

  test('detects a truncated history', async () => {
    await writeShortHistory(fixture);
    const cut = fixture.auditorWith({ rawLog: altered(fixture, (events) => events.slice(0, 2)) });
    expect(await cut.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 1,
      finding: say('AUDIT_WITNESS_MISSING', { event: 2 }),
    });
  });

  test('an unreadable event ends the replay, is reported, and leaves the events before it readable', async () => {
    await writeShortHistory(fixture);
    const { eventStore } = fixture.sources;
    const broken = fixture.auditorWith({
      eventStore: {
        readStream: async (...args) =>
          (await eventStore.readStream(...args)).map((event) =>
            event.revision === 2
              ? {
                  ...toPlain(event),
                  get data(): RecordedEvent['data'] {
                    throw new Error('not of its type');
                  },
                }
              : event,
          ),
      },
    });
    expect(await broken.at(window)).toMatchObject({
      totalEvents: 2,
      revision: 1,
      obstacle: say('AUDIT_UNREADABLE', { event: 2, problem: 'not of its type' }),
    });
    expect((await broken.verify(userId)).differences.map(inEnglish)).toEqual([
      'The replay ends early. Event 2 cannot be read: not of its type',
      'The read model includes event 3, but the log ends at 1.',
    ]);
  });
});

test('detects a byte changed in the database file at its event', async () => {
  const folder = newFolder();
  const fixture = await openAuditFixture(await openSqliteEventStore({ folder }));
  await writeShortHistory(fixture);
  expect(await fixture.auditor.verify(userId)).toMatchObject({ chainIntact: true, chainVerifiedRevision: 3 });
  tamper(folder, `UPDATE events SET data = replace(data, '"durationMs":100', '"durationMs":900') WHERE revision = 2`);
  expect(await fixture.auditor.verify(userId)).toMatchObject({
    chainIntact: false,
    chainVerifiedRevision: 1,
    finding: say('AUDIT_CHANGED', { event: 2 }),
  });
  await fixture.close();
});

const toPlain = ({
  stream,
  revision,
  position,
  id,
  type,
  schemaVersion,
  time,
  metadata,
  hash,
}: RecordedEvent): Omit<RecordedEvent, 'data'> => ({
  stream,
  revision,
  position,
  id,
  type,
  schemaVersion,
  time,
  metadata,
  hash,
});

/** The log of the fixture with changed events. */
function altered(
  fixture: AuditFixture,
  change: (events: readonly RecordedEvent[]) => readonly RecordedEvent[],
): Pick<EventStore, 'readStream'> {
  return {
    readStream: async (stream, { from = 0, limit = 1_000 } = {}) => {
      const events = await fixture.sources.rawLog.readStream(stream);
      return change(events.map((event) => ({ ...toPlain(event), data: event.data }))).slice(from, from + limit);
    },
  };
}
