import { describe, expect, test } from '@jest/globals';
import { hashOfStep, type Judged, obstacleOf, openPlaceholders, reachable, stepOfHash, steps } from './steps.ts';

const done: Judged = { script: 'Welcome.', avatarId: 'clara', placeholders: [], scriptLimit: 5_000 };

describe('the missing parts of a step', () => {
  test.each([
    ['Script', { ...done, script: ' \n' }, 'Write or generate a script first'],
    ['Script', { ...done, placeholders: ['[price]'] }, 'Please replace [price] in the script first.'],
    ['Script', { ...done, scriptLimit: 7 }, 'Shorten the script first'],
    ['Script', { ...done, scriptLimit: 8 }, null],
    ['Avatar', { ...done, avatarId: null }, 'Choose a presenter first'],
    ['Avatar', done, null],
    ['Content', { ...done, script: '', avatarId: null }, null],
    ['Generate', { ...done, script: '' }, 'Write or generate a script first'],
    ['Generate', { ...done, placeholders: ['[price]'] }, 'Please replace [price] in the script first.'],
    ['Generate', { ...done, avatarId: null }, 'Choose a presenter first'],
    ['Generate', done, null],
  ] as const)('are named for %s: %#', (step, judged, obstacle) => {
    expect(obstacleOf(step, judged)).toBe(obstacle);
  });
});

test('an incomplete step cannot be skipped', () => {
  expect(reachable('Generate', done)).toBe('Generate');
  expect(reachable('Generate', { ...done, avatarId: null })).toBe('Avatar');
  expect(reachable('Generate', { ...done, script: '', avatarId: null })).toBe('Script');
  expect(reachable('Generate', { ...done, placeholders: ['[price]'] })).toBe('Script');
  expect(reachable('Script', { ...done, script: '' })).toBe('Script');
});

test('each step has its own hash', () => {
  expect(steps.map((step) => stepOfHash(hashOfStep(step)))).toEqual([...steps]);
  expect(stepOfHash('#elsewhere')).toBe('Script');
  expect(stepOfHash('')).toBe('Script');
});

test('a replaced placeholder is no longer open', () => {
  expect(openPlaceholders('It has [beds] beds.', ['[price]', '[beds]', '[beds]'])).toEqual(['[beds]']);
});
