import { expect, test } from '@jest/globals';
import { projectionRegistry } from '../../projection-service/index.ts';
import type { CollectionName } from './part.ts';
import { parts } from './parts/index.ts';

/** Why the export leaves out what a collection holds. */
const leftOut: Partial<Record<CollectionName, string>> = {
  removedVideos: 'only ids of deleted videos, for clients that were offline; their events are in events.jsonl',
  lots: 'the same lots as the credit statement, ordered for the mails about credits that expire',
  witnesses: 'hashes of the events of the credit statement, for the audit',
  lastWitnesses: 'hashes of the events of the credit statement, for the audit',
  events: 'links between events, without their contents, which are in events.jsonl',
  libraryVideos: "nobody's data: the library is the same for all; the user's own views are in events.jsonl",
};

test('every collection of the read models has a part of the export, or a reason why it has none', () => {
  const collections = projectionRegistry.flatMap((projection) => projection.collections.map(({ name }) => name));
  const exported = parts.flatMap(({ readModels }) => readModels);
  expect([...exported, ...Object.keys(leftOut)].toSorted()).toEqual(collections.toSorted());
});
