import type { IncidentKind } from '../../domain/security/index.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** The kinds of alerts: those that gateways report, and those that follow from other events. */
export type AlertKind =
  | IncidentKind
  | 'price_tampering'
  | 'role_granted'
  | 'role_revoked'
  | 'finance_granted'
  | 'finance_revoked';

export interface SecurityAlertDocument {
  /** The same in every document, so that one index orders every alert. */
  readonly all: 'alert';
  readonly kind: AlertKind;
  /**
   * The stream of its events; for an alert that follows from another area's event, the stream of its acknowledgement.
   */
  readonly burstId: string;
  /** The same for all alerts of one address; null where the address is unknown or many. */
  readonly sourceId: string | null;
  /** Nobody has acknowledged it since the last incident. */
  readonly isOpen: boolean;
  /** Who acknowledged it and when; kept when the alert opens again. */
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: number | null;
  /** The account that it concerns; null for a visitor's. */
  readonly userId: string | null;
  /** The event that raised it. */
  readonly eventId: string;
  readonly raisedAt: number;
  readonly lastAt: number;
  /** How many incidents it covers. */
  readonly count: number;
  /** Of a visitor. For an account, the source is stored in `AlertSourcesDocument`. */
  readonly address: string | null;
  readonly userAgent: string | null;
}

export interface AlertSource {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/**
 * Where the newest alerts about one account came from: one document per user, so that an erasure removes it at once.
 */
export interface AlertSourcesDocument {
  readonly byAlert: Readonly<Record<string, AlertSource>>;
}

/** How many alerts of one account show where they came from. */
const sourcesKept = 200;

const collections = {
  securityAlerts: documents<SecurityAlertDocument>().indexedBy({
    byTime: { equal: ['all'], order: ['lastAt'] },
    byUser: { equal: ['userId'], order: ['lastAt'] },
    byOpen: { equal: ['isOpen'], order: ['lastAt'] },
    bySource: { equal: ['sourceId'], order: ['lastAt'] },
    byAddress: { equal: ['address'], order: ['lastAt'] },
  }),
  alertSources: documents<AlertSourcesDocument>(),
};

const unseen = { isOpen: true, acknowledgedBy: null, acknowledgedAt: null } as const;

/** An alert that follows from one event of another area. */
const derived = (kind: AlertKind, userId: string, { id, time }: { readonly id: string; readonly time: number }) =>
  [
    {
      op: 'put',
      collection: 'securityAlerts',
      id,
      doc: {
        all: 'alert',
        kind,
        burstId: id,
        sourceId: null,
        ...unseen,
        userId,
        eventId: id,
        raisedAt: time,
        lastAt: time,
        count: 1,
        address: null,
        userAgent: null,
      },
    },
  ] as const;

/** Alerts for administrators, and alerts about one's own account. */
export const securityAlerts = defineProjection({
  name: 'security-alerts',
  version: '2',
  collections,
  needs: (event) => {
    const { alertId, userId } = event.data as { readonly alertId?: string; readonly userId?: string | null };
    if (event.type === 'SecurityAlertRepeated' || event.type === 'SecurityAlertAcknowledged')
      return { securityAlerts: alertId };
    return event.type === 'SecurityAlertRaised' ? { alertSources: userId ?? undefined } : {};
  },
  on: {
    SecurityAlertRaised: (event, read) => {
      const { id, time, stream } = event;
      const { alertId, sourceId, kind, count, userId, address, userAgent } = event.data;
      const source = { address, userAgent };
      const doc = {
        all: 'alert',
        kind,
        burstId: streamIdOf(stream),
        sourceId,
        ...unseen,
        userId,
        eventId: id,
        raisedAt: time,
        lastAt: time,
        count,
        ...(userId === null ? source : { address: null, userAgent: null }),
      } as const;
      const put = { op: 'put', collection: 'securityAlerts', id: alertId, doc } as const;
      if (userId === null || (address === null && userAgent === null)) return [put];
      const newest = Object.entries({ ...read('alertSources', userId)?.byAlert, [alertId]: source }).slice(
        -sourcesKept,
      );
      return [put, { op: 'put', collection: 'alertSources', id: userId, doc: { byAlert: Object.fromEntries(newest) } }];
    },
    SecurityAlertRepeated: ({ time, data: { alertId, count } }, read) =>
      read('securityAlerts', alertId) === undefined
        ? []
        : [
            { op: 'increment', collection: 'securityAlerts', id: alertId, by: { count } },
            { op: 'patch', collection: 'securityAlerts', id: alertId, fields: { lastAt: time, isOpen: true } },
          ],
    SecurityAlertAcknowledged: ({ time, metadata, data: { alertId } }, read) =>
      read('securityAlerts', alertId) === undefined
        ? []
        : [
            {
              op: 'patch',
              collection: 'securityAlerts',
              id: alertId,
              fields: { isOpen: false, acknowledgedBy: metadata.actor.id, acknowledgedAt: time },
            },
          ],
    PurchaseRefused: (event) =>
      event.data.code === 'PRICE_CHANGED' ? derived('price_tampering', event.data.userId, event) : [],
    AdminRoleGranted: (event) => derived('role_granted', event.data.userId, event),
    AdminRoleRevoked: (event) => derived('role_revoked', event.data.userId, event),
    FinanceRoleGranted: (event) => derived('finance_granted', event.data.userId, event),
    FinanceRoleRevoked: (event) => derived('finance_revoked', event.data.userId, event),
    ErasureStarted: ({ data: { userId } }) => [{ op: 'delete', collection: 'alertSources', id: userId }],
  },
  live: { securityAlerts: 'silent', alertSources: 'silent' },
  awaitedBy: 'queries',
});
