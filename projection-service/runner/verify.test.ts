import { expect, test } from '@jest/globals';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import type { ProjectionHandle } from '../read-store/port.ts';
import { createTestLog } from './testing/log.ts';
import { countsProjector } from './testing/projectors.ts';
import { verifyInstance } from './verify.ts';

test('an instance that another process moves is compared at one position', async () => {
  const log = createTestLog();
  await log.append(...Array.from({ length: 3 }, () => ({ stream: 'count-a', type: 'Added', data: { amount: 1 } })));
  const inner = await createMemoryReadStore().open('counts', 'v1', countsProjector.collections);
  const events = (await log.events()).values();
  const moveOn = async (): Promise<void> => {
    const { value: event } = events.next();
    if (event)
      await inner.apply({
        after: await inner.checkpoint(),
        checkpoint: event.position,
        changes: countsProjector.project(event, () => undefined),
      });
  };
  await moveOn();
  // It continues before the first read of the documents, and again between the checkpoint and the second read.
  const handle: ProjectionHandle = {
    ...inner,
    async scan(...page) {
      await moveOn();
      return inner.scan(...page);
    },
    async getMany(...ids) {
      await moveOn();
      return inner.getMany(...ids);
    },
  };
  expect(await verifyInstance({ eventStore: log, projector: countsProjector, version: 'v1', handle })).toMatchObject({
    ok: true,
    differing: 0,
    position: await log.head(),
  });
});
