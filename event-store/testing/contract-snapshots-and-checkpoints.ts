import { describe, expect, test } from '@jest/globals';
import { START, comparePositions } from '../../domain/envelope.ts';
import { LogUnavailable } from '../port.ts';
import type { Subject } from './contract-subject.ts';
import { freshCategory, freshStream, newEvents } from './events.ts';

/** Snapshots, checkpoints, verify, close and restart. */
export function snapshotsAndCheckpointsContract({ store, restart }: Subject): void {
  describe('snapshots', () => {
    test('the latest one per stream and key is kept', async () => {
      const [stream, other] = [freshStream(), freshStream()];
      await store().append(stream, 'no_stream', newEvents(10));
      await store().append(other, 'no_stream', newEvents(1));
      await store().saveSnapshot(stream, 'credits@1', { revision: 3, state: { balance: 3 } });
      await store().saveSnapshot(stream, 'credits@1', { revision: 9, state: { balance: 9, ü: ['漢'] } });
      await store().saveSnapshot(stream, 'credits@2', { revision: 5, state: { other: true } });
      await store().saveSnapshot(other, 'credits@1', { revision: 0, state: {} });

      expect(await store().loadSnapshot(stream, 'credits@1')).toEqual({
        revision: 9,
        state: { balance: 9, ü: ['漢'] },
      });
      expect(await store().loadSnapshot(stream, 'credits@2')).toEqual({ revision: 5, state: { other: true } });
      expect(await store().loadSnapshot(other, 'credits@1')).toEqual({ revision: 0, state: {} });
      expect(await store().loadSnapshot(stream, 'credits@3')).toBeUndefined();
      expect(await store().loadSnapshot(freshStream(), 'credits@1')).toBeUndefined();
    });

    test('are not visible to readers of the log', async () => {
      const stream = freshStream();
      await store().append(stream, 'no_stream', newEvents(2));
      const head = await store().head();
      await store().saveSnapshot(stream, 'k', { revision: 1, state: {} });
      const later = (await store().readAll({ after: head })).events;
      expect(later.filter((event) => event.stream === stream || event.stream.includes('snapshot'))).toEqual([]);
      expect(await store().readStream(stream)).toHaveLength(2);
    });
  });

  describe('checkpoints', () => {
    test('belong to one reader each, and are START before the first write', async () => {
      const [one, two] = [freshCategory(), freshCategory()];
      expect(await store().loadCheckpoint(one)).toBe(START);
      const first = await store().append(freshStream(), 'no_stream', newEvents(1));
      const second = await store().append(freshStream(), 'no_stream', newEvents(1));
      await store().saveCheckpoint(one, first.position);
      await store().saveCheckpoint(one, second.position);
      await store().saveCheckpoint(two, first.position);
      expect(await store().loadCheckpoint(one)).toBe(second.position);
      expect(await store().loadCheckpoint(two)).toBe(first.position);
    });

    test('the last of many concurrent writes is kept', async () => {
      const name = freshCategory();
      const results = await Promise.all(
        Array.from({ length: 20 }, () => store().append(freshStream(), 'no_stream', newEvents(1))),
      );
      const positions = results.map(({ position }) => position).toSorted(comparePositions);
      await Promise.all(positions.map((position) => store().saveCheckpoint(name, position)));
      expect(await store().loadCheckpoint(name)).toBe(positions.at(-1));
    });
  });

  describe('verify', () => {
    test('finds a sound log and counts its events', async () => {
      await store().append(freshStream(), 'no_stream', newEvents(300));
      await store().append(freshStream(), 'no_stream', newEvents(400));
      const progress: number[] = [];
      const head = await store().head();
      const verdict = await store().verify((events) => void progress.push(events));
      expect(verdict).toMatchObject({ ok: true, findings: [] });
      expect(comparePositions(verdict.lastGood, head)).toBeGreaterThanOrEqual(0);
      expect(verdict.events).toBeGreaterThanOrEqual(700);
      expect(verdict.streams).toBeGreaterThanOrEqual(2);
      expect(progress.at(-1)).toBe(verdict.events);
    });
  });

  describe('close', () => {
    test('finishes operations in flight, refuses later ones, and is idempotent', async () => {
      const stream = freshStream();
      const pending = store().append(stream, 'no_stream', newEvents(1));
      const checkpoint = store().saveCheckpoint(freshCategory(), START);
      await store().close();
      expect((await pending).revision).toBe(0);
      await checkpoint;
      await expect(store().append(stream, 0, newEvents(1))).rejects.toBeInstanceOf(LogUnavailable);
      await expect(store().readStream(stream)).rejects.toBeInstanceOf(LogUnavailable);
      await expect(store().head()).rejects.toBeInstanceOf(LogUnavailable);
      await store().close();
    });
  });

  if (!restart) return;
  describe('after a restart', () => {
    test('events, snapshots and checkpoints are there, and appends continue', async () => {
      const [stream, name] = [freshStream(), freshCategory()];
      const events = newEvents(3);
      const first = await store().append(stream, 'no_stream', events);
      await store().saveSnapshot(stream, 'k', { revision: 2, state: { n: 3 } });
      await store().saveCheckpoint(name, first.position);
      const before = JSON.stringify(await store().readStream(stream));

      await restart();

      expect(JSON.stringify(await store().readStream(stream))).toBe(before);
      expect(comparePositions(await store().head(), first.position)).toBeGreaterThanOrEqual(0);
      expect(await store().loadSnapshot(stream, 'k')).toEqual({ revision: 2, state: { n: 3 } });
      expect(await store().loadCheckpoint(name)).toBe(first.position);
      expect(await store().append(stream, 'no_stream', events)).toEqual({ ...first, repeated: true });
      const next = await store().append(stream, 2, newEvents(1));
      expect(next.revision).toBe(3);
      expect(comparePositions(next.position, first.position)).toBeGreaterThan(0);
      expect(await store().verify()).toMatchObject({ ok: true });
    });
  });
}
