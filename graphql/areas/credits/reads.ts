import { defined } from '../../../lib/defined.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { say } from '../../../words/index.ts';
import {
  statementId,
  type AccountDocument,
  type LotDocument,
  type StatementDocument,
} from '../../../projection-service/index.ts';
import { creditStream } from '../../../domain/credits/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import type { CreditAccountParent, TwinCreditAccountParent } from './parents.ts';
import { purposeOf, reasonOf, type Movement } from './wording.ts';

/** The credit account of a user, read once per request. */
export const creditAccountOf = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<CreditAccountParent> => ({ userId, doc: await loaders.accounts.load(userId) });

/** The Digital Twin credits of a user, read once per request. */
export const twinCreditsOf = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<TwinCreditAccountParent> => ({ userId, doc: await loaders.twinAccounts.load(userId) });

/** Half-credits that an account can use at `now`: a lot that has expired since the last event no longer counts. */
export function availableAt(account: AccountDocument | undefined, now: number): number {
  return liveLots(account, now).reduce((sum, lot) => sum + lot.available, 0);
}

/** Lots with available credits in the order of use: soonest expiry first, then oldest. */
export function liveLots(account: AccountDocument | undefined, now: number): readonly LotDocument[] {
  return (account?.lots ?? [])
    .filter((lot) => lot.available > 0 && (lot.expiresAt === null || now < lot.expiresAt))
    .toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.grantedAt - b.grantedAt || 0);
}

/** The purpose of a credit movement; for a video, its title while the video exists. */
export async function describeMovement(
  movement: Movement,
  { loaders, inWords }: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<string> {
  const video = movement.videoId === null ? undefined : await loaders.videos.load(movement.videoId);
  return video?.title || inWords(purposeOf(movement));
}

/**
 * The cursor at which a statement (newest first) starts with the last row before a moment; undefined when that is its
 * newest row. Rows are in order of time, so halving finds it in a few reads.
 *
 * @param before milliseconds since 1970
 */
export async function statementBefore(
  { services }: Pick<GatewayContext, 'services'>,
  ownerId: string,
  before: number,
): Promise<Keyset | undefined> {
  const reader = services.projections.reader('credits');
  const after = (revision: number): Keyset => ({ id: statementId(ownerId, revision), order: [revision] });
  const newest = async (below?: Keyset): Promise<StatementDocument | undefined> => {
    const query = {
      index: 'byOwner',
      equal: { ownerId },
      reverse: true,
      limit: 1,
      ...defined({ after: below }),
    } as const;
    return (await reader.query('statement', query))[0]?.doc;
  };
  let later = await newest();
  if (later === undefined || later.time < before) return undefined;
  for (let earlier = -1; later.revision - earlier > 1;) {
    const middle = Math.floor((earlier + later.revision) / 2);
    const found = await newest(after(middle + 1));
    if (found === undefined || found.time < before) earlier = middle;
    else later = found;
  }
  return after(later.revision);
}

/**
 * Why the movement of a row of the statement happened; null where its kind and purpose say it. An administrator's
 * text is in the event of the row; the statement stays readable while the log does not answer.
 */
export async function reasonOfRow(
  row: StatementDocument,
  { loaders, inWords }: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<string | null> {
  if (row.kind !== 'ADJUSTMENT') {
    const reason = reasonOf(row);
    return reason && inWords(reason);
  }
  const { ownerId: subject, revision } = row;
  try {
    return (await loaders.adminTexts.load({ subject, stream: creditStream(subject), revision }))?.reason ?? null;
  } catch (error) {
    if (error instanceof Unavailable) return inWords(say('REASON_UNREADABLE'));
    throw error;
  }
}
