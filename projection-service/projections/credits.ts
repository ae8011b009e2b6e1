import { assetOf, postings, type CreditEvent } from '../../domain/credits/index.ts';
import { streamIdOf, type Position, type RecordedEvent } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';
import { movementOf, type Movement } from './movement.ts';

/** The rest of one grant, in half-credits. */
export interface LotDocument {
  readonly lotId: string;
  readonly source: string;
  /** The catalog's name of what was granted; null for a balance that an administrator set. */
  readonly itemName: string | null;
  readonly available: number;
  readonly grantedAt: number;
  readonly expiresAt: number | null;
  /** Credits may return to it although it is used up, for example when a dispute about a payment is won. */
  readonly returnable: boolean;
}

/**
 * One account as of its last event, in the unit of its asset: half-credits or whole Digital Twins. Lots that have
 * lapsed since are still in it.
 */
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
  readonly position: Position;
  readonly time: number;
  /** True while some lot will expire, at `nextExpiry`. */
  readonly expires: boolean;
  readonly nextExpiry: number | null;
}

/** One row of the statement, in half-credits; `ownerId` and `revision` make its id. */
export type StatementDocument = Movement & {
  readonly ownerId: string;
  readonly revision: number;
  /** The position of its event: shows which payments a returning client has missed. */
  readonly position: Position;
  readonly time: number;
  readonly change: number;
  readonly balanceAfter: number;
  readonly heldAfter: number;
  readonly debtAfter: number;
};

/** The balance of Digital Twin credits changed. */
export interface TwinCreditsChanged {
  readonly type: 'TwinCreditsChanged';
  readonly account: { readonly userId: string; readonly doc: AccountDocument };
}

/** The account's balance and lots. */
export interface CreditsChanged {
  readonly type: 'CreditsChanged';
  readonly account: { readonly userId: string; readonly doc: AccountDocument };
}

export const statementId = (ownerId: string, revision: number): string =>
  `${ownerId}:${String(revision).padStart(10, '0')}`;

const ownerOf = ({ stream }: RecordedEvent): string => streamIdOf(stream);

const empty = {
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
};

/**
 * Balances of every account of every asset, and the statement of credits: the figures that users see. The fold is
 * deliberately not the domain's: two independent folds of the same events check each other, in an audit of an account
 * (`audit/verify.ts`) and in a property test.
 */
export const credits = defineProjection({
  name: 'credits',
  version: '9',
  collections: {
    /** Digital Twins. */
    twinAccounts: documents<AccountDocument>(),
    accounts: documents<AccountDocument>().indexedBy({ byExpiry: { equal: ['expires'], order: ['nextExpiry'] } }),
    statement: documents<StatementDocument>().indexedBy({
      byOwner: { equal: ['ownerId'], order: ['revision'], byId: true },
      byOwnerKind: { equal: ['ownerId', 'kind'], order: ['revision'] },
    }),
  },
  writtenOnce: ['statement'],
  needs: (event) => ({ [assetOf(event.stream) === 'twins' ? 'twinAccounts' : 'accounts']: ownerOf(event) }),
  on: {
    twincredits: (event, read) => {
      const id = ownerOf(event);
      const doc = applyToAccount(read('twinAccounts', id) ?? { userId: id, ...empty }, event);
      return [{ op: 'put', collection: 'twinAccounts', id, doc }];
    },
    credits: (event, read) => {
      const ownerId = ownerOf(event);
      const { revision, position, time } = event;
      const before = read('accounts', ownerId) ?? { userId: ownerId, ...empty };
      const account = applyToAccount(before, event);
      const movement = movementOf(event);
      const row = movement && {
        ...withoutReason(movement),
        ownerId,
        revision,
        position,
        time,
        change: account.available - before.available,
        balanceAfter: account.available,
        heldAfter: account.held,
        debtAfter: account.debt,
      };
      return [
        { op: 'put', collection: 'accounts', id: ownerId, doc: account },
        ...(row ? [{ op: 'put', collection: 'statement', id: statementId(ownerId, revision), doc: row } as const] : []),
      ];
    },
  },
  live: {
    accounts: {
      changedBy: (event) => (assetOf(event.stream) === 'minutes' ? ownerOf(event) : undefined),
      owner: (_doc, userId) => userId,
      missed: 'by id',
      message: (doc, userId): CreditsChanged => ({ type: 'CreditsChanged', account: { userId, doc } }),
    },
    twinAccounts: {
      about: 'twin credits',
      changedBy: (event) => (assetOf(event.stream) === 'twins' ? ownerOf(event) : undefined),
      owner: (_doc, userId) => userId,
      missed: 'by id',
      message: (doc, userId): TwinCreditsChanged => ({ type: 'TwinCreditsChanged', account: { userId, doc } }),
    },
    statement: 'silent',
  },
  awaitedBy: 'commands',
});

