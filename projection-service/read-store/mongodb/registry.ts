import { randomBytes } from 'node:crypto';
import type { Binary, Collection, Db } from 'mongodb';
import type { Position } from '../../../domain/envelope.ts';
import { START } from '../../../domain/envelope.ts';
import type { CollectionDefinition } from '../port.ts';
import type { RedoChunk } from './redo.ts';

/** The layout of the database; an instance in another one is refused, since a read model can always be built again. */
const layout = 1;

/** One instance of a projection: what it holds and how far it has come. Each change of it is a compare-and-set. */
export interface InstanceRecord {
  /** `videos@1` */
  readonly _id: string;
  readonly layout: number;
  /** Random; in the names of its collections, so that nobody who still writes to a dropped instance meets a new one. */
  readonly generation: string;
  readonly checkpoint: Position;
  /** The checkpoint before the last batch; absent before the first one. */
  readonly before?: Position;
  /** The batch that led to the checkpoint; '' before the first. */
  readonly batch: string;
  /** The writes of that batch were kept before the checkpoint was moved: some may still have to be done. */
  readonly redo: boolean;
  /** As declared last. */
  readonly collections: readonly CollectionDefinition[];
  /** The keys that each document gets, by collection: all that were ever declared, since older code may still ask. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Counts declarations. A batch is only applied by who knows the latest keys. */
  readonly declared: number;
  /** The declaration whose indexes are there and filled. */
  readonly ready: number;
}

export interface Registry {
  readonly instances: Collection<InstanceRecord>;
  readonly published: Collection<{ readonly _id: string; readonly version: string }>;
  readonly redo: Collection<RedoChunk>;
  /** The session in which each instance, by its generation, was written last. */
  readonly writers: Collection<{ readonly _id: string; readonly session: Binary }>;
}

/** The collections that all instances share; no instance's own can have such a name, since those contain an @. */
export function openRegistry(db: Db): Registry {
  return {
    instances: db.collection('instances'),
    published: db.collection('published'),
    redo: db.collection('redo'),
    writers: db.collection('writers'),
  };
}

export const instanceId = (name: string, version: string): string => `${name}@${version}`;

/** How the names of an instance's collections begin. */
export const prefixOf = ({ _id, generation }: InstanceRecord): string => `${_id}.${generation}`;

/** The generation in the name of a collection; undefined for one that belongs to no instance. */
export function generationIn(collectionName: string): string | undefined {
  return /@.*\.([0-9a-f]{12})\.[^.]+$/.exec(collectionName)?.[1];
}

/** An instance that nothing was declared of yet. */
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

/** Throws for a record of another layout. */
export function checkLayout(record: InstanceRecord): InstanceRecord {
  if (record.layout !== layout)
    throw new Error(
      `The read model ${record._id} is in layout ${record.layout}, not ${layout}: drop it, it is built again`,
    );
  return record;
}

/** What someone is told who still has a handle of an instance that is gone. */
export const dropped = ({ _id }: InstanceRecord): Error => new Error(`The read model ${_id} was dropped`);
