import assert from 'node:assert/strict';
import { describe, test } from '@jest/globals';
import * as fc from 'fast-check';
import { START } from '../../domain/envelope.ts';
import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import type { ProjectionHandle, StoredDocument } from '../read-store/port.ts';
import type { Projector } from '../projector.ts';
import { projectPage } from './project-page.ts';
import { createTestLog } from './testing/log.ts';
import type { TestEvent } from './testing/log.ts';
import { countsProjector, statementProjector } from './testing/projectors.ts';

const stream = fc.constantFrom('count-a', 'count-b', 'count-c');
const amount = fc.integer({ min: -5, max: 5 });
const event: fc.Arbitrary<TestEvent> = fc.oneof(
  fc.record({ stream, type: fc.constantFrom('Added', 'Taken'), data: fc.record({ amount }) }),
  fc.record({ stream, type: fc.constant('Closed'), data: fc.constant({ amount: 0 }) }),
);

const fold = async (
  projector: Projector,
  events: readonly RecordedEvent[],
  sizes: readonly number[],
): Promise<readonly StoredDocument[]> => {
  const handle = await createMemoryReadStore().open(projector.name, projector.version, projector.collections);
  let after: Position = START;
  for (let from = 0, n = 0; from < events.length; n += 1) {
    const batch = events.slice(from, from + (sizes[n % sizes.length] ?? 1));
    const { changes, last } = await projectPage(projector, batch, (collection, ids) => handle.getMany(collection, ids));
    const checkpoint = last ?? after;
    await handle.apply({ after, changes, checkpoint });
    await handle.apply({ after, changes, checkpoint });
    after = checkpoint;
    from += batch.length;
  }
  return everything(projector, handle);
};

const everything = async (projector: Projector, handle: ProjectionHandle): Promise<readonly StoredDocument[]> =>
  (await Promise.all(projector.collections.map(async ({ name }) => handle.scan(name, undefined, 1_000)))).flat();

describe('any split of any events into batches, each applied twice', () => {
  test.each([countsProjector, statementProjector])(
    'gives the documents that one event after the other gives: $name',
    async (projector) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(event, { maxLength: 40 }),
          fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 }),
          async (given, sizes) => {
            const log = createTestLog();
            await log.append(...given);
            const events = await log.events();
            assert.deepEqual(await fold(projector, events, sizes), await fold(projector, events, [1]));
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});
