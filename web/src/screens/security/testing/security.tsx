import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, type Answer } from '../../../testing/session.tsx';

export const admin = { ...maria, isAdmin: true };
const figure = (value: number, changePercent: number | null) => ({
  __typename: 'SecurityFigure',
  value,
  changePercent,
});
export const metrics: Answer = {
  securityMetrics: {
    __typename: 'SecurityMetrics',
    totalRequests: figure(1_234, 12),
    blockedRequests: figure(56, -8),
    activeUsers: figure(7, null),
    rateLimitHits: figure(0, 0),
    failedLogins: figure(3, null),
    points: [
      {
        __typename: 'SecurityPoint',
        from: '2026-11-22T12:00:00.000Z',
        requests: 1_234,
        blocked: 56,
        limitHits: 0,
        failedLogins: 3,
      },
    ],
    sessions: { __typename: 'SecuritySessionStats', active: 4, expired: 2, startedToday: 9, averageSeconds: 2_700 },
  },
};
/** Alerts of these severities. The first one has an invalid time. */
export const alertsOf = (...severities: readonly string[]): Answer => ({
  securityAlerts: {
    __typename: 'SecurityAlertConnection',
    edges: severities.map((severity, n) => ({
      __typename: 'SecurityAlertEdge',
      cursor: String(n),
      node: {
        __typename: 'SecurityAlert',
        id: `a${n}`,
        type: 'WARNING',
        severity,
        title: `Alert ${n}`,
        description: 'Something happened.',
        count: 3,
        raisedAt: '2026-11-22T12:00:00.000Z',
        timestamp: n === 0 ? 'no time' : '2026-11-22T12:00:00.000Z',
        address: '203.0.113.9',
        userAgent: '<img src=x onerror=alert(1)>',
        eventId: 'e1',
        isOpen: true,
        acknowledgedAt: null,
        acknowledgedBy: null,
        user: null,
      },
    })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    },
  },
});

export const sprayer = '192.0.2.77';
export const victims = ['Ann Live', 'Bo Kim', 'Cy Ray'].map((name, n) => ({
  __typename: 'SecurityAlertUser',
  id: `u${n}`,
  name,
}));
/** Open alerts as attacks. */
export const groupsOf = (...changes: readonly object[]): Answer => ({
  securityAlertGroups: changes.map((change, n) => ({
    __typename: 'SecurityAlertGroup',
    id: `g${n}`,
    by: 'ADDRESS',
    addresses: [sprayer],
    accounts: victims,
    attempts: 15,
    incidents: 15,
    severity: 'HIGH',
    firstAt: '2026-11-22T12:00:00.000Z',
    lastAt: '2026-11-22T12:04:00.000Z',
    isBlocked: false,
    alerts: (
      alertsOf('HIGH', 'HIGH', 'HIGH') as { securityAlerts: { edges: readonly { readonly node: object }[] } }
    ).securityAlerts.edges.map(({ node }) => node),
    ...change,
  })),
});

/** Chooses a view of the alerts. */
export const show = async (view: string): Promise<void> =>
  userEvent.selectOptions(await screen.findByLabelText('Alerts'), view);
export const everyAlert = () => show('All, the newest first');
