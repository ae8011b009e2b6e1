import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ViewerContext } from '../../../app/session/SessionContext.tsx';
import { maria, renderApp } from '../../../testing/session.tsx';
import HistoryScreen from './index.tsx';

const statuses = ['none', 'initiated', 'succeeded'];
const types = ['PaymentInitiated', 'PaymentSucceeded'];
const value = (status: string) => ({
  __typename: 'AuditValue',
  path: 'status',
  label: 'Status',
  value: status,
  isTime: false,
  isText: true,
});
const timeOf = (revision: number): string => `2026-11-21T10:0${revision}:00.000Z`;
const eventOf = (revision: number) => ({
  __typename: 'AuditEvent',
  id: `e${revision}`,
  revision,
  position: String(revision + 5),
  time: timeOf(revision),
  type: types[revision],
  hash: 'ab'.repeat(32),
  actor: { __typename: 'Actor', kind: 'provider', id: 'stripe', label: 'stripe' },
  selfCredit: false,
  note: null,
  undo: null,
  changes: [
    {
      __typename: 'AuditChange',
      path: 'status',
      label: 'Status',
      before: value(statuses[revision] ?? ''),
      after: value(statuses[revision + 1] ?? ''),
    },
  ],
  data: [value('of the event')],
  before: [value(statuses[revision] ?? '')],
  after: [value(statuses[revision + 1] ?? '')],
});

const balanceOf = (available: number) => ({
  __typename: 'CreditBalance',
  ...Object.fromEntries(
    ['held', 'debt', 'lapsed', 'used', 'expired', 'clawedBack', 'adjustedOut', 'writtenOff'].map((name) => [name, 0]),
  ),
  available,
  total: available,
  issued: available,
  lots: [],
  holds: [],
});

/** The audit of a payment with two events, on a server that has nothing else. */
function open(path = '/admin/audit/payment/pi_1', total = 2) {
  return renderApp(
    <ViewerContext value={{ ...maria, isAdmin: true }}>
      <Routes>
        <Route path="/admin/audit/:kind/:id" element={<HistoryScreen />} />
        <Route path="/admin/users/:id/credits" element={<HistoryScreen />} />
      </Routes>
    </ViewerContext>,
    {
      path,
      answers: {
        AuditedCustomer: ({ id }) => ({
          customer:
            id === 'nobody'
              ? null
              : { __typename: 'Customer', id, name: 'Ann Miles', email: 'ann@x.example', erased: false },
        }),
        AuditHistory: ({ revision, ofCredits }) => {
          const at = revision === null ? total - 1 : Number(revision);
          return {
            auditHistory: {
              __typename: 'AuditHistory',
              stream: 'payment-pi_1',
              totalEvents: total,
              firstEventAt: total > 0 ? timeOf(0) : null,
              lastEventAt: total > 0 ? timeOf(total - 1) : null,
              revision: at,
              replayedTo: at < 0 ? null : timeOf(at),
              moment: timeOf(Math.max(0, at)),
              obstacle: null,
              ...(ofCredits
                ? { balance: balanceOf(at + 1), curve: [] }
                : { stateOmitted: 0, state: [value(statuses[at + 1] ?? '')] }),
              events: [1, 0].filter((each) => each < total).map(eventOf),
            },
          };
        },
        AuditEventStates: ({ revision }) => ({
          auditHistory: { __typename: 'AuditHistory', events: [eventOf(Number(revision))] },
        }),
        AuditVerdict: ({ kind }) => ({
          auditVerdict: {
            __typename: 'AuditVerdict',
            checkedAt: timeOf(5),
            events: total,
            chainIntact: true,
            chainVerifiedRevision: total - 1,
            chainVerifiedPosition: '6',
            finding: null,
            readModelMatches: kind === 'CREDITS' ? true : null,
            differences: [],
            keyFingerprint: 'aaaa-bbbb',
          },
        }),
        AuditComparison: ({ from, to }) => ({
          auditComparison: {
            __typename: 'AuditComparison',
            from: { __typename: 'AuditMoment', revision: from, time: null },
            to: { __typename: 'AuditMoment', revision: to, time: timeOf(1) },
            changes: from === to ? [] : eventOf(1).changes,
          },
        }),
      },
    },
  );
}
afterEach(cleanup);

