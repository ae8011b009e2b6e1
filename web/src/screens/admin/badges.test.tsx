import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../testing/session.tsx';
import { SubscriptionBadge, VideoBadge } from './badges.tsx';

afterEach(cleanup);

const toneOf = (words: string) => screen.getByText(words).dataset['tone'];

test.each([
  ['READY', 'Ready', 'accent', 'accent'],
  ['PROCESSING', 'Processing', 'neutral', 'neutral'],
  ['PENDING', 'Pending', 'outline', 'danger'],
  ['FAILED', 'Failed', 'danger', 'danger'],
] as const)(
  'a video that is %s is shown as %s in %s, and among the details of a user in %s',
  (status, words, tone, detail) => {
    renderApp(<VideoBadge status={status} />);
    expect(toneOf(words)).toBe(tone);
    cleanup();
    renderApp(<VideoBadge status={status} inUserDetail />);
    expect(toneOf(words)).toBe(detail);
  },
);

test.each([
  ['ACTIVE', 'Active', 'accent'],
  ['CANCELED', 'Canceled', 'danger'],
  ['PAST_DUE', 'Past due', 'neutral'],
  ['TRIALING', 'Trialing', 'outline'],
  ['INCOMPLETE', 'Incomplete', 'neutral'],
] as const)('a subscription that is %s is shown as %s in %s', (status, words, tone) => {
  renderApp(<SubscriptionBadge status={status} />);
  expect(toneOf(words)).toBe(tone);
});
