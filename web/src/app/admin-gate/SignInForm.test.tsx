import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

interface Sent {
  readonly path: string;
  readonly method: string | undefined;
  readonly body: unknown;
}

const sent: Sent[] = [];
const done = jest.fn();
const realFetch = globalThis.fetch;

/** Sets the response of the server. */
function serverAnswers(status: number, body: unknown): void {
  globalThis.fetch = async (path, init) => {
    if (typeof path !== 'string' || typeof init?.body !== 'string') throw new Error('The form sends JSON to a path');
    sent.push({ path, method: init.method, body: JSON.parse(init.body) });
    return {
      ok: status < 300,
      status,
      text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
    } as Response;
  };
}

const show = (props: Partial<SignInFormProps> = {}) =>
  render(
    <TooltipProvider>
      <SignInForm signedIn={null} onReopen={() => undefined} onSignedIn={done} {...props} />
    </TooltipProvider>,
  );
const enter = async (email: string, password: string): Promise<void> => {
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email);
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

beforeEach(() => {
  sent.length = 0;
  done.mockClear();
  serverAnswers(200, { success: true });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

describe('the admin login', () => {
  test.each([
    ['', ''],
    ['ada@curbcast.example', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('asks for both fields and sends nothing with %j and %j', async (email, password) => {
    show();
    await enter(email, password);
    expect(screen.getByRole('alert').textContent).toBe('Please enter both email and password');
    expect(sent).toEqual([]);
  });

  test('sends the input to the documented endpoint', async () => {
    show();
    await enter(' ada@curbcast.example ', ' secret ');
    expect(sent).toEqual([
      { path: '/api/admin/login', method: 'POST', body: { email: 'ada@curbcast.example', password: ' secret ' } },
    ]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      403,
      { error: 'x', message: 'Admin access restricted to curbcast.example', code: 'FORBIDDEN' },
      'Admin access restricted to curbcast.example',
    ],
    [401, { error: 'x', message: 'Invalid credentials', code: 'UNAUTHENTICATED' }, 'Invalid credentials'],
    [429, { message: 'Too many attempts. Please try again later.' }, 'Too many attempts. Please try again later.'],
    [500, '<html>broken</html>', 'Invalid credentials'],
    [401, {}, 'Invalid credentials'],
  ])("shows the server's message for %d", async (status, body, sentence) => {
    serverAnswers(status, body);
    show();
    await enter('ada@curbcast.example', 'secret');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(done).not.toHaveBeenCalled();
  });

  test('shows that the server cannot be reached', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    show();
    await enter('ada@curbcast.example', 'secret');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
  });

  test('lets only an administrator who closed the dashboard open it again', async () => {
    const reopen = jest.fn();
    const { rerender } = show({ signedIn: { email: 'ada@curbcast.example', isAdmin: true }, onReopen: reopen });
    await userEvent.click(screen.getByRole('button', { name: 'Open Admin Dashboard' }));
    expect(reopen).toHaveBeenCalledTimes(1);
    rerender(
      <TooltipProvider>
        <SignInForm signedIn={{ email: 'bo@people.example', isAdmin: false }} onReopen={reopen} onSignedIn={done} />
      </TooltipProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Open Admin Dashboard' })).toBeNull();
    expect(screen.getByText(/bo@people.example, which is not an administrator/u)).toBeTruthy();
  });
});
