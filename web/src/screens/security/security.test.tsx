import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { alertTime, changeInWords, minutesInWords, timeoutInWords } from '../../features/security/wording.ts';
import Security from './index.tsx';
import { admin, alertsOf, everyAlert, groupsOf, metrics } from './testing/security.tsx';

afterEach(cleanup);

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
    // On its card and in the chart's table.
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

  test('says that the figures load, shows none when that fails, and loads them again', async () => {
    let answer: Promise<Answer> | Answer = new Promise<Answer>(() => undefined);
    const answers = {
      SecurityMetrics: () => answer,
      SecurityAlertGroups: () => groupsOf(),
      SecurityAlerts: () => alertsOf(),
    };
    renderApp(<Security />, { viewer: admin, answers });
    expect((await screen.findByText('Loading security metrics...')).role).toBe('status');
    cleanup();
    answer = new Error('away');
    renderApp(<Security />, { viewer: admin, answers });
    expect(await screen.findByText('The security metrics could not be loaded')).toBeTruthy();
    expect(screen.queryByText('Total Requests')).toBeNull();
    answer = metrics;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Requests')).toBeTruthy();
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

test('a limit of less than half is asked about before it is saved', async () => {
  const settings = { generalLimit: 100, authenticationLimit: 5, sessionTimeoutMinutes: 1_440 };
  const { asked } = renderApp(<Security />, {
    viewer: admin,
    answers: {
      SecurityMetrics: () => metrics,
      SecurityAlertGroups: () => groupsOf(),
      SecuritySettings: () => ({ securitySettings: { __typename: 'SecuritySettings', ...settings } }),
      SetRateLimits: ({ input }) => {
        const { general, authentication } = (input as { limits: { general: number; authentication: number } }).limits;
        const saved = { ...settings, generalLimit: general, authenticationLimit: authentication };
        return {
          setRateLimits: {
            __typename: 'SecuritySettingsPayload',
            settings: { __typename: 'SecuritySettings', ...saved },
          },
        };
      },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Security Settings' }));
  const general = await screen.findByLabelText('General API Limit');
  await userEvent.clear(general);
  await userEvent.type(general, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lower the limits this much?' }));
  expect(
    dialog.getByText('Requests per visitor in 15 minutes: 1 instead of 100. One screen takes several.'),
  ).toBeTruthy();
  expect(asked).not.toContain('SetRateLimits');
  await userEvent.click(dialog.getByRole('button', { name: 'Lower the limits' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
});

test('everybody else sees only their own alerts and sessions', async () => {
  renderApp(<Security />, { viewer: maria, answers: { SecurityAlerts: () => alertsOf() } });
  expect(await screen.findByText('Failed sign-ins and role changes of your account appear here.')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Security Alerts',
    'Session Management',
  ]);
  expect(screen.queryByText('Total Requests')).toBeNull();
});

test('times, changes and timeouts are formatted in words', () => {
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
