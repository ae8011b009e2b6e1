import { test } from '@jest/globals';
import { useDatabase } from '../../event-store/eventstoredb/testing/database.ts';
import { everyWork, survivesPoison } from './engine/testing/poison.ts';

const database = useDatabase();

test.each(everyWork())(
  '%s finishes the work for everybody else on EventStoreDB when it refuses one event or item',
  async (name) => {
    await survivesPoison(name, await database.open(), { thrown: () => new RangeError('Too far'), before: 2 });
  },
);
