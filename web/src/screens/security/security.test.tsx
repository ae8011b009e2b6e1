import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { alertTime, changeInWords, minutesInWords, timeoutInWords } from '../../features/security/wording.ts';
import Security from './index.tsx';

afterEach(cleanup);

const admin = { ...maria, isAdmin: true };
const figure = (value: number, changePercent: number | null) => ({
  __typename: 'SecurityFigure',
  value,
  changePercent,
});
const metrics: Answer = {
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
const alertsOf = (...severities: readonly string[]): Answer => ({
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

describe('the dashboard of administrators', () => {
  test('shows the figures with their real change', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: { SecurityMetrics: () => metrics, SecurityAlerts: () => alertsOf() },
    });
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.getByText('+12% from last period')).toBeTruthy();
    expect(screen.getByText('-8% from last period')).toBeTruthy();
    expect(screen.getByText('No figure for the last period')).toBeTruthy();
    expect(screen.getByRole('img', { name: /1,234 requests, 56 of them refused/ })).toBeTruthy();
    expect(await screen.findByText('No security alerts')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Security Alerts',
      'Session Management',
      'IP Blacklist',
      'Security Settings',
    ]);
  });

  test('shows an error and no figures when they cannot be loaded', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => {
          throw new Error('away');
        },
        SecurityAlerts: () => alertsOf(),
      },
    });
    expect(await screen.findByText('The security metrics could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Total Requests')).toBeNull();
  });

  test('names severities, and shows Invalid Date for a time that is none', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: { SecurityMetrics: () => metrics, SecurityAlerts: () => alertsOf('CRITICAL', 'LOW') },
    });
    const [first, second] = within(await screen.findByRole('list', { name: 'Security alerts' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('Critical');
    expect(first?.textContent).toContain('IP: 203.0.113.9 · Invalid Date');
    expect(second?.textContent).toContain('Low');
  });

  test('refuses a blacklist entry in words, and Add stays disabled while the field is empty', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlerts: () => alertsOf(),
        BlockedAddresses: () => ({ blockedAddresses: [] }),
      },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'IP Blacklist' }));
    const add = await screen.findByRole('button', { name: 'Add to Blacklist' });
    expect((add as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('IP address or network'), '203.0.113.9');
    await waitFor(() => expect((add as HTMLButtonElement).disabled).toBe(false));
  });
});

test('everybody else sees the own alerts and sessions only', async () => {
  renderApp(<Security />, { viewer: maria, answers: { SecurityAlerts: () => alertsOf() } });
  expect(await screen.findByText('Failed sign-ins and role changes of your account appear here.')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Security Alerts',
    'Session Management',
  ]);
  expect(screen.queryByText('Total Requests')).toBeNull();
});

test('words', () => {
  expect(alertTime('nonsense')).toBe('Invalid Date');
  expect([changeInWords(5), changeInWords(-3), changeInWords(0)]).toEqual([
    '+5% from last period',
    '-3% from last period',
    '0% from last period',
  ]);
  expect([minutesInWords(2_700), minutesInWords(60), minutesInWords(null)]).toEqual([
    '45 minutes',
    '1 minute',
    'None ended',
  ]);
  expect([timeoutInWords(1_440), timeoutInWords(60), timeoutInWords(90)]).toEqual(['24 hours', '1 hour', '90 minutes']);
});
