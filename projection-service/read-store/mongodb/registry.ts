import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Binary, Collection, Db, Filter } from 'mongodb';
import type { Position } from '../../../domain/envelope.ts';
import { START } from '../../../domain/envelope.ts';
import type { CollectionDefinition } from '../port.ts';
import type { RedoChunk } from './redo.ts';

/** The layout version of the database. Other layouts are rejected, because a read model can always be rebuilt. */
const layout = 1;

/** The record of an instance: its declaration and checkpoint. All updates are compare-and-set. */
export interface InstanceRecord {
  /** `videos@1` */
  readonly _id: string;
  readonly layout: number;
  /** A random part of the collection names: a late writer of a dropped instance cannot write to a new one. */
  readonly generation: string;
  readonly checkpoint: Position;
  /** The checkpoint before the last batch; absent before the first one. */
  readonly before?: Position;
  /** The id of the batch before the checkpoint; '' before the first batch. */
  readonly batch: string;
  /** Whether the redo log has the writes of that batch: some may not be applied yet. */
  readonly redo: boolean;
  /** The last declared collections. */
  readonly collections: readonly CollectionDefinition[];
  /** The keys of each document, by collection: all ever declared, because older code may still query them. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The number of declarations. Only a writer with the latest keys may apply a batch. */
  readonly declared: number;
  /** The last declaration whose indexes are complete. */
  readonly ready: number;
}

export interface Registry {
  readonly instances: Collection<InstanceRecord>;
  readonly published: Collection<{ readonly _id: string; readonly version: string }>;
  readonly redo: Collection<RedoChunk>;
  /** The session of the last writer of each instance, by generation. */
  readonly writers: Collection<{ readonly _id: string; readonly session: Binary }>;
  /** The record of an instance. All that are asked for at the same moment are read by one query. */
  record(id: string): Promise<InstanceRecord | undefined>;
  /** The published version of a projection, read like a record. */
  version(name: string): Promise<string | undefined>;
}

/** The shared collections. The names of an instance's collections contain an @, so they never collide. */
export function openRegistry(db: Db): Registry {
  const instances: Registry['instances'] = db.collection('instances');
  const published: Registry['published'] = db.collection('published');
  const records = readTogether(instances);
  const versions = readTogether(published);
  return {
    instances,
    published,
    redo: db.collection('redo'),
    writers: db.collection('writers'),
    record: (id) => records.load(id),
    version: async (name) => (await versions.load(name))?.version,
  };
}

/** A process asks for the state of every read model at once, every few seconds. */
const readTogether = <Doc extends { readonly _id: string }>(
  collection: Collection<Doc>,
): DataLoader<string, Doc | undefined> =>
  new DataLoader(
    async (ids) => {
      const found = await collection.find({ _id: { $in: [...new Set(ids)] } } as Filter<Doc>).toArray();
      const byId = new Map(found.map((doc) => [doc._id as string, doc as Doc]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false },
  );

export const instanceId = (name: string, version: string): string => `${name}@${version}`;

/** Returns the prefix of an instance's collection names. */
export const prefixOf = ({ _id, generation }: InstanceRecord): string => `${_id}.${generation}`;

/** Returns the generation in the name of a collection; undefined for a shared collection. */
export function generationIn(collectionName: string): string | undefined {
  return /@.*\.([0-9a-f]{12})\.[^.]+$/.exec(collectionName)?.[1];
}

/** Creates the record of an instance without a declaration. */
export function newRecord(): Omit<InstanceRecord, '_id'> {
  return {
    layout,
    generation: randomBytes(6).toString('hex'),
    checkpoint: START,
    batch: '',
    redo: false,
    collections: [],
    keys: {},
    declared: 0,
    ready: 0,
  };
}

/** Returns the record. Throws for another layout. */
export function checkLayout(record: InstanceRecord): InstanceRecord {
  if (record.layout !== layout)
    throw new Error(`The read model ${record._id} is in layout ${record.layout}, not ${layout}: drop it to rebuild it`);
  return record;
}

/** The error of handles of a dropped instance. */
export const dropped = ({ _id }: InstanceRecord): Error => new Error(`The read model ${_id} was dropped`);
