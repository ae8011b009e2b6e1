import type { AccountDocument, LotDocument, StatementDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
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

/** The purpose of a credit movement; that of a video is its title while the video exists. */
export async function describeMovement(
  movement: Movement,
  { loaders, inWords }: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<string> {
  const video = movement.videoId === null ? undefined : await loaders.videos.load(movement.videoId);
  return video?.title || inWords(purposeOf(movement));
}

/**
 * Why the movement of a row of the statement happened; null where its kind and purpose say it. What an administrator
 * wrote is kept with the administrators' actions.
 */
export async function reasonOfRow(
  row: StatementDocument,
  { loaders, inWords }: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<string | null> {
  if (row.kind !== 'ADJUSTMENT') {
    const reason = reasonOf(row);
    return reason && inWords(reason);
  }
  return (await loaders.adminTexts.load(row.ownerId))?.byPosition[row.position] ?? null;
}
