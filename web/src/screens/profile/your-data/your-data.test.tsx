import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../../app/session/SessionContext.tsx';
import { AccountNotices } from '../../../app/shell/AccountNotices.tsx';
import type { Viewer } from '../../../app/session/useSession.ts';
import { product } from '../../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../../testing/session.tsx';
import { download } from '../../../app/download.ts';
import { YourDataCard } from './YourDataCard.tsx';

const as = (user: Partial<Viewer['user']>): Viewer => ({ ...maria, user: { ...maria.user, ...user } });
const open = (viewer: Viewer, answers: Readonly<Record<string, (variables: Record<string, unknown>) => Answer>> = {}) =>
  renderApp(
    <ViewerContext value={viewer}>
      <AccountNotices />
      <YourDataCard />
    </ViewerContext>,
    {
      viewer,
      answers: { DeletionGrace: () => ({ viewer: { __typename: 'Viewer', deletionGraceDays: 7 } }), ...answers },
    },
  );
const changed = (name: string, user: Partial<Viewer['user']>) => () => ({
  [name]: { __typename: 'AccountChangePayload', position: '9', user: { ...maria.user, ...user } },
});
const region = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('the notices above every screen', () => {
  test('are absent for an active account', async () => {
    open(maria);
    await screen.findByRole('region', { name: 'Pause your account' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('show when the account will be deleted, and can cancel the deletion', async () => {
    const { asked } = open(as({ deletionAt: '2026-12-01T10:00:00.000Z' }), {
      CancelAccountDeletion: changed('cancelAccountDeletion', { deletionAt: null }),
    });
    const notice = within(await screen.findByText(/^Your account will be deleted on .+ [AP]M UTC$/).then(parentOf));
    await userEvent.click(notice.getByRole('button', { name: 'Keep my account' }));
    expect((await screen.findByText('Your account stays')).textContent).toBe('Your account stays');
    expect(asked).toContain('CancelAccountDeletion');
  });

  test('let a user resume a pause, but not a suspension', async () => {
    open(as({ suspendedBy: 'USER', accountSuspended: true }));
    expect((await screen.findByRole('button', { name: 'Resume' })).textContent).toBe('Resume');
    cleanup();
    open(as({ suspendedBy: 'ADMIN', accountSuspended: true }));
    expect((await screen.findByRole('link', { name: product.supportEmail })).getAttribute('href')).toBe(
      `mailto:${product.supportEmail}`,
    );
    expect(screen.queryByRole('button', { name: /Resume/ })).toBeNull();
  });
});

const parentOf = (element: HTMLElement): HTMLElement => element.closest('[role="status"]') ?? element;

describe('a pause', () => {
  test('is asked for, and starts after a confirmation', async () => {
    const { asked } = open(maria, { PauseAccount: changed('pauseAccount', { suspendedBy: 'USER' }) });
    await userEvent.click(region('Pause your account').getByRole('button', { name: 'Pause my account' }));
    expect(asked).not.toContain('PauseAccount');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pause your account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect((await screen.findByText('Your account is paused', { selector: '[data-toasts] *' })).textContent).toBe(
      'Your account is paused',
    );
  });
});

describe('a deletion', () => {
  const confirmations: unknown[] = [];
  const answers = {
    RequestAccountDeletion: ({ confirmation }: Record<string, unknown>) => {
      confirmations.push(confirmation);
      return changed('requestAccountDeletion', { deletionAt: '2026-12-01T10:00:00.000Z' })();
    },
  };

  test('names its consequences and needs the typed word', async () => {
    open(maria, answers);
    await userEvent.click(region('Delete your account').getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect((await dialog.findByText(/^For 7 days you can sign in/)).tagName).toBe('LI');
    expect(dialog.getByText('You lose 7.5 credits that you have not used.').tagName).toBe('LI');
    const button = dialog.getByRole('button', { name: 'Delete my account' });
    await userEvent.click(button);
    expect(dialog.getByRole('alert').textContent).toBe('Type DELETE to confirm.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    expect(confirmations).toEqual([]);
    await userEvent.click(button);
    expect(confirmations).toEqual(['DELETE']);
  });

  test('says why the server refuses and stays open', async () => {
    open(maria, { RequestAccountDeletion: () => new Error('Please confirm that it is you.') });
    await userEvent.click(region('Delete your account').getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect((await dialog.findByText('Your account was not deleted')).tagName).toBe('P');
  });
});

describe('a download', () => {
  test('says that a download failed, and can start it again', async () => {
    open(maria, { ExportOwnData: () => new Error('no') });
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect((await screen.findByText('Export failed')).tagName).toBe('P');
    expect((await screen.findByRole('button', { name: 'Download my data' })).textContent).toBe('Download my data');
  });

  test('does not save an answer with an error', async () => {
    const answer = {
      ok: false,
      status: 404,
      body: null,
      text: async () => '{"message":"This download address has expired."}',
    };
    globalThis.fetch = jest.fn(async () => answer as object as Response);
    await expect(download('/downloads/account/x', () => undefined, new AbortController().signal)).rejects.toMatchObject(
      {
        status: 404,
      },
    );
  });
});
