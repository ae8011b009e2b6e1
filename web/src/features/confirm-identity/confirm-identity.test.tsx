import { afterEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { codeOf } from '../../app/apollo/errors.ts';
import { answerConfirmation, askToConfirm, isConfirming } from '../../app/stepUp.ts';
import { stepUpLink } from '../../app/apollo/stepUpLink.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import { Overlay } from './Overlay.tsx';

afterEach(() => {
  act(() => answerConfirmation(false));
  cleanup();
});

/** A client whose server refuses `refusals` times to delete until the user has confirmed. */
function clientRefused(refusals: number) {
  let calls = 0;
  const server = new ApolloLink(
    () =>
      new Observable((sink) => {
        calls += 1;
        if (calls <= refusals)
          sink.next({ errors: [{ message: 'Please confirm.', extensions: { code: 'REAUTHENTICATION_REQUIRED' } }] });
        else sink.next({ data: { remove: true } });
        sink.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([stepUpLink(), server]) });
  return {
    remove: () =>
      client.mutate({
        mutation: gql`
          mutation {
            remove
          }
        `,
      }),
    calls: () => calls,
  };
}

const ways = { __typename: 'WaysToConfirm', atProvider: false, code: false, passkey: false };
const confirmed = { confirmIdentity: { __typename: 'P', waysToConfirm: ways } };
const open = (answers: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<Overlay />, {
    viewer: maria,
    ...answers,
    answers: { WaysToConfirm: () => ({ waysToConfirm: ways }), ...answers.answers },
  });

test('a call that needs a recent authentication is sent again after one confirmation', async () => {
  const given: unknown[] = [];
  open({
    answers: {
      ConfirmIdentity: (variables) => {
        given.push(variables);
        return confirmed;
      },
    },
  });
  const { remove, calls } = clientRefused(2);
  const results = Promise.all([remove(), remove()]);
  await userEvent.type(await screen.findByLabelText('Password'), 'her password');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await results).map(({ data }) => data)).toEqual([{ remove: true }, { remove: true }]);
  expect(given).toEqual([{ input: { password: 'her password' } }]);
  expect(calls()).toBe(4);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a wrong password in the dialog, which stays open', async () => {
  open({
    answers: {
      ConfirmIdentity: () =>
        new CombinedGraphQLErrors({ errors: [{ message: 'That is not right. Please try again.' }] }),
    },
  });
  act(() => void askToConfirm());
  await userEvent.type(await screen.findByLabelText('Password'), 'a guess');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That is not right. Please try again.');
  expect(isConfirming()).toBe(true);
});

test('canceling leaves the call refused', async () => {
  open();
  const { remove, calls } = clientRefused(1);
  const result = remove().catch(codeOf);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await result).toBe('REAUTHENTICATION_REQUIRED');
  expect(calls()).toBe(1);
});

test('sends users of an outside identity provider there', async () => {
  open({ answers: { WaysToConfirm: () => ({ waysToConfirm: { ...ways, atProvider: true } }) } });
  act(() => void askToConfirm());
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('asks for a code too with a second factor', async () => {
  const given: unknown[] = [];
  open({
    answers: {
      WaysToConfirm: () => ({ waysToConfirm: { ...ways, code: true } }),
      ConfirmIdentity: (variables) => {
        given.push(variables);
        return confirmed;
      },
    },
  });
  act(() => void askToConfirm());
  await userEvent.type(await screen.findByLabelText('Password'), 'her password');
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(isConfirming()).toBe(false));
  expect(given).toEqual([{ input: { password: 'her password', code: '123456' } }]);
});

test('says in the dialog when the device gives no passkey', async () => {
  open({
    answers: {
      WaysToConfirm: () => ({ waysToConfirm: { ...ways, passkey: true } }),
      StartPasskeyConfirmation: () => ({
        startPasskeyConfirmation: { __typename: 'PasskeyRequest', options: { challenge: 'AAAA' } },
      }),
    },
  });
  act(() => void askToConfirm());
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
});
