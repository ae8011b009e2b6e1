import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../testing/session.tsx';
import ForgotPassword from './ForgotPassword.tsx';
import ResetPassword from './ResetPassword.tsx';

const answerWith = (status: number, body: object) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockResolvedValue({ ok: status < 400, status, text: async () => JSON.stringify(body) } as Response);
  return fetched;
};
const sees = (text: string | RegExp) => screen.findAllByText(text);
const invalid = 'This password reset link is invalid or has expired.';

if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: async () => undefined });
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/forgot-password', () => {
  const ask = async (email: string) => {
    renderApp(<ForgotPassword />, { path: '/forgot-password' });
    const user = userEvent.setup({ delay: null });
    if (email !== '') await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  };

  test('says where the link went, and mentions the spam folder', async () => {
    answerWith(200, { success: true });
    await ask('ann@example.com');
    await sees('Reset Link Sent');
    await sees('Check your email for password reset instructions.');
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy();
    await sees('ann@example.com');
    await sees(/spam folder/);
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });

  test('needs an address', async () => {
    const fetched = answerWith(200, {});
    await ask('');
    await sees('Enter your email address.');
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([429, 500])('shows the failure of a %i', async (status) => {
    answerWith(status, { message: 'Too many attempts. Please try again later.', code: 'RATE_LIMITED' });
    await ask('ann@example.com');
    await sees('Failed to send reset email. Please try again.');
  });

  test('leads to the provider that keeps the password', async () => {
    answerWith(409, { code: 'MANAGED_BY_PROVIDER', url: 'https://login.example/' });
    await ask('ann@example.com');
    const link = await screen.findByRole('link', { name: 'Go to your sign-in provider' });
    expect(link.getAttribute('href')).toBe('https://login.example/');
  });
});

describe('/reset-password', () => {
  const Where = () => <p>{useLocation().pathname}</p>;
  const open = (query: string, works = true) => {
    renderApp(
      <>
        <ResetPassword />
        <Where />
      </>,
      { path: `/reset-password${query}`, answers: { PasswordResetLink: () => ({ passwordResetLinkWorks: works }) } },
    );
    return userEvent.setup({ delay: null });
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, confirm = password) => {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Confirm new password'), confirm);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };

  test.each([
    ['', true],
    ['?token=', true],
    ['?token=old', false],
  ])('shows an invalid link for %j', async (query, works) => {
    open(query, works);
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeTruthy();
    await sees(invalid);
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('sets the password and leads to /login after two seconds', async () => {
    const fetched = answerWith(200, { success: true });
    await fill(open('?token=good'), 'new password');
    await sees('Password Reset Successful');
    await sees('Your password has been updated successfully.');
    expect(await screen.findByRole('heading', { name: 'Password Updated' })).toBeTruthy();
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: 'good', password: 'new password' }));
    await waitFor(() => expect(screen.getByText('/login')).toBeTruthy(), { timeout: 30_000 });
  });

  test.each([
    ['new password', 'other password', 'New passwords do not match.'],
    ['short', 'short', 'Password must be at least 8 characters long.'],
  ])('does not send %s and %s', async (password, confirm, text) => {
    const fetched = answerWith(200, {});
    await fill(open('?token=good'), password, confirm);
    await sees(text);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows that the link expired meanwhile', async () => {
    answerWith(400, { message: invalid, code: 'INVALID_INPUT', field: 'token' });
    await fill(open('?token=good'), 'new password');
    await sees('Failed to reset password. The link may be expired.');
    expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBeTruthy();
  });
});
