import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp, type Answer } from '../../testing/session.tsx';
import Security from './index.tsx';
import { admin, groupsOf, metrics, show, sprayer, victims } from './testing/security.tsx';

afterEach(cleanup);

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

  test('says why an attack cannot be stopped, and keeps the choice', async () => {
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

  test('lead to their sign-ins', async () => {
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

  test('shows how many addresses and customers a network holds, and offers the typed address', async () => {
    const sent = await open(preview({}), '192.0.2.5/8');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block 192.0.0.0/8?' }));
    expect(dialog.getByText('16,777,216')).toBeTruthy();
    expect(dialog.getByText('214')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Block only 192.0.2.5' }));
    expect(await screen.findByText('Address blocked')).toBeTruthy();
    expect(sent).toEqual(['192.0.2.5']);
  });

  test('saves one address without customers at once', async () => {
    const alone = { network: '192.0.2.5', addresses: '1', activeCustomers: 0, typedAddress: null };
    const sent = await open(preview(alone), '192.0.2.5');
    expect(await screen.findByText('Address blocked')).toBeTruthy();
    expect(sent).toEqual(['192.0.2.5']);
  });
});
