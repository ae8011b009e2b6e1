import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CommandStartedEvent, Document as Command } from 'mongodb';
import type { Json } from '../../../domain/envelope.ts';
import { START } from '../../../domain/envelope.ts';
import { describeEngine } from '../../../tools/engines/testing.ts';
import { projectionRegistry } from '../../projections/index.ts';
import type { Scalar } from '../definitions.ts';
import type { Change, CollectionDefinition, IndexDefinition, ProjectionHandle, Query, ReadStore } from '../port.ts';
import { at, videos } from '../testing/fixtures.ts';
import { createConnection } from './connection.ts';
import type { Connection } from './connection.ts';
import { keyName } from './index-keys.ts';
import { openStore } from './store.ts';
import { dropDatabase, freshDatabase } from './testing/databases.ts';

/** Every projection of the product, and the contract's collection with an index of each kind. */
const models = [...projectionRegistry, { name: 'contract', version: '1', collections: [videos] }];
const values: readonly Scalar[] = [null, 1, 2, 'a', 'b', true];
const documents = 60;

describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  const database = freshDatabase();
  let connection: Connection;
  let store: ReadStore;
  const commands: CommandStartedEvent[] = [];

  beforeAll(async () => {
    connection = createConnection({ url: `${url}&monitorCommands=true`, database });
    connection.client.on('commandStarted', (event) => commands.push(event));
    store = openStore(connection);
  });
  afterAll(async () => {
    await store.close();
    await dropDatabase(url, database);
  });

  /** Explains the queries of the work: the stages of each plan and the number of examined keys. */
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly Plan[]> => {
    commands.length = 0;
    await work();
    const queries = commands
      .filter(({ commandName }) => commandName === 'find' || commandName === 'aggregate')
      .map(({ command }) => command)
      .filter(isOfAnInstance);
    return Promise.all(
      queries.map(async ({ lsid: _session, $db: _db, $clusterTime: _time, ...command }) =>
        toPlan(await connection.db.command({ explain: command, verbosity: 'executionStats' })),
      ),
    );
  };

  describe.each(models.map((model) => [model.name, model] as const))('%s', (name, { version, collections }) => {
    let handle: ProjectionHandle;
    beforeAll(async () => {
      handle = await store.open(name, version, collections);
      await handle.apply({ after: START, checkpoint: at(1), changes: collections.flatMap(madeUp) });
    });

    for (const collection of collections) {
      for (const index of collection.indexes) {
        test(`${collection.name}.${index.name} answers pages and counts alone and examines no other keys`, async () => {
          for (const query of queriesOf(index)) {
            const plans = await plansOf(() => handle.query(collection.name, query));
            expect(plans).toEqual([{ indexes: [keyName(index)], others: [], keys: expect.any(Number) }]);
            const inRange = await handle.query(collection.name, { ...query, limit: 1_000 });
            expect(plans[0]?.keys).toBeLessThanOrEqual(inRange.length + 1);
          }
          for (const equal of prefixesOf(index)) {
            const plans = await plansOf(() => handle.count(collection.name, index.name, equal));
            expect(plans).toEqual([{ indexes: [keyName(index)], others: [], keys: expect.any(Number) }]);
            expect(plans[0]?.keys).toBeLessThanOrEqual((await handle.count(collection.name, index.name, equal)) + 1);
          }
        });
      }

      test(`${collection.name} is read and scanned by id from the id index`, async () => {
        const plans = await plansOf(async () => {
          await handle.getMany(collection.name, ['d1', 'd2']);
          await handle.scan(collection.name, 'd1', 10);
        });
        expect(plans.map(({ indexes, others }) => ({ indexes, others }))).toEqual([
          { indexes: ['_id_'], others: [] },
          { indexes: ['_id_'], others: [] },
        ]);
        const [byId] = await plansOf(() => handle.get(collection.name, 'd1'));
        expect(byId?.others.filter((stage) => !/^(IDHACK|EXPRESS_IXSCAN)$/.test(stage))).toEqual([]);
      });
    }
  });
});

/** Excludes queries of the instance registry. */
const isOfAnInstance = (command: Command): boolean => String(command['find'] ?? command['aggregate']).includes('@');

interface Plan {
  readonly indexes: readonly string[];
  /**
   * Stages other than lookup, projection, limit and count: a collection scan, a sort, a filter after the index.
   */
  readonly others: readonly string[];
  readonly keys: number;
}

const harmless = new Set([
  'LIMIT',
  'PROJECTION_SIMPLE',
  'PROJECTION_DEFAULT',
  'PROJECTION_COVERED',
  'FETCH',
  'IXSCAN',
  'COUNT_SCAN',
  'GROUP',
]);

function toPlan(explained: Command): Plan {
  const found = objectsIn(explained['queryPlanner'] ?? explained['stages']?.[0]?.['$cursor']?.['queryPlanner']);
  const stages = [...new Set(found.flatMap(({ stage }) => (typeof stage === 'string' ? [stage] : [])))];
  const indexes = [...new Set(found.flatMap(({ indexName }) => (typeof indexName === 'string' ? [indexName] : [])))];
  const stats = explained['executionStats'] ?? explained['stages']?.[0]?.['$cursor']?.['executionStats'];
  return {
    indexes,
    others: stages.filter((stage) => !harmless.has(stage)),
    keys: Number(stats?.['totalKeysExamined']),
  };
}

/** Returns every stage of the winning plan. */
function objectsIn(value: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { rejectedPlans: _, ...chosen } = value as Record<string, unknown>;
  return [chosen, ...Object.values(chosen).flatMap(objectsIn)];
}

/** Creates documents with values of every type in the indexed fields. */
function madeUp({ name, indexes }: CollectionDefinition): readonly Change[] {
  const fields = [...new Set(indexes.flatMap((index) => [...index.equal, ...index.order]))];
  const owner = indexes.find(({ byId }) => byId)?.equal[0];
  return Array.from({ length: documents }, (_, n) => {
    const doc: Readonly<Record<string, Scalar>> = Object.fromEntries(
      fields.map((field, at) => [field, values[Math.floor(n / (at + 1)) % values.length] ?? null]),
    );
    const id = owner === undefined ? `d${n}` : `${String(doc[owner] ?? null)}:d${n}`;
    return { op: 'put', collection: name, id, doc };
  });
}

function queriesOf(index: IndexDefinition): readonly Query[] {
  const equal = Object.fromEntries(index.equal.map((field) => [field, 'a']));
  const cursors = [undefined, { order: index.order.map(() => 'a'), id: index.byId ? 'a:d30' : 'd30' }];
  return [false, true].flatMap((reverse) =>
    cursors.map((after) => ({ index: index.name, equal, reverse, limit: 5, ...(after && { after }) })),
  );
}

function prefixesOf({ equal, order, byId }: IndexDefinition): readonly Readonly<Record<string, Json>>[] {
  const fields = byId ? equal : [...equal, ...order];
  return Array.from({ length: fields.length + 1 }, (_, length) =>
    Object.fromEntries(fields.slice(0, length).map((field) => [field, 'a'])),
  );
}
