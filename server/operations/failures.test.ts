import { expect, test } from '@jest/globals';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { createMemoryReadStore, projectionRegistry, startProjections } from '../../projection-service/index.ts';
import { appendGiven, happened } from '../../projection-service/testing/projection-spec.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { OperationContext } from './operation.ts';
import { operations } from './operations.ts';

const failureId = '5b0c7f52-3f0e-8a43-9d2e-0c7a5f1b9e10';
const failed = happened(`failure-${failureId}`, 'WorkFailed', {
  failureId,
  work: 'mail-requests',
  target: { kind: 'event', stream: 'user-ann', revision: 3, eventId: 'e3', type: 'DeletionRequested', position: '7' },
  ownerId: 'ann',
  kind: 'permanent',
  reason: 'RangeError',
  attempts: 1,
  retryAtMs: null,
});

async function given(hasFailed: boolean) {
  const eventStore = createMemoryEventStore();
  if (hasFailed) await appendGiven(eventStore, [failed]);
  const projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  await projections.waitFor(['failures'], await eventStore.head(), 10_000);
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    async (what: string, { actor }: { readonly actor: unknown }) => {
      if (what.startsWith('0')) throw new Refusal('NOT_FOUND', 'This failure does not exist.');
      calls.push([name, what, actor]);
      return { position: '9' };
    };
  const failures = { retryFailure: note('retry'), retryFailures: note('retry all'), dismissFailure: note('dismiss') };
  return async (verb: string, ...args: readonly string[]) => {
    const lines: string[] = [];
    const context = { projections, failures } as unknown as OperationContext;
    const ok = await operations[verb]?.(context, args, (line) => void lines.push(line));
    return { ok, text: lines.join('\n'), calls };
  };
}
const actor = { kind: 'system', id: 'operator' };

test('lists failures with their ids, and exits with 1 while there are any', async () => {
  const run = await given(true);
  const { ok, text } = await run('failures');
  expect(ok).toBe(false);
  expect(text).toContain('mail-requests: 1 failed');
  expect(text).toContain(`${failureId}  DeletionRequested at 7 of user ann: RangeError, since 2026-01-01T`);
  expect(text).toContain('1 attempt, waits for you');
  expect(await run('failures', 'expiry')).toMatchObject({ ok: true, text: 'Nothing has failed.' });
  expect(await (await given(false))('failures')).toMatchObject({ ok: true, text: 'Nothing has failed.' });
});

test('retries one by id, or all of a process by name, with the operator as actor', async () => {
  const run = await given(true);
  expect(await run('retry', failureId)).toMatchObject({ ok: true, calls: [['retry', failureId, actor]] });
  const all = await run('retry', 'mail-requests');
  expect(all.text).toBe('mail-requests tries 1 failed step again within seconds.');
  expect(all.calls).toContainEqual(['retry all', 'mail-requests', actor]);
  const unknown = await run('retry', 'nonsense');
  expect(unknown).toMatchObject({ ok: false, text: expect.stringContaining('Say which') });
});

test('dismisses one by its id', async () => {
  const run = await given(true);
  expect(await run('dismiss', failureId)).toMatchObject({ ok: true, calls: [['dismiss', failureId, actor]] });
  expect(await run('dismiss')).toMatchObject({ ok: false, text: expect.stringContaining('Use: curbcast dismiss') });
  expect(await run('dismiss', '00000000-0000-8000-8000-000000000000')).toMatchObject({
    ok: false,
    text: 'This failure does not exist.',
  });
});
