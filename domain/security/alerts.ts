import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/** Incidents that gateways report. Role changes and refused purchases are separate events, from which alerts derive. */
export const incidentKinds = [
  'login_burst',
  'login_after_failures',
  'rate_limit',
  'blocked_address',
  'forged_webhook',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/**
 * A gateway counted incidents of one kind from one source about one account, for the first time in a quarter of an
 * hour. All alerts of one source and quarter of an hour are in one stream.
 */
const raised = z.object({
  alertId: id,
  /** A keyed hash of the address: the same for all its alerts, and no one can read the address from it. */
  sourceId: id.nullable(),
  kind: z.enum(incidentKinds),
  count: z.int().positive(),
  /** The account that is concerned, if it is known. */
  userId: id.nullable(),
  address: personal(z.string().max(64).nullable()),
  /** Untrusted text of the client. */
  userAgent: personal(z.string().max(256).nullable()),
});
/** The gateway counted more of them; at most one event a minute and gateway. An acknowledged alert is open again. */
const repeated = z.object({ alertId: id, count: z.int().positive() });
/** An administrator has seen it; the actor says who. */
const acknowledged = z.object({ alertId: id });

export const securityAlertEventTypes = [
  defineEvent({ type: 'SecurityAlertRaised', version: 1, schema: raised }),
  defineEvent({ type: 'SecurityAlertRepeated', version: 1, schema: repeated }),
  defineEvent({ type: 'SecurityAlertAcknowledged', version: 1, schema: acknowledged }),
] as const;

export type SecurityAlertRaised = DomainEvent<'SecurityAlertRaised', z.infer<typeof raised>>;
export type SecurityAlertEvent = EventsOf<typeof securityAlertEventTypes>;

export const securityAlertStream = (burstId: string): string => `securityalert-${burstId}`;

/** Incidents of one kind from one source about one account within a quarter of an hour. */
export type Incidents = SecurityAlertRaised['data'];

export type SecurityAlertCommand =
  | (Incidents & { readonly do: 'report' })
  | { readonly do: 'acknowledge'; readonly alertId: string };

interface Alert {
  readonly kind: IncidentKind;
  readonly count: number;
  readonly userId: string | null;
  readonly isAcknowledged: boolean;
}

/** The incidents of one source within a quarter of an hour. */
export interface BurstState {
  readonly alerts: Readonly<Record<string, Alert>>;
  /** Acknowledged alerts that have no other event here, because they follow from an event of another area. */
  readonly acknowledged: readonly string[];
  /** Null once its key is destroyed. */
  readonly address: string | null;
}

export const initialBurst: BurstState = { alerts: {}, acknowledged: [], address: null };

export function decideSecurityAlert(
  command: SecurityAlertCommand,
  { alerts, acknowledged: others }: BurstState,
): readonly SecurityAlertEvent[] {
  const known = alerts[command.alertId];
  if (command.do === 'acknowledge') {
    const isDone = known?.isAcknowledged ?? others.includes(command.alertId);
    return isDone ? [] : [{ type: 'SecurityAlertAcknowledged', data: { alertId: command.alertId } }];
  }
  const { do: _do, ...data } = command;
  return known === undefined
    ? [{ type: 'SecurityAlertRaised', data }]
    : [{ type: 'SecurityAlertRepeated', data: { alertId: data.alertId, count: data.count } }];
}

export function evolveSecurityAlert(state: BurstState, event: SecurityAlertEvent): BurstState {
  const { alertId } = event.data;
  const change = (alert: Alert): BurstState => ({ ...state, alerts: { ...state.alerts, [alertId]: alert } });
  const known = state.alerts[alertId];
  switch (event.type) {
    case 'SecurityAlertRaised': {
      const { kind, count, userId, address } = event.data;
      return { ...change({ kind, count, userId, isAcknowledged: false }), address: address ?? state.address };
    }
    case 'SecurityAlertRepeated':
      return known ? change({ ...known, count: known.count + event.data.count, isAcknowledged: false }) : state;
    case 'SecurityAlertAcknowledged':
      return known
        ? change({ ...known, isAcknowledged: true })
        : { ...state, acknowledged: [...state.acknowledged, alertId] };
  }
}

/** How often a source did one thing, and to how many known accounts. */
export function incidentsOf(
  { alerts }: BurstState,
  kind: IncidentKind,
): { readonly count: number; readonly accounts: number } {
  const own = Object.values(alerts).filter((alert) => alert.kind === kind);
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    accounts: new Set(own.flatMap(({ userId }) => (userId === null ? [] : [userId]))).size,
  };
}

export const securityAlertAggregate: Aggregate<BurstState, SecurityAlertCommand, SecurityAlertEvent> = {
  version: 'security-alert-1',
  snapshots: false,
  initial: initialBurst,
  streamOf: securityAlertStream,
  evolve: evolveSecurityAlert,
  decide: decideSecurityAlert,
};
