import type { IncidentKind } from '../../domain/security/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** The kinds of alerts: what gateways report, and what follows from other events. */
export type AlertKind =
  | IncidentKind
  | 'price_tampering'
  | 'role_granted'
  | 'role_revoked'
  | 'finance_granted'
  | 'finance_revoked';

export interface SecurityAlertDocument {
  /** The same for all: one index orders every alert. */
  readonly all: 'alert';
  readonly kind: AlertKind;
  /** The account that it concerns; null for a visitor's. */
  readonly userId: string | null;
  /** The event that raised it. */
  readonly eventId: string;
  readonly raisedAt: number;
  readonly lastAt: number;
  /** How many incidents it stands for. */
  readonly count: number;
  /** Of a visitor; what an account did from where is kept apart (`AlertSourcesDocument`). */
  readonly address: string | null;
  readonly userAgent: string | null;
}

export interface AlertSource {
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** Where the newest alerts about one account came from: one document per user, so that an erasure removes it at once. */
export interface AlertSourcesDocument {
  readonly byAlert: Readonly<Record<string, AlertSource>>;
}

/** How many alerts of one account show where they came from. */
const sourcesKept = 200;

const collections = {
  securityAlerts: documents<SecurityAlertDocument>().indexedBy({
    byTime: { equal: ['all'], order: ['lastAt'] },
    byUser: { equal: ['userId'], order: ['lastAt'] },
    byAddress: { equal: ['address'], order: ['lastAt'] },
  }),
  alertSources: documents<AlertSourcesDocument>(),
};

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

/** What administrators should look at, and what concerns the own account (spec part 3 section 2). */
export const securityAlerts = defineProjection({
  name: 'security-alerts',
  version: '1',
  collections,
  needs: (event) => {
    const { alertId, userId } = event.data as { readonly alertId?: string; readonly userId?: string | null };
    if (event.type === 'SecurityAlertRepeated') return { securityAlerts: alertId };
    return event.type === 'SecurityAlertRaised' ? { alertSources: userId ?? undefined } : {};
  },
  on: {
    SecurityAlertRaised: ({ id, time, data: { alertId, kind, count, userId, address, userAgent } }, read) => {
      const source = { address, userAgent };
      const doc = {
        all: 'alert',
        kind,
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
            { op: 'patch', collection: 'securityAlerts', id: alertId, fields: { lastAt: time } },
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
