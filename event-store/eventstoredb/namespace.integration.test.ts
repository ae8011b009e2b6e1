import { describe, expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { newEvents } from '../testing/events.ts';
import { createNamespace } from './namespace.ts';
import { useDatabase } from './testing/database.ts';

describe('names', () => {
  test.each(['credits-1', '$$credits-1', '~checkpoint/rendering', '$$~checkpoint/rendering'])(
    '%s comes back from the server unchanged',
    (stream) => {
      const namespace = createNamespace('staging');
      expect(namespace.fromServer(namespace.toServer(stream))).toBe(stream);
    },
  );

  test.each(['', 'A', 'a/b', 'a.b', 'x'.repeat(41)])('refuses the namespace %j', (name) => {
    expect(() => createNamespace(name)).toThrow(TypeError);
  });
});

describe('installations that share a server', () => {
  const database = useDatabase();

  test.each([
    ['a namespace each', 'blue', 'green'],
    ['one without a namespace', undefined, 'green'],
    ["one whose name begins with the other's", 'blue', 'blue-2'],
  ])('%s: neither sees, moves or checks the streams of the other', async (_name, one, other) => {
    const [ours, theirs] = await Promise.all(
      [one, other].map((namespace) => database.open(namespace === undefined ? {} : { namespace })),
    );
    if (!ours || !theirs) throw new Error('Both are open');
    await ours.append('credits-1', 'no_stream', newEvents(2));
    const head = await ours.head();
    await theirs.append('credits-1', 'no_stream', newEvents(3));
    await theirs.saveCheckpoint('rendering', await theirs.head());

    expect(await ours.readStream('credits-1')).toHaveLength(2);
    expect(await theirs.readStream('credits-1')).toHaveLength(3);
    expect(await ours.head()).toBe(head);
    expect((await ours.readAll({ after: START })).events).toHaveLength(2);
    expect((await theirs.readAll({ after: START })).events.map(({ stream }) => stream)).toEqual(
      Array.from({ length: 3 }, () => 'credits-1'),
    );
    expect(await ours.loadCheckpoint('rendering')).toBe(START);
    expect(await ours.verify()).toMatchObject({ ok: true, events: 2, streams: 1 });
    expect(await theirs.verify()).toMatchObject({ ok: true, events: 3, streams: 1 });
  });

  test('a live subscriber receives events of its installation only', async () => {
    const [ours, theirs] = await Promise.all(['blue', 'green'].map((namespace) => database.open({ namespace })));
    if (!ours || !theirs) throw new Error('Both are open');
    const pages = ours.subscribe({ after: START })[Symbol.asyncIterator]();
    await theirs.append('credits-1', 'no_stream', newEvents(1));
    await ours.append('credits-2', 'no_stream', newEvents(1));
    const { value } = await pages.next();
    expect(value?.events.map(({ stream }: { readonly stream: string }) => stream)).toEqual(['credits-2']);
    await pages.return?.(undefined);
  });

  test('the events of others are passed over once for all followers', async () => {
    const unwatched = { watchMs: 600_000 };
    const theirs = await database.open({ namespace: 'green', ...unwatched });
    for (let n = 0; n < 10; n += 1) await theirs.append(`credits-${n}`, 'no_stream', newEvents(300));
    const writer = await database.open({ namespace: 'blue', ...unwatched });
    for (let n = 0; n < 10; n += 1) await writer.append(`credits-${n}`, 'no_stream', newEvents(150));
    const ours = await database.open({ namespace: 'blue', ...unwatched });
    const head = await ours.head();
    const before = database.server.calls('read');
    const followers = Array.from({ length: 20 }, async (_, n) => {
      let seen = 0;
      for await (const page of ours.subscribe({ after: START, filter: { categories: ['credits', `other${n}`] } })) {
        seen += page.events.length;
        if (page.position === head) break;
      }
      return seen;
    });
    expect(await Promise.all(followers)).toEqual(Array.from({ length: 20 }, () => 1_500));
    // 4,500 records in reads of about 1,000, and those that find the end of the log.
    expect(database.server.calls('read') - before).toBeLessThan(15);
  });
});
