import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../testing/session.tsx';
import type { CreditStep, HistoryEvent } from './documents.ts';
import { HistoryTimeline } from './HistoryTimeline.tsx';

const step: CreditStep = {
  __typename: 'CreditStep',
  kind: 'GRANT',
  description: 'Starter Pack',
  reason: null,
  amount: 10,
  videoId: null,
  paymentId: 'pi_1',
  change: 10,
  availableAfter: 10,
  heldAfter: 0,
  debtAfter: 0,
};
const granted: HistoryEvent = {
  __typename: 'AuditEvent',
  id: 'e0',
  revision: 0,
  position: '2',
  time: '2026-11-21T10:00:00.000Z',
  type: 'CreditsGranted',
  actor: { __typename: 'Actor', kind: 'process', id: 'accounts', label: 'accounts' },
  note: null,
  undo: null,
  selfCredit: false,
  hash: 'a'.repeat(64),
  credits: step,
};
const held: HistoryEvent = {
  ...granted,
  id: 'e1',
  revision: 1,
  position: '5',
  type: 'CreditsReserved',
  actor: { __typename: 'Actor', kind: 'user', id: 'u1', label: 'maria@brokerage.example' },
  credits: {
    ...step,
    kind: 'HOLD',
    description: 'Oak Street',
    amount: 1.5,
    change: -1.5,
    videoId: 'v1',
    paymentId: null,
    availableAfter: 8.5,
    heldAfter: 1.5,
  },
};
const set: HistoryEvent = {
  ...granted,
  id: 'e2',
  revision: 2,
  position: '9',
  type: 'CreditsAdjusted',
  actor: { __typename: 'Actor', kind: 'admin', id: 'u1', label: 'maria@brokerage.example' },
  selfCredit: true,
  credits: {
    ...step,
    kind: 'ADJUSTMENT',
    description: 'Set by an administrator',
    reason: 'Counted twice',
    amount: 2,
    change: -2,
    paymentId: null,
    availableAfter: 6.5,
    heldAfter: 1.5,
    debtAfter: 1,
  },
};
const go = jest.fn();
const walk = jest.fn();
const about = { kind: 'CREDITS', id: 'u1', onGo: go, onWalk: walk, onUndone: null } as const;

function show(revision: number) {
  renderApp(<HistoryTimeline {...about} events={[set, held, granted]} revision={revision} />);
  return screen.getAllByRole('listitem');
}

afterEach(() => {
  cleanup();
  go.mockClear();
});

describe('the event timeline', () => {
  test('shows the movement, balance, reason, actor and place in the log of each event', () => {
    const words = show(2).map(({ textContent }) => textContent ?? '');
    for (const part of [
      '−2.0',
      '6.5 available after',
      '1.5 held',
      '1.0 owed',
      'Counted twice',
      'By maria@brokerage.example (administrator)',
      'Own account',
      'Revision 2',
      'Position 9',
      'aaaaaaaaaa…',
    ])
      expect(words[0]).toContain(part);
    for (const part of [
      '−1.5',
      '8.5 available after',
      '1.5 held',
      'Set aside until the video is finished',
      'By maria@brokerage.example (user)',
    ])
      expect(words[1]).toContain(part);
    expect(words[1]).not.toContain('Own account');
    for (const part of ['+10.0', '10.0 available after', 'Paid by card', 'By accounts (process)'])
      expect(words[2]).toContain(part);
    expect(words[2]).not.toMatch(/ held| owed/u);
  });

  test('marks the event of the moment and fades those after it', () => {
    const [latest, here, first] = show(1);
    expect([latest, here, first].map((item) => item?.dataset['faded'])).toEqual(['true', 'false', 'false']);
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Oak Street');
    expect(here?.textContent).toContain('Here');
  });

  test('goes to the chosen event', async () => {
    const [, , first] = show(2);
    if (first === undefined) throw new Error('There is no first event');
    await userEvent.click(within(first).getByRole('button', { name: 'Starter Pack' }));
    expect(go).toHaveBeenCalledWith(0);
  });

  test('opens cause and effects by keyboard', async () => {
    const [, second] = show(2);
    if (second === undefined) throw new Error('There is no second event');
    within(second).getByRole('button', { name: 'Cause and effects' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(walk).toHaveBeenCalledWith('e1');
  });

  test('offers the undo of an act on Digital Twin credits to people who may undo it', () => {
    const undo = {
      __typename: 'CreditUndo',
      id: 'a1',
      userId: 'u1',
      asset: 'DIGITAL_TWINS',
      change: -1,
      obstacle: null,
    } as const;
    const twins = { ...about, kind: 'TWIN_CREDITS', revision: 2 } as const;
    const events = [{ ...set, undo, note: 'For the fair' }];
    renderApp(<HistoryTimeline {...twins} events={events} onUndone={() => undefined} />);
    screen.getByRole('button', { name: 'Undo' });
    screen.getByRole('button', { name: 'Credits adjusted' });
    screen.getByText('Internal note: For the fair');
    cleanup();
    renderApp(<HistoryTimeline {...twins} events={events} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('shows an empty state without events', () => {
    renderApp(<HistoryTimeline {...about} events={[]} revision={-1} />);
    expect(screen.getByText('No events yet')).toBeTruthy();
  });
});
