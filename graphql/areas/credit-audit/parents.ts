import type { Actor } from '../../../domain/envelope.ts';
import type { AuditedEvent, BalancePoint, CreditAudit, CreditVerification } from '../../../projection-service/index.ts';

export type ActorParent = Actor;
export type CreditAuditParent = CreditAudit;
export type CreditAuditEventParent = AuditedEvent;
export type CreditAuditPointParent = BalancePoint;
export type CreditVerificationParent = CreditVerification;
