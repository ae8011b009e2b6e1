import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import { useSession } from '../../app/session/useSession.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import { AccountCard } from './AccountCard.tsx';
import Profile from './index.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>['answers'];

/** The cards with the session from the cache, as in RequireSession. */
function Live() {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <ViewerContext value={session.viewer}>
      <ProfileCard />
      <PasswordCard />
      <AccountCard />
    </ViewerContext>
  ) : null;
}

function open(answers: Answers = {}) {
  renderApp(<Live />, {
    viewer: maria,
    path: '/profile',
    answers: {
      AccountSubscription: () => ({ viewer: { __typename: 'Viewer', subscriptionStatus: 'NONE' } }),
      PasswordManagement: () => ({ waysToConfirm: { __typename: 'WaysToConfirm', atProvider: false } }),
      ...answers,
    },
  });
  return userEvent.setup({ delay: null, applyAccept: false });
}
const refusal = (code: string, message: string, field?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...(field && { field }) } }] });
/** The next answer of the REST API. */
const answerWith = (status: number, body: object) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValue({
    ok: status < 400,
    status,
    json: async () => body,
    text: async () => JSON.stringify(body),
  } as Response);
  return fetched;
};
const sees = (text: string | RegExp) => screen.findAllByText(text);

if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: async () => undefined });
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the profile card', () => {
  test('saves what was typed', async () => {
    const sent: unknown[] = [];
    const user = open({
      UpdateProfile: ({ input }) => {
        sent.push(input);
        const saved = { ...maria.user, phoneNumber: '+15125550142' };
        return {
          updateProfile: { __typename: 'UpdateProfilePayload', position: '13', emailPending: null, user: saved },
        };
      },
    });
    expect((await screen.findByRole('button', { name: 'Save Changes' })).hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByLabelText(/Phone number/), '+1 512 555 0142');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await sees('Profile Updated');
    await sees('Your profile has been updated successfully.');
    expect(sent).toEqual([
      {
        username: 'maria',
        email: 'maria@brokerage.example',
        displayName: 'Maria Alvarez',
        phoneNumber: '+1 512 555 0142',
        language: 'en',
      },
    ]);
  });

  test.each([
    ['USERNAME_TAKEN', 'This username is already taken.', 'Username', 'username'],
    ['EMAIL_TAKEN', 'This email address is already in use.', 'Email', 'email'],
    ['INVALID_INPUT', 'What is wrong with a phone number.', /^Phone number/, 'phoneNumber'],
  ])('shows %s at its field', async (code, message, label, field) => {
    const user = open({ UpdateProfile: () => refusal(code, message, field) });
    await user.type(await screen.findByLabelText(label), 'x');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await sees('Failed to update profile. Please try again.');
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    await sees(message);
  });

  test('names the address that waits for its confirmation', async () => {
    renderApp(<Live />, {
      viewer: { ...maria, user: { ...maria.user, emailPending: 'new@example.com' } },
      answers: {},
    });
    await sees(/We sent a link to new@example.com/);
  });
});

describe('the picture', () => {
  const choose = async (file: File, user: ReturnType<typeof userEvent.setup>) =>
    user.upload(await screen.findByLabelText('Profile picture'), file);
  const png = new File(['png'], 'me.png', { type: 'image/png' });

  test.each([
    [
      'of a wrong type',
      new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }),
      'Invalid File Type',
      'Please upload a JPEG, PNG, GIF, or WebP image.',
    ],
    [
      'over 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
      'File Too Large',
      'Please upload an image smaller than 5MB.',
    ],
  ])('%s is not sent', async (_name, file, title, text) => {
    const fetched = answerWith(200, {});
    await choose(file, open());
    await sees(title);
    await sees(text);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is uploaded', async () => {
    const fetched = answerWith(200, { profilePictureUrl: '/files/pictures/a.webp' });
    await choose(png, open());
    await sees('Profile picture updated successfully');
    expect(fetched.mock.calls[0]?.[0]).toBe('/auth/profile/picture');
  });

  test.each([
    [{ error: 'This image has too many pixels.' }, 'This image has too many pixels.'],
    [{}, 'Failed to upload profile picture'],
  ])('is refused with the reason of the server: %j', async (body, text) => {
    answerWith(400, body);
    await choose(png, open());
    await sees('Upload Failed');
    await sees(text);
  });
});

describe('the password card', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string, confirm = next) => {
    await user.type(await screen.findByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), next);
    await user.type(screen.getByLabelText('Confirm new password'), confirm);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  test('changes the password', async () => {
    const fetched = answerWith(200, { success: true });
    await fill(open(), 'old password', 'new password');
    await sees('Password Changed');
    await sees('Your password has been updated successfully.');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ currentPassword: 'old password', newPassword: 'new password' }),
    );
  });

  test.each([
    ['new password', 'other password', 'New passwords do not match.'],
    ['short', 'short', 'Password must be at least 8 characters long.'],
  ])('does not send %s and %s', async (next, confirm, text) => {
    const fetched = answerWith(200, {});
    await fill(open(), 'old password', next, confirm);
    await sees(text);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('says that the current password is wrong', async () => {
    answerWith(403, { message: 'Failed to change password. Check your current password.', code: 'FORBIDDEN' });
    await fill(open(), 'wrong', 'new password');
    await sees('Failed to change password. Check your current password.');
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  test('leaves the password of an outside account to its provider', async () => {
    open({ PasswordManagement: () => ({ waysToConfirm: { __typename: 'WaysToConfirm', atProvider: true } }) });
    await sees('Your sign-in provider keeps your password. Change it there.');
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  });
});

test('the account card shows a skeleton while it is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  open({ AccountSubscription: () => promise });
  await sees('Loading your account…');
  resolve({ viewer: { __typename: 'Viewer', subscriptionStatus: 'NONE' } });
  await sees('No active subscription');
  expect(screen.queryByText('Loading your account…')).toBeNull();
});

test.each([
  ['NONE', 'No active subscription'],
  ['ACTIVE', 'Active subscription'],
  ['CANCELED', 'No active subscription'],
])('the account card says of %s: %s', async (subscriptionStatus, text) => {
  open({ AccountSubscription: () => ({ viewer: { __typename: 'Viewer', subscriptionStatus } }) });
  await sees(text);
  await sees('u1');
  await sees('7.5');
  expect((await screen.findByRole('link', { name: 'Manage Billing' })).getAttribute('href')).toBe('/billing');
});

test('leads from the top to each card, the deletion last', async () => {
  function Screen() {
    const session = useSession();
    return session.status === 'signed-in' ? (
      <ViewerContext value={session.viewer}>
        <Profile />
      </ViewerContext>
    ) : null;
  }
  renderApp(<Screen />, { viewer: maria, path: '/profile', answers: {} });
  const contents = await screen.findByRole('navigation', { name: 'On this page', hidden: true });
  const ids = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
  expect([ids[0], ids.length, ids.at(-1)]).toEqual(['profile', 8, 'your-data']);
  for (const id of ids) expect(document.getElementById(id)).not.toBeNull();
});
