import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../../testing/session.tsx';
import { CauseDialog } from './CauseDialog.tsx';
import { typeInWords } from '../words.ts';

const line = (id: string, type: string, creditsOf: string | null, video: string | null = null) => ({
  __typename: 'LogEvent',
  id,
  type,
  history:
    creditsOf !== null
      ? { __typename: 'AuditRef', kind: 'CREDITS', id: creditsOf }
      : video && { __typename: 'AuditRef', kind: 'VIDEO', id: video },
  stream: `stream-of-${id}`,
  revision: 3,
  position: '7',
  time: '2026-11-21T10:00:00.000Z',
  actor: { __typename: 'Actor', kind: 'process', id: 'rendering', label: 'rendering' },
});
const connection = (nodes: readonly object[], more = false) => ({
  __typename: 'LogEventConnection',
  edges: nodes.map((node, index) => ({ __typename: 'LogEventEdge', cursor: `c${index}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: more, hasPreviousPage: false, startCursor: 'c0', endCursor: 'c0' },
});
const requested = line('requested', 'VideoRequested', null);
const failed = line('failed', 'VideoFailed', null, 'v1');
const released = line('released', 'CreditsReleased', 'u1');
const reserved = line('reserved', 'CreditsReserved', 'u1');

const events: Readonly<Record<string, object>> = {
  released: { ...released, cause: failed, effects: connection([]) },
  failed: { ...failed, cause: requested, effects: connection([released]) },
  requested: {
    ...requested,
    cause: { __typename: 'Command', id: 'request-video/v1', effects: connection([requested, reserved]) },
    effects: connection([failed], true),
  },
};

const close = jest.fn();
const open = (eventId: string) =>
  renderApp(<CauseDialog eventId={eventId} onClose={close} />, {
    answers: {
      LogEvent: ({ id, after }) =>
        after === 'c0'
          ? { logEvent: { ...events['requested'], effects: connection([line('late', 'VideoDeleted', null)]) } }
          : { logEvent: events[String(id)] ?? null },
    },
  });

afterEach(() => {
  cleanup();
  close.mockClear();
});

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the keyboard leads from an event to its cause, and back', async () => {
  open('released');
  await screen.findByRole('heading', { name: 'Credits released' });
  screen.getByText('Nothing followed from this event.');
  expect(screen.getByRole('link', { name: 'Show in the credit history' }).getAttribute('href')).toBe(
    '/admin/users/u1/credits?revision=3',
  );

  section('Cause')
    .getByRole('button', { name: /^Video failed/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Video failed' }));
  expect(screen.getByRole('link', { name: 'Show in the history: Video' }).getAttribute('href')).toBe(
    '/admin/audit/video/v1?revision=3',
  );
  section('Effects').getByRole('button', { name: /^Credits released/ });

  await userEvent.click(section('Cause').getByRole('button', { name: /^Video requested/ }));
  await screen.findByText('request-video/v1');
  section('Cause').getByRole('button', { name: /^Credits reserved/ });
  expect(section('Cause').queryByRole('button', { name: /^Video requested/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show more effects' }));
  await section('Effects').findByRole('button', { name: /^Video deleted/ });
  section('Effects').getByRole('button', { name: /^Video failed/ });

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Video failed' });
});

test('an event that is not indexed yet can be retried', async () => {
  open('nothing');
  await screen.findByText('This event is not in the index of causes yet.');
});

test('an event type is formatted as words', () =>
  expect(typeInWords('CreditReversalNoted')).toBe('Credit reversal noted'));
