import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import { useWaiting } from './useWaiting.ts';

afterEach(cleanup);

const viewer = { ...maria, isAdmin: true };
function Navigation() {
  return <ConsoleNav viewer={viewer} waiting={useWaiting()} />;
}
const group = (kind: string, count: number, more = false) => ({
  __typename: 'AttentionGroup',
  kind,
  count,
  more,
  items: [],
});

test.each([
  [[group('FAILED_VIDEO', 3), group('SECURITY_ALERT', 4)], 'Overview 7 need you'],
  [[group('BOUNCED_MAIL', 1)], 'Overview 1 needs you'],
  [[group('BOUNCED_MAIL', 100, true), group('FAILED_VIDEO', 2)], 'Overview more than 102 need you'],
])('the link to the overview says how much needs a person: %#', async (attention, name) => {
  renderApp(<Navigation />, { answers: { Attention: () => ({ attention }) } });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test.each([[[]], [new Error('away')]])(
  'the link says nothing while nothing waits, or the number is unknown',
  async (answer) => {
    const { asked } = renderApp(<Navigation />, {
      answers: { Attention: () => (answer instanceof Error ? answer : { attention: answer }) },
    });
    await waitFor(() => expect(asked).toContain('Attention'));
    expect(screen.getByRole('link', { name: 'Overview' })).toBeTruthy();
  },
);
