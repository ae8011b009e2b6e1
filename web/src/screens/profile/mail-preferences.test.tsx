import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp } from '../../testing/session.tsx';
import { MailPreferencesCard } from './MailPreferencesCard.tsx';

afterEach(cleanup);

const preference = (wanted: boolean) => ({
  __typename: 'MailPreference',
  template: 'credit_low',
  label: 'Credits low',
  wanted,
});

test('a switch takes effect at once, and says when it did not', async () => {
  let saved = true;
  renderApp(<MailPreferencesCard />, {
    viewer: maria,
    answers: {
      MailPreferences: () => ({ mailPreferences: [preference(true)] }),
      SetMailPreference: ({ input }) =>
        saved
          ? {
              setMailPreference: {
                __typename: 'SetMailPreferencePayload',
                preferences: [preference((input as { wanted: boolean }).wanted)],
                position: '13',
              },
            }
          : new Error('no'),
    },
  });
  const control = await screen.findByRole('switch', { name: 'Credits low' });
  await userEvent.click(control);
  expect((await screen.findByRole('switch', { checked: false })).getAttribute('aria-checked')).toBe('false');
  saved = false;
  await userEvent.click(control);
  expect(await screen.findByText('Your choice was not saved')).toBeTruthy();
  expect(control.getAttribute('aria-checked')).toBe('false');
});
