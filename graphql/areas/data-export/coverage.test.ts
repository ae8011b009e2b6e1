import { expect, test } from '@jest/globals';
import { projectionRegistry } from '../../../projection-service/index.ts';
import type { CollectionName } from './part.ts';
import { parts } from './parts/index.ts';

/** Why the export leaves out what a collection, or a whole projection, holds. */
const leftOut: Partial<Record<CollectionName | (typeof projectionRegistry)[number]['name'], string>> = {
  finance: 'the books of the company, made from the payments and the credit statement, which are exported',
  'finance-queue': 'what finance has to look into, made from the same payments and statement',
  'videos.deletedVideos': 'videos that were deleted within the last minute; their events are in events.jsonl',
  'videos.removedVideos': 'only ids of deleted videos, for clients that were offline; their events are in events.jsonl',
  'videos.brands': 'the brand of your videos, which brand.json holds',
  'audience.videoAudiences': 'the sums of the days in audience.json',
  'expiring-lots.lots': 'the same lots as the credit statement, ordered for the mails about credits that expire',
  'erasures.openSteps': 'what an erasure could not remove yet, which is of accounts that are gone',
  'event-index.events': 'where events are, their causes and hashes, without their contents, which are in events.jsonl',
  'leads.erased': 'ids of accounts whose erasure has started, which are gone',
  'library.libraryOrder': "nobody's data: the order of the library",
  'library.libraryVideos': "nobody's data: the library is the same for all; the user's own views are in events.jsonl",
  'admin-log.networks': "nobody's data: networks that were blocked or unblocked",
  'admin-log.erased': 'ids of accounts whose erasure has started, which are gone',
  'admin-log.lastSet': 'the values before the next change of an administrator; both are in administrators.json',
  'free-credits.accounts': 'when free credits are due next; those that were granted are in the credit statement',
  'published-state.accounts': 'what the topics say of an account, without personal data, made from the same events',
  'published-state.videos': 'what the topics say of a video, without personal data, made from the same events',
  'published-state.refunds': 'sums of the refunds in payments.json, for the topics',
  'refused-purchases': 'false prices and claims, for finance; what the user sent is in events.jsonl',
  'webhooks.queues': 'how many messages wait for an address; the messages are in webhooks/messages.json',
  'webhooks.endpoints': 'which webhooks are switched on; the addresses are in webhooks/webhooks.json',
  work: 'times and sums by week, made from the events in events.jsonl',
  failures: 'what processes could not do, for operators: ids, codes and times',
  'test-runs.testRuns': "nobody's data: the onboarding test makes its own accounts",
};

test('every collection of the read models has a part of the export, or a reason why it has none', () => {
  const collections = projectionRegistry.flatMap(({ name, collections: own }) =>
    name in leftOut ? [name] : own.map((collection) => `${name}.${collection.name}`),
  );
  const exported = parts.flatMap(({ readModels }) => readModels);
  expect([...exported, ...Object.keys(leftOut)].toSorted()).toEqual(collections.toSorted());
});
