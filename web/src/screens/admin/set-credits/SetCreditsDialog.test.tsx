import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../../app/session/SessionContext.tsx';
import type { Viewer } from '../../../app/session/useSession.ts';
import type { AdminUserRowFragment, SetCreditsInput } from '../../../gql/graphql.ts';
import { catalog } from '../../../testing/server.ts';
import { currentToast } from '../../../ui/toastStore.ts';
import { TooltipProvider } from '../../../ui/Tooltip.tsx';
import { adminUserRow } from '../user.ts';
import { SetCreditsDialog } from './SetCreditsDialog.tsx';

const robin: AdminUserRowFragment = {
  __typename: 'AdminUser',
  id: 'u1',
  username: 'robin',
  email: 'robin@people.example',
  displayName: 'Robin Reyes',
  credits: 12.5,
  creditsHeld: 1.5,
  debt: 0,
  totalVideos: 2,
  totalAvatars: 0,
  subscriptionStatus: 'TRIALING',
  accountSuspended: false,
  suspendedBy: null,
  deletionAt: null,
  roles: [],
  isAdmin: false,
  createdAt: '2026-11-20T10:00:00.000Z',
};
/** Robin's account when the dialog opens, with the fields that an act depends on. */
const seen = { revision: 4, available: 12.5 };
const account = (id: string) => ({
  __typename: 'CreditAccount' as const,
  id,
  available: 40,
  held: 1.5,
  used: 0,
  debt: 0,
  lots: [],
  position: '7',
});
const viewer = (id: string): Viewer => ({
  __typename: 'Viewer',
  isAdmin: true,
  roles: ['ADMIN'],
  position: '7',
  account: account(id),
  user: {
    __typename: 'User',
    id,
    email: 'ada@curbcast.example',
    username: 'ada',
    firstName: 'Ada',
    displayName: 'Ada',
    profilePictureUrl: null,
    language: 'en',
    emailVerified: true,
    emailPending: null,
    phoneNumber: null,
    accountSuspended: false,
    suspendedBy: null,
    deletionAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
  },
});

const asked: SetCreditsInput[] = [];
const close = jest.fn();
let failures = 0;
const busy = { message: 'The service is busy. Please try again in a moment.', extensions: { code: 'UNAVAILABLE' } };
let refusal = busy;

/** Answers as the server does: the balance for a query, the changed account for a mutation. */
function server(): ApolloClient {
  const link = new ApolloLink(
    (operation) =>
      new Observable((sink) => {
        queueMicrotask(() => {
          if (operation.operationName === 'SetCredits') {
            const { input } = operation.variables as { input: SetCreditsInput };
            asked.push(input);
            if (failures > 0) {
              failures -= 1;
              sink.next({ errors: [refusal] });
            } else {
              sink.next({
                data: {
                  setCredits: {
                    __typename: 'SetCreditsPayload',
                    position: '7',
                    user: { ...robin, credits: input.credits },
                    account: account('u1'),
                  },
                },
              });
            }
          } else {
            sink.next({
              data:
                operation.operationName === 'Catalog'
                  ? { catalog }
                  : { adminUser: { ...robin, account: { __typename: 'CreditAccount', id: 'u1', ...seen } } },
            });
          }
          sink.complete();
        });
      }),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

async function show(as = 'u9'): Promise<ApolloClient> {
  const client = server();
  render(
    <ApolloProvider client={client}>
      <TooltipProvider>
        <ViewerContext value={viewer(as)}>
          <SetCreditsDialog userId="u1" onClose={close} />
        </ViewerContext>
      </TooltipProvider>
    </ApolloProvider>,
  );
  await screen.findByLabelText('Available credits');
  return client;
}
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const send = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: /^(Update Credits|Set Robin Reyes to)/ }));

beforeEach(() => {
  asked.length = 0;
  failures = 0;
  refusal = busy;
  close.mockClear();
});
afterEach(cleanup);

describe('setting credits', () => {
  test.each([
    ['', 'Goodwill'],
    ['5.5', 'Goodwill'],
    ['-1', 'Goodwill'],
    ['ten', 'Goodwill'],
    ['100001', 'Goodwill'],
    ['40', ''],
    ['40', 'ab'],
    ['40', '   '],
  ])('sends nothing and shows one error for amount %j and reason %j', async (amount, reason) => {
    await show();
    await type('Available credits', amount);
    await type('Reason', reason);
    await send();
    expect(asked).toEqual([]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('previews the balance, the difference, the holds and the dropped half credit', async () => {
    await show();
    await type('Available credits', '40');
    const preview = screen.getByText('Afterwards').closest('[role="status"]');
    expect(preview?.textContent).toBe('Now12.5Afterwards40Difference+27.5');
    screen.getByRole('button', { name: 'Set Robin Reyes to 40 credits (+27.5)' });
    await type('Available credits', '1');
    screen.getByRole('button', { name: 'Set Robin Reyes to 1 credit (-11.5)' });
    await type('Available credits', '40');
    expect(screen.getByText(/1\.5 held for unfinished videos stay held/u)).toBeTruthy();
    expect(screen.getByText(/half credit of the current balance \(12\.5\) will be dropped/u)).toBeTruthy();
  });

  test('sends amount, reason and an idempotency key, updates the row, shows a toast and closes', async () => {
    const client = await show();
    await type('Available credits', '40');
    await type('Reason', ' Goodwill after an outage ');
    await send();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([
      {
        userId: 'u1',
        credits: 40,
        reason: 'Goodwill after an outage',
        seen,
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      },
    ]);
    expect(
      client.cache.readFragment({ id: 'AdminUser:u1', fragment: adminUserRow, fragmentName: 'AdminUserRow' })?.credits,
    ).toBe(40);
    expect(currentToast()).toMatchObject({
      title: 'Credits updated',
      description: 'Robin Reyes now has 40 credits available.',
    });
  });

  test('shows a failure, and keeps the idempotency key for the same request only', async () => {
    failures = 2;
    await show();
    await type('Available credits', '40');
    await type('Reason', 'Goodwill');
    await send();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Failed to update credits',
        description: 'The service is busy. Please try again in a moment.',
        variant: 'destructive',
      }),
    );
    expect(close).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(asked).toHaveLength(2));
    await type('Available credits', '41');
    await send();
    await waitFor(() => expect(asked).toHaveLength(3));
    const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('shows both values when the balance has moved meanwhile, and keeps what was typed', async () => {
    failures = 1;
    const message = 'The balance has changed since you opened this: it was 12.5 and is 10.0 now. Nothing was changed.';
    refusal = { message, extensions: { code: 'CONFLICT' } };
    await show();
    await type('Available credits', '40');
    await type('Reason', 'Goodwill');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Goodwill');
    expect(close).not.toHaveBeenCalled();
  });

  test('warns administrators about their own account', async () => {
    await show('u1');
    expect(screen.getByText(/This is your own account/u)).toBeTruthy();
  });
});
