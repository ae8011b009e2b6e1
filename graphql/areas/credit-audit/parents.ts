import type { Actor } from '../../../domain/envelope.ts';
import type { BalancePoint, CreditStep } from '../../../projection-service/index.ts';

export type ActorParent = Actor;
export type CreditStepParent = CreditStep;
export type CreditAuditPointParent = BalancePoint;
