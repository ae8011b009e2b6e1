import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTail, type TailEvent } from './tail.ts';

/** Adds an event to a stream, or drops the newest or the oldest ones. */
type Step = { readonly add: number } | { readonly dropNewest: number } | { readonly dropOldest: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ add: fc.nat(3) }) },
  fc.record({ dropNewest: fc.nat(4) }),
  fc.record({ dropOldest: fc.nat(12) }),
);

test('finds exactly the events that were added and not dropped, in every order of steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const tail = createTail([]);
      let kept: TailEvent[] = [];
      let position = 0;
      const revisions = new Map<number, number>();
      for (const each of steps) {
        if ('add' in each) {
          position += 1;
          const revision = (revisions.get(each.add) ?? -1) + 1;
          revisions.set(each.add, revision);
          const event = { position, stream: each.add, revision, hexId: `id-${position}-${kept.length}` };
          kept.push(event);
          tail.add(event);
        } else if ('dropNewest' in each) {
          position = Math.max(kept[0] ? kept[0].position - 1 : position, position - each.dropNewest);
          for (const { stream } of kept.filter((event) => event.position > position))
            revisions.set(stream, (revisions.get(stream) ?? 0) - 1);
          kept = kept.filter((event) => event.position <= position);
          tail.dropAfter(position);
        } else {
          const upTo = (kept[0]?.position ?? 0) + each.dropOldest;
          kept = kept.filter((event) => event.position > upTo);
          tail.dropUpTo(upTo);
        }
        for (const stream of [0, 1, 2, 3]) {
          const mine = kept.filter((event) => event.stream === stream);
          const known = tail.of(stream);
          expect([known?.first, known?.last]).toEqual([mine[0]?.revision, mine.at(-1)?.revision]);
          for (const { revision, position: at, hexId } of mine) {
            expect([known?.at(revision), tail.byId(hexId)]).toEqual([at, at]);
            expect(known?.slice(revision, 2)).toEqual(
              mine
                .slice(mine.findIndex((e) => e.position === at))
                .slice(0, 2)
                .map((e) => e.position),
            );
            expect(known?.sliceBack(revision, 2)).toEqual(
              mine
                .filter((e) => e.position <= at)
                .toReversed()
                .slice(0, 2)
                .map((e) => e.position),
            );
          }
        }
      }
    }),
  );
});
