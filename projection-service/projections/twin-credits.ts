import { streamIdOf, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import { postings } from '../../domain/credits/index.ts';
import { toCreditEvent, type TwinCreditEvent } from '../../domain/twin-credits/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** One user's Digital Twin credits: each makes one twin. */
export interface TwinAccountDocument {
  readonly available: number;
  readonly held: number;
  readonly used: number;
  readonly debt: number;
  readonly position: Position;
}

/** The balance of Digital Twin credits changed. */
export interface TwinCreditsChanged {
  readonly type: 'TwinCreditsChanged';
  readonly account: { readonly userId: string; readonly doc: TwinAccountDocument };
}

const ownerOf = ({ stream }: RecordedEvent): string => streamIdOf(stream);
const empty = { available: 0, held: 0, used: 0, debt: 0 };

/** The balances of Digital Twin credits. */
export const twinCredits = defineProjection({
  name: 'twin-credits',
  version: '1',
  collections: { twinAccounts: documents<TwinAccountDocument>() },
  needs: (event) => ({ twinAccounts: ownerOf(event) }),
  on: {
    twincredits: (event, read) => {
      const id = ownerOf(event);
      const doc = { ...balanceAfter(read('twinAccounts', id) ?? empty, event), position: event.position };
      return [{ op: 'put', collection: 'twinAccounts', id, doc }];
    },
  },
  live: {
    twinAccounts: {
      changedBy: ownerOf,
      owner: (_doc, userId) => userId,
      missed: 'by id',
      message: (doc, userId): TwinCreditsChanged => ({ type: 'TwinCreditsChanged', account: { userId, doc } }),
    },
  },
  awaitedBy: 'commands',
});

function balanceAfter(before: Omit<TwinAccountDocument, 'position'>, event: TwinCreditEvent) {
  const { available, held, used, debt } = before;
  const after = { available, held, used, debt };
  for (const { account, delta } of postings(toCreditEvent(event))) {
    if (account === 'lot') after.available += delta;
    else if (account === 'held') after.held += delta;
    else if (account === 'consumed') after.used += delta;
    else if (account === 'debt') after.debt -= delta;
  }
  return after;
}
