import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { comparePositions, type JsonObject, type Position } from '../../domain/envelope.ts';
import type { Announcement, Query } from '../../projection-service/index.ts';
import { createLiveHub, type DeliveredMessage } from './hub.ts';

const userId = 'ann';
const at = (position: number): Position => String(position).padStart(10, '0') as Position;
const isBehind = (a: Position, b: Position): boolean => comparePositions(a, b) < 0;

/** Two read models with documents of the user: one of many documents, and one of a single document. */
const collections = { payments: 'completions', credits: 'accounts' } as const;
type Model = keyof typeof collections;

interface Change {
  readonly model: Model;
  readonly id: string;
  readonly position: Position;
}

/** The log, read models that follow it at different speeds, and a hub that listens to them. */
function openWorld(log: readonly Change[]) {
  const documents = { payments: new Map<string, JsonObject>(), credits: new Map<string, JsonObject>() };
  const seen = { payments: at(0), credits: at(0) };
  let announce = (_announcement: Announcement): void => undefined;
  const documentOf = ({ model, position }: Change): JsonObject =>
    model === 'credits'
      ? { userId, available: 1, held: 0, lots: [], position }
      : { ownerId: userId, description: 'A', amountCents: 1, halfCredits: 2, twinCredits: 0, position };
  const reader = (name: string) => {
    const model = name === 'payments' || name === 'credits' ? name : undefined;
    return {
      position: () => (model ? seen[model] : at(9_999)),
      get: async (collection: string, id: string) =>
        model && collection === collections[model] ? documents[model].get(id) : undefined,
      query: async (collection: string, { after, limit }: Query) => {
        if (model === undefined || collection !== collections[model]) return [];
        const all = [...documents[model]].map(([id, doc]) => ({ id, doc: doc as { position: Position } }));
        const from = after?.order[0] as Position;
        const isLater = ({ id, doc: { position } }: (typeof all)[number]): boolean =>
          comparePositions(position, from) > 0 || (position === from && id > (after?.id ?? ''));
        return all
          .filter(isLater)
          .toSorted((a, b) => comparePositions(a.doc.position, b.doc.position) || (a.id < b.id ? -1 : 1))
          .slice(0, limit);
      },
    };
  };
  const hub = createLiveHub({
    onChanged: (listener) => {
      announce = listener;
      return () => undefined;
    },
    projections: { reader: reader as never },
  });
  return {
    hub,
    /** Lets a read model follow the log for some positions, and announce what they changed. */
    advance(model: Model, by: number): void {
      const ahead = [...new Set(log.map(({ position }) => position))].filter((position) =>
        isBehind(seen[model], position),
      );
      const to = ahead.slice(0, by).at(-1);
      if (to === undefined) return;
      const changed = log.filter(
        (change) => change.model === model && isBehind(seen[model], change.position) && !isBehind(to, change.position),
      );
      for (const change of changed) documents[model].set(change.id, documentOf(change));
      const collection = collections[model];
      const changes = [...new Set(changed.map(({ id }) => id))].map((id) => ({
        collection,
        id,
        before: undefined,
        after: documents[model].get(id) as JsonObject,
      }));
      if (changes.length > 0) announce({ projection: model, position: to, changes });
      seen[model] = to;
    },
  };
}

/** A subscriber that remembers the newest state of each document, and comes back after each cut. */
function openSubscriber(world: ReturnType<typeof openWorld>) {
  const heard = new Map<string, Position>();
  let cursor: Position | undefined = at(0);
  let updates = world.hub.follow(userId, cursor);
  let pending: ReturnType<typeof updates.next> | undefined;
  const idOf = (message: DeliveredMessage): string =>
    message.type === 'PaymentCompleted' ? `payments/${message.paymentId}` : `credits/${userId}`;
  return {
    heard,
    /** Takes the next message; false when none comes. */
    async take(): Promise<boolean> {
      pending ??= updates.next();
      const idle = new Promise<undefined>((resolve) => setImmediate(() => setImmediate(() => resolve(undefined))));
      const step = await Promise.race([pending, idle]);
      if (step === undefined) return false;
      pending = undefined;
      if (step.done) return false;
      heard.set(idOf(step.value), step.value.position);
      cursor = step.value.cursor;
      return true;
    },
    async cut(): Promise<void> {
      await updates.return();
      pending = undefined;
      updates = world.hub.follow(userId, cursor);
    },
  };
}

const change = fc.record({
  model: fc.constantFrom<Model>('payments', 'credits'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  /** 0: the same event as the one before it. */
  after: fc.constantFrom(0, 1, 1, 1),
});
const step = fc.oneof(
  fc.record({
    kind: fc.constant('advance' as const),
    model: fc.constantFrom<Model>('payments', 'credits'),
    by: fc.integer({ min: 1, max: 4 }),
  }),
  fc.constant({ kind: 'take' as const }),
  fc.constant({ kind: 'cut' as const }),
);

test('no change is lost wherever the connection is cut, although read models follow at different speeds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.array(step, { maxLength: 40 }),
      async (drawn, steps) => {
        let last = 0;
        const log = drawn.map(({ model, id, after }): Change => {
          last = Math.max(1, last + after);
          return { model, id: model === 'credits' ? userId : id, position: at(last) };
        });
        const world = openWorld(log);
        const subscriber = openSubscriber(world);
        for (const each of steps) {
          if (each.kind === 'advance') world.advance(each.model, each.by);
          else if (each.kind === 'take') await subscriber.take();
          else await subscriber.cut();
        }
        world.advance('payments', log.length);
        world.advance('credits', log.length);
        while (await subscriber.take());
        const newest = new Map(log.map(({ model, id, position }) => [`${model}/${id}`, position]));
        expect(Object.fromEntries(subscriber.heard)).toEqual(Object.fromEntries(newest));
        world.hub.close();
      },
    ),
    { numRuns: 300 },
  );
});
