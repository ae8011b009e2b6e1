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

const sprayer = '192.0.2.77';
const victims = ['Ann Live', 'Bo Kim', 'Cy Ray'].map((name, n) => ({
  __typename: 'SecurityAlertUser',
  id: `u${n}`,
  name,
}));
/** Open alerts as attacks. */
const groupsOf = (...changes: readonly object[]): Answer => ({
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
const show = async (view: string): Promise<void> =>
  userEvent.selectOptions(await screen.findByLabelText('Alerts'), view);
const everyAlert = () => show('All, the newest first');

describe('attacks', () => {
  const open = (answers: Readonly<Record<string, (variables: Record<string, unknown>) => Answer | Error>>) =>
    renderApp(<Security />, { viewer: admin, answers: { SecurityMetrics: () => metrics, ...answers } });

  test('are named by their address with accounts and attempts, or by their account with addresses', async () => {
    open({
      SecurityAlertGroups: ({ by }) =>
        by === 'ADDRESS'
          ? groupsOf({}, { addresses: [], accounts: [], attempts: 0, incidents: 1, isBlocked: true })
          : groupsOf({ by: 'ACCOUNT', accounts: victims.slice(0, 1), addresses: ['192.0.2.1', sprayer], attempts: 9 }),
    });
    expect(await screen.findByText('192.0.2.77: 3 accounts, 15 attempts')).toBeTruthy();
    expect(screen.getByText('Unknown source: 1 incident')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bo Kim' })).toBeTruthy();
    await show('Open, by account');
    expect(await screen.findByText('Ann Live: 2 addresses, 9 attempts')).toBeTruthy();
    expect(screen.getByText('192.0.2.1, 192.0.2.77')).toBeTruthy();
  });

  test('are stopped by one action, which says beforehand what it does and afterwards what it did', async () => {
    const sent: unknown[] = [];
    open({
      SecurityAlertGroups: () => (sent.length > 0 ? groupsOf() : groupsOf({})),
      BlockedAddresses: () => ({ blockedAddresses: [] }),
      StopAttack: (variables) => {
        sent.push(variables);
        return {
          stopAttack: {
            __typename: 'StopAttackPayload',
            blocked: [sprayer],
            sessionsEnded: 4,
            passwordsVoid: 2,
            passwordsElsewhere: 1,
            alerts: [],
          },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop 192.0.2.77' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop 192.0.2.77?' }));
    expect(dialog.getByText('Ann Live, Bo Kim, Cy Ray')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Block 192.0.2.77, new passwords for 3 accounts' }));
    expect(
      await screen.findByText(
        'Blocked: 192.0.2.77. Sessions ended: 4. New passwords asked for: 2. Passwords kept by the outside provider: 1.',
      ),
    ).toBeTruthy();
    expect(sent).toEqual([
      { input: { alertIds: ['a0', 'a1', 'a2'], blockHours: 24, signOut: true, newPasswords: true } },
    ]);
    expect(await screen.findByText('No open alerts')).toBeTruthy();
  });

  test('that cannot be stopped say why, and the choice stays', async () => {
    open({
      SecurityAlertGroups: () => groupsOf({}),
      StopAttack: () => new Error('away'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop 192.0.2.77' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop 192.0.2.77?' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ask for new passwords' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block 192.0.2.77, sign out 3 accounts' }));
    expect(await dialog.findByText(/^The server cannot be reached/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Block 192.0.2.77, sign out 3 accounts' })).toBeTruthy();
  });

  test('lead to the sign-ins behind them', async () => {
    open({
      SecurityAlertGroups: () => groupsOf({}),
      SignIns: ({ address }) => ({
        signIns: {
          __typename: 'SignInAttemptConnection',
          edges: [
            {
              __typename: 'SignInAttemptEdge',
              cursor: 'c',
              node: {
                __typename: 'SignInAttempt',
                id: 's1',
                time: '2026-11-22T12:00:00.000Z',
                outcome: 'LIMITED',
                address,
                user: null,
              },
            },
          ],
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: false,
            hasPreviousPage: false,
            startCursor: 'c',
            endCursor: 'c',
          },
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign-ins of 192.0.2.77' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign-ins: 192.0.2.77' }));
    expect((await dialog.findAllByRole('cell')).map(({ textContent }) => textContent)).toEqual([
      'Nov 22, 2026, 12:00 PM UTC',
      'Too many attempts',
      'Unknown account',
      '192.0.2.77',
    ]);
  });
});

describe('a block', () => {
  const preview = (changes: object): Answer => ({
    blockPreview: {
      __typename: 'BlockPreview',
      network: '192.0.0.0/8',
      addresses: '16777216',
      activeCustomers: 214,
      typedAddress: '192.0.2.5',
      ...changes,
    },
  });
  const open = async (answer: Answer, typed: string): Promise<readonly unknown[]> => {
    const sent: unknown[] = [];
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlertGroups: () => groupsOf(),
        BlockedAddresses: () => ({ blockedAddresses: [] }),
        BlockPreview: () => answer,
        BlockAddress: ({ input }) => {
          sent.push((input as { address: string }).address);
          return { blockAddress: { __typename: 'BlockedAddressesPayload', blockedAddresses: [] } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'IP Blacklist' }));
    await userEvent.type(await screen.findByLabelText('IP address or network'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Blacklist' }));
    return sent;
  };

  test('of a network shows how many addresses and customers it holds, and offers the typed address', async () => {
    const sent = await open(preview({}), '192.0.2.5/8');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block 192.0.0.0/8?' }));
    expect(dialog.getByText('16,777,216')).toBeTruthy();
    expect(dialog.getByText('214')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Block only 192.0.2.5' }));
    expect(await screen.findByText('Address blocked')).toBeTruthy();
    expect(sent).toEqual(['192.0.2.5']);
  });

  test('of one address without customers is saved at once', async () => {
    const alone = { network: '192.0.2.5', addresses: '1', activeCustomers: 0, typedAddress: null };
    const sent = await open(preview(alone), '192.0.2.5');
    expect(await screen.findByText('Address blocked')).toBeTruthy();
    expect(sent).toEqual(['192.0.2.5']);
  });
});

describe('the dashboard of administrators', () => {
  test('shows the figures with their real change', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlertGroups: () => groupsOf(),
        SecurityAlerts: () => alertsOf(),
      },
    });
    expect(await screen.findByText('Total Requests')).toBeTruthy();
    // On its card, and in the table of the chart.
    expect(screen.getAllByText('1,234')).toHaveLength(2);
    expect(screen.getByText('+12% from last period')).toBeTruthy();
    expect(screen.getByText('-8% from last period')).toBeTruthy();
    expect(screen.getByText('No figure for the last period')).toBeTruthy();
    const read = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
    expect(read('Requests over time')).toMatch(/ UTC: Accepted: 1,178, Refused: 56$/);
    expect(read('Failed logins and rate limit hits')).toMatch(/ UTC: Failed logins: 3, Rate limit hits: 0$/);
    expect(await screen.findByText('No open alerts')).toBeTruthy();
    await everyAlert();
    expect(await screen.findByText('No security alerts')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Security Alerts',
      'Sign-ins',
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
        SecurityAlertGroups: () => groupsOf(),
        SecurityAlerts: () => alertsOf(),
      },
    });
    expect(await screen.findByText('The security metrics could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Total Requests')).toBeNull();
  });

  test('names severities, and shows Invalid Date for a time that is none', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlertGroups: () => groupsOf(),
        SecurityAlerts: () => alertsOf('CRITICAL', 'LOW'),
      },
    });
    await everyAlert();
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
        SecurityAlertGroups: () => groupsOf(),
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

describe('the details of an alert', () => {
  const { securityAlerts } = alertsOf('HIGH', 'LOW') as {
    readonly securityAlerts: { readonly edges: readonly { readonly node: Record<string, unknown> }[] };
  };
  const nodes = securityAlerts.edges;
  const detailsOf = ({ id }: Record<string, unknown>): Answer => {
    const [own, other] = id === 'a0' ? nodes : nodes.toReversed();
    return {
      securityAlert: { ...own?.node, related: [other?.node] },
      logEvent: {
        __typename: 'LogEvent',
        id: 'e1',
        type: 'PurchaseRefused',
        stream: 'purchase-k1',
        time: '2026-11-22T12:00:00.000Z',
        actor: { __typename: 'Actor', kind: 'USER', id: 'u1' },
      },
    };
  };

  test('open the related alert and the records of the event', async () => {
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlertGroups: () => groupsOf(),
        SecurityAlerts: () => alertsOf('HIGH', 'LOW'),
        SecurityAlertDetails: detailsOf,
      },
    });
    await everyAlert();
    await userEvent.click(await screen.findByRole('button', { name: /^Details of Alert 0/ }));
    const link = await screen.findByRole('link', { name: 'History of the purchase' });
    expect(link.getAttribute('href')).toBe('/admin/audit/purchase/k1');
    await userEvent.click(screen.getByRole('button', { name: /^Open Alert 1/ }));
    expect(await screen.findByRole('dialog', { name: 'Alert 1' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Open Alert 0/ })).toBeTruthy();
  });

  test('block the address, and say why when that is refused', async () => {
    const asked: unknown[] = [];
    renderApp(<Security />, {
      viewer: admin,
      answers: {
        SecurityMetrics: () => metrics,
        SecurityAlertGroups: () => groupsOf(),
        SecurityAlerts: () => alertsOf('HIGH', 'LOW'),
        SecurityAlertDetails: detailsOf,
        BlockAddress: (variables) => {
          asked.push(variables);
          return new Error('You cannot block your own address, or a network that holds it.');
        },
      },
    });
    await everyAlert();
    await userEvent.click(await screen.findByRole('button', { name: /^Details of Alert 0/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block 203.0.113.9 for 1 day' }));
    expect(await screen.findByText('The address could not be blocked')).toBeTruthy();
    expect(asked).toMatchObject([{ input: { address: '203.0.113.9', reason: 'Alert 0' } }]);
  });
});

test('wrong limits are named at their fields, and nothing is sent', async () => {
  const { asked } = renderApp(<Security />, {
    viewer: admin,
    answers: {
      SecurityMetrics: () => metrics,
      SecurityAlertGroups: () => groupsOf(),
      SecurityAlerts: () => alertsOf(),
      SecuritySettings: () => ({
        securitySettings: {
          __typename: 'SecuritySettings',
          generalLimit: 100,
          authenticationLimit: 5,
          sessionTimeoutMinutes: 1_440,
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Security Settings' }));
  const general = await screen.findByLabelText('General API Limit');
  await userEvent.clear(general);
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('The general limit must be a whole number from 1 to 100,000.')).toBeTruthy();
  expect(general.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Authentication Limit').getAttribute('aria-invalid')).toBeNull();
  expect(asked).not.toContain('SetRateLimits');
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
