import type { Asset } from '../../../domain/credits/index.ts';
import type { Actor } from '../../../domain/envelope.ts';
import type { BalancePoint, CreditStep } from '../../../projection-service/index.ts';

export type ActorParent = Actor;
/** The effect of an event on an account of this asset, in its unit. */
export type CreditStepParent = CreditStep & { readonly asset: Asset };
export type CreditAuditPointParent = BalancePoint;
