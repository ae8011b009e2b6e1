import { postings, type CreditEvent } from '../../domain/credits/index.ts';
import type { JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import type { Change } from '../read-store/port.ts';
import { effectOf, movementOf, type Movement } from './movement.ts';

/** What is left of one grant, in half-credits. */
export interface LotDocument {
  readonly lotId: string;
  readonly source: string;
  readonly description: string;
  readonly available: number;
  readonly grantedAt: number;
  readonly expiresAt: number | null;
  /** Bought: a refund or a dispute may come back to it. */
  readonly paid: boolean;
}

/** One account's credits as of its last event, in half-credits; lots that have lapsed since are still in it. */
export interface AccountDocument {
  readonly userId: string;
  readonly available: number;
  readonly held: number;
  readonly debt: number;
  readonly issued: number;
  readonly consumed: number;
  readonly expired: number;
  readonly clawedBack: number;
  readonly adjustedOut: number;
  readonly writtenOff: number;
  readonly lots: readonly LotDocument[];
  readonly revision: number;
  readonly position: string;
  readonly time: number;
  /** True while some lot will expire, at `nextExpiry`. */
  readonly expires: boolean;
  readonly nextExpiry: number | null;
}

/** One row of the statement, in half-credits; `ownerId` and `revision` make its id. */
export interface StatementDocument extends Movement {
  readonly ownerId: string;
  readonly revision: number;
  /** Where its event is in the log: a live reader that was away gets the payments behind the last one it has seen. */
  readonly position: string;
  readonly time: number;
  readonly change: number;
  readonly balanceAfter: number;
  readonly heldAfter: number;
  readonly debtAfter: number;
}

const ownerOf = (event: RecordedEvent): string => event.stream.slice('credits-'.length);

export const statementId = (ownerId: string, revision: number): string =>
  `${ownerId}:${String(revision).padStart(10, '0')}`;

const empty: Omit<AccountDocument, 'userId'> = {
  available: 0,
  held: 0,
  debt: 0,
  issued: 0,
  consumed: 0,
  expired: 0,
  clawedBack: 0,
  adjustedOut: 0,
  writtenOff: 0,
  lots: [],
  revision: -1,
  position: '',
  time: 0,
  expires: false,
  nextExpiry: null,
};

/** Balances and statement of every account: the credit figures that users see. */
export const creditsProjector: Projector = {
  name: 'credits',
  version: '3',
  filter: { categories: ['credits'] },
  collections: [
    {
      name: 'accounts',
      indexes: [{ name: 'byExpiry', equal: ['expires'], order: ['nextExpiry'] }],
    },
    {
      name: 'statement',
      indexes: [
        { name: 'byOwner', equal: ['ownerId'], order: ['revision'] },
        { name: 'byOwnerKind', equal: ['ownerId', 'kind'], order: ['revision'] },
      ],
    },
  ],
  needs: (event) => [{ collection: 'accounts', id: ownerOf(event) }],
  touches: (event) => [
    { collection: 'accounts', id: ownerOf(event) },
    { collection: 'statement', id: statementId(ownerOf(event), event.revision) },
  ],
  project: (recorded, read) => {
    const ownerId = ownerOf(recorded);
    const event = { type: recorded.type, data: recorded.data } as object as CreditEvent;
    const before = (read('accounts', ownerId) ?? { userId: ownerId, ...empty }) as AccountDocument;
    const account = applyToAccount(before, event, recorded);
    const movement = movementOf(event);
    const changes: Change[] = [
      { op: 'put', collection: 'accounts', id: ownerId, doc: account as object as JsonObject },
    ];
    if (!movement) return changes;
    const row: StatementDocument = {
      ...movement,
      ownerId,
      revision: recorded.revision,
      position: recorded.position,
      time: recorded.time,
      change: effectOf(event).available,
      balanceAfter: account.available,
      heldAfter: account.held,
      debtAfter: account.debt,
    };
    return [
      ...changes,
      {
        op: 'put',
        collection: 'statement',
        id: statementId(ownerId, recorded.revision),
        doc: row as object as JsonObject,
      },
    ];
  },
};

function applyToAccount(before: AccountDocument, event: CreditEvent, recorded: RecordedEvent): AccountDocument {
  const totals: { -readonly [K in keyof AccountDocument]: AccountDocument[K] } = { ...before };
  let lots = withOpened(before.lots, event, recorded.time);
  for (const { account, delta, lotId } of postings(event)) {
    if (account === 'lot') {
      lots = lots.map((lot) => (lot.lotId === lotId ? { ...lot, available: lot.available + delta } : lot));
      totals.available += delta;
    } else if (account === 'issued' || account === 'writtenOff') totals[account] -= delta;
    else if (account === 'debt') totals.debt -= delta;
    else totals[account] += delta;
  }
  // A lot that is used up stays while credits may come back to it: from an open hold, or from a dispute that is won.
  const kept = totals.held > 0 ? lots : lots.filter((lot) => lot.available > 0 || lot.paid);
  const ends = kept.flatMap((lot) => (lot.available > 0 && lot.expiresAt !== null ? [lot.expiresAt] : []));
  return {
    ...totals,
    lots: kept,
    revision: recorded.revision,
    position: recorded.position,
    time: recorded.time,
    expires: ends.length > 0,
    nextExpiry: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/** The lots with the one that the event opens, still empty. */
function withOpened(lots: readonly LotDocument[], event: CreditEvent, grantedAt: number): readonly LotDocument[] {
  const opened = { available: 0, grantedAt };
  if (event.type === 'CreditsGranted') {
    const { lotId, source, itemName: description, expiresAtMs: expiresAt, paymentId } = event.data;
    return [...lots, { ...opened, lotId, source, description, expiresAt, paid: paymentId !== null }];
  }
  if (event.type === 'CreditsAdjusted' && event.data.addedHalfCredits > 0) {
    return [
      ...lots,
      {
        ...opened,
        lotId: event.data.lotId,
        source: 'admin',
        description: 'Set by an administrator',
        expiresAt: null,
        paid: false,
      },
    ];
  }
  return lots;
}
