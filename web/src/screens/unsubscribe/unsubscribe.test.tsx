import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../testing/session.tsx';
import Unsubscribe from './index.tsx';

afterEach(cleanup);

const state = (wanted: boolean) => ({ __typename: 'MailUnsubscription', label: 'Credits low', wanted });

test('switches the type off and on again without a session', async () => {
  renderApp(<Unsubscribe />, {
    path: '/unsubscribe?token=t',
    answers: {
      MailUnsubscription: () => ({ mailUnsubscription: state(true) }),
      Unsubscribe: ({ input }) => ({ unsubscribe: state((input as { wanted: boolean }).wanted) }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText('You’re no longer subscribed to “Credits low” emails.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Get these emails again' }));
  expect(await screen.findByText('You’re subscribed to “Credits low” emails.')).toBeTruthy();
});

test.each([
  ['/unsubscribe', 'The link is not complete. Please copy all of it from the email.'],
  ['/unsubscribe?token=bad', 'This link is not valid.'],
])('%s says what is wrong with the link', async (path, sentence) => {
  renderApp(<Unsubscribe />, { path, answers: { MailUnsubscription: () => new Error(sentence) } });
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose emails in your profile' })).toBeTruthy();
});
