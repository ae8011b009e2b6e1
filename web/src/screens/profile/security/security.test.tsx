import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerConfirmation, askToConfirm } from '../../../app/stepUp.ts';
import { maria, renderApp } from '../../../testing/session.tsx';
import { SessionsCard } from '../../../features/sessions/SessionsCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';

afterEach(cleanup);

const off = {
  __typename: 'SignInFactors',
  atProvider: false,
  passkeysAvailable: true,
  secondFactor: null,
  passkeys: [],
};
const on = {
  ...off,
  secondFactor: { __typename: 'SecondFactor', enabledAt: '2026-01-02T10:00:00.000Z', recoveryCodesLeft: 2 },
  passkeys: [
    { __typename: 'Passkey', id: 'p1', name: 'Phone', createdAt: '2026-01-03T10:00:00.000Z', lastUsedAt: null },
  ],
};
const codes = Array.from({ length: 10 }, (_, index) => `abcde-0000${index}`);
type Answers = NonNullable<Parameters<typeof renderApp>[1]>['answers'];
const open = (answers: Answers = {}) =>
  renderApp(<SecurityCard />, {
    viewer: maria,
    answers: { SignInFactors: () => ({ signInFactors: off }), ...answers },
  });

test('sets up an authenticator app and shows the recovery codes once', async () => {
  const given: unknown[] = [];
  open({
    StartSecondFactor: () => ({
      startSecondFactor: { __typename: 'SecondFactorOffer', secret: 'JBSWY3DP', uri: 'otpauth://x', qrCode: '<svg/>' },
    }),
    EnableSecondFactor: (variables) => {
      given.push(variables);
      return {
        enableSecondFactor: { __typename: 'RecoveryCodesPayload', recoveryCodes: codes, signInFactors: on },
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  expect((await screen.findByRole('img', { name: 'QR code for your app' })).getAttribute('src')).toContain('svg');
  expect(screen.getByText('JBSWY3DP')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(given).toEqual([{ input: { code: '123456' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByText('On')).toBeTruthy();
  expect(screen.getByText(/You are running out of recovery codes/u)).toBeTruthy();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

test('the confirmation of identity replaces the dialog until it is answered', async () => {
  open({
    StartSecondFactor: () => ({
      startSecondFactor: { __typename: 'SecondFactorOffer', secret: 'JBSWY3DP', uri: 'otpauth://x', qrCode: '<svg/>' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const title = { name: 'Set up an authenticator app' };
  await screen.findByRole('dialog', title);
  await act(async () => void askToConfirm());
  expect(screen.queryByRole('dialog', title)).toBeNull();
  await act(async () => answerConfirmation(true));
  screen.getByRole('dialog', title);
});

test('turns the second factor off after a confirmation', async () => {
  open({
    SignInFactors: () => ({ signInFactors: on }),
    DisableSecondFactor: () => ({ disableSecondFactor: { __typename: 'SignInFactorsPayload', signInFactors: off } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Off')).toBeTruthy();
});

test('removes a passkey after a confirmation', async () => {
  const given: unknown[] = [];
  open({
    SignInFactors: () => ({ signInFactors: on }),
    RemovePasskey: (variables) => {
      given.push(variables);
      return { removePasskey: { __typename: 'SignInFactorsPayload', signInFactors: { ...on, passkeys: [] } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull());
  expect(given).toEqual([{ input: { id: 'p1' } }]);
});

test('says where an outside identity provider is responsible, and where browsers allow no passkeys', async () => {
  const { unmount } = open({ SignInFactors: () => ({ signInFactors: { ...off, atProvider: true } }) });
  expect(await screen.findByText(/You sign in with another provider/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  unmount();
  open({ SignInFactors: () => ({ signInFactors: { ...off, passkeysAvailable: false } }) });
  expect(await screen.findByText(/Browsers allow passkeys only on https sites/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

const session = (id: string, isCurrent: boolean) => ({
  __typename: 'Session',
  id,
  isCurrent,
  device: isCurrent ? 'Chrome on Windows' : 'Safari on iOS',
  address: '192.0.2.1',
  place: null,
  createdAt: '2026-01-02T10:00:00.000Z',
  lastSeenAt: '2026-01-02T10:00:00.000Z',
});

test('marks the session of this browser, and signs out another one', async () => {
  const given: unknown[] = [];
  renderApp(<SessionsCard />, {
    viewer: maria,
    answers: {
      Sessions: () => ({ sessions: [session('s1', true), session('s2', false)] }),
      EndSession: (variables) => {
        given.push(variables);
        const left = [session('s1', true)];
        return { endSession: { __typename: 'EndOwnSessionsPayload', sessionsEnded: 1, sessions: left } };
      },
    },
  });
  expect(await screen.findByText('This browser')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iOS, 192.0.2.1' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(given).toEqual([{ input: { id: 's2' } }]);
  expect(screen.getByRole('button', { name: 'Sign out others' }).hasAttribute('disabled')).toBe(true);
});
