import type { RecordedEvent } from '../../../domain/envelope.ts';
import type { Projector } from '../../projector.ts';

/** Counts the events of each stream and sums their amounts. */
export const countsProjector: Projector = {
  name: 'counts',
  version: 'v1',
  filter: { categories: ['count'] },
  collections: [{ name: 'counts', indexes: [{ name: 'byTotal', equal: [], order: ['total'] }] }],
  project: (event) => [
    { op: 'increment', collection: 'counts', id: event.stream, by: { events: 1, total: amountOf(event) } },
  ],
};

/**
 * A statement whose lines contain the balance after them: projecting an event reads the documents of the events before
 * it.
 */
export const statementProjector: Projector = {
  name: 'statement',
  version: 'v1',
  filter: { categories: ['count'], types: ['Added', 'Taken', 'Closed'] },
  collections: [
    { name: 'accounts', indexes: [] },
    { name: 'lines', indexes: [{ name: 'byAccount', equal: ['account'], order: ['position'] }] },
  ],
  needs: (event) => [{ collection: 'accounts', id: event.stream }],
  project(event, read) {
    const account = read('accounts', event.stream);
    if (event.type === 'Closed') return [{ op: 'delete', collection: 'accounts', id: event.stream }];
    const sign = event.type === 'Taken' ? -1 : 1;
    const balance = Number(account?.['balance'] ?? 0) + sign * amountOf(event);
    return [
      { op: 'patch', collection: 'accounts', id: event.stream, fields: { balance } },
      {
        op: 'put',
        collection: 'lines',
        id: event.id,
        doc: { account: event.stream, position: event.position, balance },
      },
    ];
  },
};

function amountOf(event: RecordedEvent): number {
  const { amount } = event.data;
  if (typeof amount !== 'number') throw new Error(`${event.type} has no amount`);
  return amount;
}
