import type { BlockedNetwork } from '../../../domain/security/index.ts';
import type { Session } from '../../../identity/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { SecurityAlertDocument } from '../../../projection-service/index.ts';
import type { Connection } from '../../cursor.ts';
import type { SignInAttempt } from './counters/port.ts';
import type { Metrics } from './metrics.ts';

export type SecurityMetricsParent = Metrics;

export interface SecurityAlertParent {
  readonly id: string;
  readonly doc: SecurityAlertDocument;
}
export type SecurityAlertConnectionParent = Connection<SecurityAlertParent>;
/** Open alerts of one address or about one account. */
export interface SecurityAlertGroupParent {
  readonly id: string;
  readonly by: 'address' | 'account';
  readonly addresses: string[];
  readonly userIds: readonly string[];
  readonly attempts: number;
  readonly incidents: number;
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  readonly firstAt: number;
  readonly lastAt: number;
  readonly isBlocked: boolean;
  readonly alerts: SecurityAlertParent[];
}
export type SignInAttemptParent = SignInAttempt;
export type SignInAttemptConnectionParent = Connection<SignInAttemptParent>;
export type BlockedAddressParent = BlockedNetwork;
export type PlatformSessionParent = Session;
export interface SecurityAlertUserParent {
  readonly id: string;
}
/** The payloads show the rules as they are after the change. */
export interface BlockedAddressesPayloadParent {
  readonly position: Position;
}
export interface SecuritySettingsPayloadParent {
  readonly position: Position;
}
export interface AcknowledgeAlertsPayloadParent {
  readonly alertIds: readonly string[];
  readonly position: Position;
}
export interface StopAttackPayloadParent extends AcknowledgeAlertsPayloadParent {
  readonly blocked: string[];
  readonly sessionsEnded: number;
  readonly passwordsVoid: number;
  readonly passwordsElsewhere: number;
}
export interface EndSessionsPayloadParent {
  readonly sessionsEnded: number;
  readonly position: Position;
}
