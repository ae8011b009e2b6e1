import { expect, test } from '@jest/globals';
import { consentStatement, consentVersion, type AvatarEvent } from '../../domain/avatars/index.ts';
import type { EventStore } from '../../event-store/port.ts';
import { readConsent } from './consent.ts';
import { logWith } from './testing/stream-spec.ts';
import { say } from '../../words/index.ts';

const twin = { avatarId: 't1', userId: 'ann' } as const;
const recording = (letter: string) => ({
  uploadKey: 'u',
  contentType: 'video/webm',
  bytes: 1,
  sha256: letter.repeat(64),
  durationMs: 20_000,
});
const consented = (clip: ReturnType<typeof recording> | null): AvatarEvent => ({
  type: 'AvatarConsentRecorded',
  data: {
    ...twin,
    method: clip === null ? 'declared' : 'read_aloud',
    statement: consentStatement,
    statementVersion: consentVersion,
    clip,
  },
});
const submitted = (clip: ReturnType<typeof recording> | null): readonly AvatarEvent[] => [
  { type: 'AvatarRequested', data: { ...twin, name: 'Ann at work', holdId: 't1' } },
  consented(clip),
  { type: 'AvatarFootageReceived', data: { ...twin, footage: recording('f') } },
];
const open = async (events: readonly AvatarEvent[]) => {
  const log = await logWith('avatar-t1', events);
  const read = (rawLog: Pick<EventStore, 'readStream'> = log.rawLog) =>
    readConsent({ eventStore: log.eventStore, rawLog, witness: async () => undefined }, 't1');
  return { ...log, read };
};

test('a consent that was read aloud is certified with its words, times and hashes', async () => {
  const { read, rawLog } = await open(submitted(recording('c')));
  const [, event] = await rawLog.readStream('avatar-t1');
  expect(await read()).toEqual({
    ...twin,
    twinName: 'Ann at work',
    method: 'read_aloud',
    statement: consentStatement,
    statementVersion: consentVersion,
    givenAt: 2_000,
    revokedAt: null,
    deletedAt: null,
    clip: { sha256: 'c'.repeat(64), durationMs: 20_000, discardedAt: null },
    footageSha256: 'f'.repeat(64),
    event: { stream: 'avatar-t1', revision: 1, hash: event?.hash },
    finding: null,
  });
});

test('the certificate shows the end of a twin and of its clip', async () => {
  const { read } = await open([
    ...submitted(recording('c')),
    { type: 'AvatarConsentRevoked', data: { ...twin, statusBefore: 'ready' } },
    { type: 'AvatarDeleted', data: { ...twin, statusBefore: 'revoked' } },
    { type: 'AvatarConsentDiscarded', data: twin },
  ]);
  expect(await read()).toMatchObject({ revokedAt: 4_000, deletedAt: 5_000, clip: { discardedAt: 6_000 } });
});

test('a declared consent has no clip', async () => {
  const { read } = await open(submitted(null));
  expect(await read()).toMatchObject({ method: 'declared', clip: null, finding: null });
});

test('detects an event that was changed in the log', async () => {
  const { read, rawLog } = await open(submitted(recording('c')));
  const forged: Pick<EventStore, 'readStream'> = {
    readStream: async (...args) =>
      (await rawLog.readStream(...args)).map((event) => {
        const { stream, revision, id, type, schemaVersion, data, metadata, position, hash } = event;
        const time = revision === 1 ? event.time - 86_400_000 : event.time;
        return { stream, revision, id, type, schemaVersion, data, metadata, position, hash, time };
      }),
  };
  expect(await read(forged)).toMatchObject({ finding: say('AUDIT_CHANGED', { event: 1 }) });
});

test('gives no certificate without a consent, or for an erased account', async () => {
  const { read, keyRing } = await open(submitted(recording('c')));
  await keyRing.destroy('ann');
  expect(await read()).toBeUndefined();
  const other = await logWith('avatar-t2', []);
  expect(await readConsent({ ...other, witness: async () => undefined }, 't2')).toBeUndefined();
});
