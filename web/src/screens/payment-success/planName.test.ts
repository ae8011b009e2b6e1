import { expect, test } from '@jest/globals';
import { catalog } from '../../testing/server.ts';
import { planName } from './planName.ts';

test.each([
  ['plan=adhoc', 'Adhoc Video'],
  ['plan=solo', 'Solo Agent'],
  ['plan=growth', 'Growth Agent'],
  ['plan=elite', 'Elite Agent'],
  ['plan=elite&billing=annual', 'Elite Agent (Annual)'],
  ['plan=elite&billing=monthly', 'Elite Agent'],
  ['plan=monthly', 'Monthly Plan'],
  ['plan=volume-pro', 'Volume Pro'],
  ['plan=constructor', undefined],
  ['billing=annual', undefined],
  ['', undefined],
])('%s names %p', (query, name) => {
  expect(planName(new URLSearchParams(query), catalog)).toBe(name);
});
