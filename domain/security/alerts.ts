import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';

const id = z.string().min(1).max(200);

/** What gateways report. Role changes and refused purchases are events of their own, which alerts derive from. */
export const incidentKinds = ['login_burst', 'rate_limit', 'blocked_address', 'forged_webhook'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** A gateway counted incidents of one kind from one address or user, for the first time in a quarter of an hour. */
const raised = z.object({
  alertId: id,
  kind: z.enum(incidentKinds),
  count: z.int().positive(),
  /** The account that is concerned, if it is known. */
  userId: id.nullable(),
  address: z.string().max(64).nullable(),
  /** Untrusted text of the client. */
  userAgent: z.string().max(256).nullable(),
});
/** It counted further ones; at most one event a minute and gateway. */
const repeated = z.object({ alertId: id, count: z.int().positive() });

export const securityAlertEventTypes = [
  defineEvent({ type: 'SecurityAlertRaised', version: 1, schema: raised, personal: ['address', 'userAgent'] }),
  defineEvent({ type: 'SecurityAlertRepeated', version: 1, schema: repeated }),
] as const;

export type SecurityAlertRaised = DomainEvent<'SecurityAlertRaised', z.infer<typeof raised>>;
export type SecurityAlertRepeated = DomainEvent<'SecurityAlertRepeated', z.infer<typeof repeated>>;
export type SecurityAlertEvent = SecurityAlertRaised | SecurityAlertRepeated;

export const securityAlertStream = (alertId: string): string => `securityalert-${alertId}`;

/** Incidents of one kind from one source within a quarter of an hour. */
export type Incidents = SecurityAlertRaised['data'];

export interface SecurityAlertState {
  readonly count: number;
  readonly kind?: IncidentKind;
  readonly address?: string | null;
}

export const initialSecurityAlert: SecurityAlertState = { count: 0 };

export const decideSecurityAlert = (
  incidents: Incidents,
  { count }: SecurityAlertState,
): readonly SecurityAlertEvent[] =>
  count === 0
    ? [{ type: 'SecurityAlertRaised', data: incidents }]
    : [{ type: 'SecurityAlertRepeated', data: { alertId: incidents.alertId, count: incidents.count } }];

export const evolveSecurityAlert = (state: SecurityAlertState, event: SecurityAlertEvent): SecurityAlertState =>
  event.type === 'SecurityAlertRaised'
    ? { count: event.data.count, kind: event.data.kind, address: event.data.address }
    : { ...state, count: state.count + event.data.count };

export const securityAlertAggregate: Aggregate<SecurityAlertState, Incidents, SecurityAlertEvent> = {
  version: 'security-alert-1',
  snapshots: false,
  initial: initialSecurityAlert,
  streamOf: securityAlertStream,
  evolve: evolveSecurityAlert,
  decide: decideSecurityAlert,
};
