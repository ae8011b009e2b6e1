import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../testing/session.tsx';
import SearchDialog from './SearchDialog.tsx';

// jsdom has no `CSS`; React's ids need no escaping.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

afterEach(cleanup);

function Where() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}
const customer = (id: string) => ({
  consoleSearch: {
    __typename: 'ConsoleSearch',
    customers: [
      {
        __typename: 'FoundCustomer',
        customer: { __typename: 'CustomerName', id, name: id, email: `${id}@people.example` },
        match: { __typename: 'SearchMatch', field: 'NAME', text: id, start: 0, length: 2 },
        credits: 3,
        accountSuspended: false,
      },
    ],
    totalCustomers: 1,
    videos: [],
    payments: [],
    mails: [],
  },
});

test('Enter opens the result for the newest letters, even when it is pressed before their answer', async () => {
  const held = Promise.withResolvers<void>();
  const onClose = jest.fn();
  renderApp(
    <>
      <SearchDialog onClose={onClose} />
      <Where />
    </>,
    {
      answers: {
        ConsoleSearch: async ({ search }) => {
          if (search === 'anna') await held.promise;
          return customer(search === 'an' ? 'andy' : 'anna');
        },
      },
    },
  );
  const field = screen.getByRole('combobox', { name: 'Search the console' });
  await userEvent.type(field, 'an');
  await screen.findByRole('option', { name: /andy/ });
  await userEvent.type(field, 'na{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => held.resolve());
  await screen.findByText('/admin/users/anna');
  expect(onClose).toHaveBeenCalledTimes(1);
});