const stateThen = () => {
  const card = screen.getByRole('heading', { name: 'State then' }).closest('section');
  if (!card) throw new Error('There is no card with the state');
  return within(card);
};

test('arrow keys step through the history, and a live region says what each event changed', async () => {
  open();
  await screen.findByRole('heading', { name: 'Payment: history' });
  const slider = await screen.findByRole('slider', { name: 'Event' });
  stateThen().getByText('succeeded');
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => stateThen().getByText('initiated'));
  expect(slider.getAttribute('aria-valuetext')).toBe('Event 1 of 2');
  await screen.findByText('Event 1 of 2: Payment initiated. Status: initiated');
  await userEvent.keyboard('{Home}');
  await waitFor(() => stateThen().getByText('none'));
  await screen.findByText('Before the first event', { selector: '[role="status"]' });
});

test('each event opens with the states before and after it', async () => {
  open();
  const [latest] = await screen.findAllByRole('button', { name: 'State before and after' });
  if (!latest) throw new Error('There is no event');
  await userEvent.click(latest);
  within(await screen.findByRole('region', { name: 'State before' })).getByText('initiated');
  within(screen.getByRole('region', { name: 'State after' })).getByText('succeeded');
  within(screen.getByRole('region', { name: 'What the event says' })).getByText('of the event');
  screen.getByRole('dialog', { name: 'Event 1: Payment succeeded' });
});

test('compares two moments, and refuses text that is not a number', async () => {
  open();
  await screen.findByText(/^1 value differs: the beginning to /);
  const from = screen.getByRole('spinbutton', { name: 'From event' });
  await userEvent.clear(from);
  await userEvent.type(from, '2');
  await screen.findByText('The two states are the same.');
  await userEvent.type(from, '9');
  await screen.findByText('Enter a number from 0 (before the first event) to 2.');
  await userEvent.click(screen.getByRole('button', { name: 'From the moment shown' }));
  await screen.findByText('The two states are the same.');
});

test('the proof is of the moment shown, and the verdict names the key', async () => {
  open('/admin/audit/payment/pi_1?revision=0');
  const proof = await screen.findByRole('link', { name: 'Download the shown history with its proof' });
  expect(proof.getAttribute('href')).toBe('/api/admin/audit/payment/pi_1/proof?revision=0');
  await screen.findByText('aaaa-bbbb');
  screen.getByText(/^Hash chain intact up to position/);
});

test('says when a history has no events, and when a kind is unknown', async () => {
  open('/admin/audit/subscription/ann', 0);
  await screen.findByText('No events yet');
  cleanup();
  open('/admin/audit/user/ann');
  await screen.findByText('There is no such history');
});

test('credits have their balance in the same screen, at one address', async () => {
  open('/admin/audit/credits/ann?revision=0');
  await screen.findByRole('heading', { name: 'Credit history' });
  await screen.findByText('Ann Miles · ann@x.example');
  await screen.findByRole('heading', { name: 'Balance then' });
  expect(screen.queryByRole('heading', { name: 'State then' })).toBeNull();
  await screen.findAllByText('Read model = replay');
  const links = ['CSV', 'JSON', 'Proof'].map((name) => screen.getByText(name).closest('a')?.getAttribute('href'));
  expect(links).toEqual([
    '/api/admin/users/ann/credits/history?format=csv&revision=0',
    '/api/admin/users/ann/credits/history?format=json&revision=0',
    '/api/admin/audit/credits/ann/proof?revision=0',
  ]);
  expect(screen.getByRole('link', { name: 'Customer' }).getAttribute('href')).toBe('/admin/users/ann');
});

test('says that an account does not exist', async () => {
  open('/admin/users/nobody/credits', 0);
  await screen.findByText('User not found');
});