/** An administrator's text stays in the log, sealed: the statement outlives the person. */
const withoutReason = (movement: Movement): Movement =>
  movement.kind === 'ADJUSTMENT' ? { ...movement, reason: null } : movement;

type Balance = Pick<AccountDocument, keyof typeof empty | 'userId'>;

function applyToAccount(before: Balance, event: RecordedEvent<CreditEvent>): AccountDocument {
  const totals: { -readonly [K in keyof Balance]: Balance[K] } = { ...before };
  let lots = withOpened(before.lots, event, event.time);
  for (const { account, delta, id } of postings(event)) {
    if (account === 'lot') {
      lots = lots.map((lot) => (lot.lotId === id ? { ...lot, available: lot.available + delta } : lot));
      totals.available += delta;
    } else if (account === 'issued' || account === 'writtenOff') totals[account] -= delta;
    else if (account === 'debt') totals.debt -= delta;
    else totals[account] += delta;
  }
  const reached = lotsReached(event);
  const marked =
    reached.size === 0 ? lots : lots.map((lot) => (reached.has(lot.lotId) ? { ...lot, returnable: true } : lot));
  // A lot that is used up stays while credits may come back to it, also from an open hold.
  const kept = totals.held > 0 ? marked : marked.filter((lot) => lot.available > 0 || lot.returnable);
  const ends = kept.flatMap((lot) => (lot.available > 0 && lot.expiresAt !== null ? [lot.expiresAt] : []));
  return {
    ...totals,
    lots: kept,
    revision: event.revision,
    position: event.position,
    time: event.time,
    expires: ends.length > 0,
    nextExpiry: ends.length > 0 ? Math.min(...ends) : null,
  };
}

/**
 * The lots from which a claw-back took credits, directly or because they paid the debt that it left: a dispute that is
 * won gives the credits back to them. Also the lots from which an administrator took credits.
 */
function lotsReached({ type, data }: CreditEvent): ReadonlySet<string> {
  switch (type) {
    case 'CreditsGranted':
      return new Set(data.paymentId !== null || data.debtPaidAmount > 0 ? [data.lotId] : []);
    case 'CreditsAdjusted':
      // An undo returns credits to these lots.
      return new Set([...data.removed.map(({ lotId }) => lotId), ...(data.debtPaidAmount > 0 ? [data.lotId] : [])]);
    case 'CreditsClawedBack':
      return new Set(data.fromOthers.map(({ lotId }) => lotId));
    case 'CreditsCaptured':
    case 'CreditsReleased':
    case 'CreditsRestored':
      return new Set(data.debtPaid.map(({ lotId }) => lotId));
    default:
      return new Set();
  }
}

/** The name of a gift's lot; a lot that an administrator set has none. */
const giftNames = { goodwill: 'Goodwill', correction: 'Correction', none: null } as const;

/** The lots, with the event's new lot, which is still empty. */
function withOpened(lots: readonly LotDocument[], event: CreditEvent, grantedAt: number): readonly LotDocument[] {
  const opened = { available: 0, grantedAt, returnable: false };
  if (event.type === 'CreditsGranted') {
    const { lotId, source, itemName, expiresAtMs: expiresAt } = event.data;
    return [...lots, { ...opened, lotId, source, itemName, expiresAt }];
  }
  if (event.type === 'CreditsAdjusted' && event.data.addedAmount > 0) {
    return [
      ...lots,
      {
        ...opened,
        lotId: event.data.lotId,
        source: 'admin',
        itemName: giftNames[event.data.purpose ?? 'none'],
        expiresAt: event.data.expiresAtMs,
      },
    ];
  }
  return lots;
}
