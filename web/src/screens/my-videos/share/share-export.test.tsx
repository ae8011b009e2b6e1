import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { userEvent } from '@testing-library/user-event';
import type { VideoShareQuery } from '../../../gql/graphql.ts';
import { renderApp } from '../../../testing/session.tsx';
import { currentToast, dismissToast } from '../../../ui/toastStore.ts';
import { ExportDialog } from '../export/ExportDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
});

const url = 'https://curbcast.example/s/Zk3wq0d9T8mXr2c5VbN7yA';
const link = {
  __typename: 'ShareLink' as const,
  url,
  embedCode: '<iframe></iframe>',
  qrCodeUrl: '/s/Zk3wq0d9T8mXr2c5VbN7yA/qr.svg',
  expiresAt: null,
  hasExpired: false,
  isProtected: false,
  showsAddress: true,
  takesTours: true,
};
const video = { id: 'v', title: 'Oak Street' };
const shared = (share: typeof link | null): VideoShareQuery => ({
  video: { __typename: 'Video', id: 'v', shareUrl: share && url, share },
});
const none = (): void => undefined;

test('a link is generated, shown to be copied, and revoked', async () => {
  let share: typeof link | null = null;
  renderApp(<ShareDialog video={video} onClose={none} />, {
    answers: {
      VideoShare: () => shared(share),
      ShareVideo: () => {
        share = link;
        return { shareVideo: { __typename: 'ShareVideoPayload', position: '1', shareUrl: url } };
      },
      RevokeShareLink: () => {
        share = null;
        return { revokeShareLink: { __typename: 'ShareVideoPayload', position: '2' } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Generate Share Link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Share link');
  expect([field.value, field.readOnly]).toEqual([url, true]);
  await waitFor(() => expect(currentToast()?.title).toBe('Share link generated'));
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Link copied to clipboard'));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toContain(encodeURIComponent(url));
  await user.click(screen.getByRole('button', { name: 'Revoke link' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  expect(share).not.toBeNull();
  await user.click(question.getByRole('button', { name: 'Revoke link' }));
  await screen.findByRole('button', { name: 'Generate Share Link' });
});

test('expiry and password are sent only where they were changed', async () => {
  const sent: unknown[] = [];
  renderApp(<ShareDialog video={video} onClose={none} />, {
    answers: {
      VideoShare: () => shared(link),
      ChangeShareLink: ({ input }) => {
        sent.push(input);
        return { changeShareLink: { __typename: 'ShareVideoPayload', position: '1' } };
      },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Password/), 'elm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The password must have at least 4 characters.');
  await user.type(screen.getByLabelText(/^Password/), ' street');
  await user.click(screen.getByRole('checkbox', { name: 'Show the property address' }));
  await user.click(screen.getByRole('switch', { name: 'Visitors can ask for a tour' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ showsAddress: false, takesTours: false, password: 'elm street' }]));
});

test('a link that cannot be made says so', async () => {
  renderApp(<ShareDialog video={video} onClose={none} />, {
    answers: {
      VideoShare: () => shared(null),
      ShareVideo: () => {
        throw new Error('The network is away');
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Generate Share Link' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to generate share link'));
});

const converting = { __typename: 'VideoExport' as const, format: 'WEBM' as const, status: 'CONVERTING' as const };

test('a format that cannot be exported says so with the specified words; others show their progress', async () => {
  renderApp(
    <ExportDialog video={{ id: 'v', exports: [{ ...converting, progress: 40, downloadUrl: null }] }} onClose={none} />,
    {
      answers: {
        ExportVideo: () => {
          throw new Error('The network is away');
        },
      },
    },
  );
  const user = userEvent.setup();
  expect(screen.getByRole('progressbar', { name: /Converting/ }).getAttribute('aria-valuenow')).toBe('40');
  await user.click(screen.getByRole('button', { name: 'Export as MOV' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Export failed'));
  expect(currentToast()?.description).toBe('Failed to export video. Please try again.');
});

test('a conversion that fails later says so with the specified words', async () => {
  let hasFailed = false;
  let notify = none;
  const subscribe = (listener: () => void) => {
    notify = listener;
    return none;
  };
  function Live() {
    const status = useSyncExternalStore(subscribe, () => hasFailed) && 'FAILED';
    const made = { ...converting, format: 'MOV' as const, progress: 0, downloadUrl: null };
    return <ExportDialog video={{ id: 'v', exports: status ? [{ ...made, status }] : [] }} onClose={none} />;
  }
  const { asked } = renderApp(<Live />, {
    answers: {
      ExportVideo: () => ({
        exportVideo: {
          __typename: 'ExportVideoPayload',
          position: '1',
          export: { ...converting, format: 'MOV', downloadUrl: null },
          video: null,
        },
      }),
    },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export as MOV' }));
  await waitFor(() => expect(asked).toContain('ExportVideo'));
  expect(currentToast()).toBeNull();
  act(() => {
    hasFailed = true;
    notify();
  });
  await waitFor(() => expect(currentToast()?.title).toBe('Export failed'));
  expect(currentToast()?.description).toBe('Failed to export video. Please try again.');
});
