import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { specify } from '../testing/spec.ts';
import {
  decideUsername,
  evolveUsername,
  lookOf,
  proposedUsername,
  usernameAggregate,
  usernameOf,
  usernameRule,
  type UsernameCommand,
  type UsernameEvent,
} from './index.ts';
import { inWords } from '../../words/index.ts';

const { given } = specify<object, UsernameCommand, UsernameEvent>({
  initial: {},
  decide: decideUsername,
  evolve: evolveUsername,
});
const claimed = (userId: string): UsernameEvent => ({ type: 'UsernameClaimed', data: { userId } });
const released = (userId: string): UsernameEvent => ({ type: 'UsernameReleased', data: { userId } });
const taken = ['USERNAME_TAKEN', 'This username is already taken.'] as const;

describe('a user name', () => {
  test('belongs to the first user who claims it', () => {
    given().when({ kind: 'claim', userId: 'ann' }).then(claimed('ann'));
    given(claimed('ann')).when({ kind: 'claim', userId: 'ann' }).thenNothing();
    given(claimed('ann'))
      .when({ kind: 'claim', userId: 'bob' })
      .thenRefused(...taken);
  });

  test('is free again once its owner releases it', () => {
    given(claimed('ann')).when({ kind: 'release', userId: 'bob' }).thenNothing();
    given(claimed('ann')).when({ kind: 'release', userId: 'ann' }).then(released('ann'));
    given(claimed('ann'), released('ann')).when({ kind: 'claim', userId: 'bob' }).then(claimed('bob'));
  });

  const later = { at: 6 * 60_000 };
  test('is taken over only from the user who was found not to use it, and only after a while', () => {
    const takeOver = { kind: 'take_over', userId: 'bob', from: 'ann' } as const;
    given(claimed('ann')).when(takeOver, later).then(released('ann'), claimed('bob'));
    given(claimed('ann'))
      .when(takeOver, { at: 60_000 })
      .thenRefused(...taken);
    given(claimed('eve'))
      .when(takeOver, later)
      .thenRefused(...taken);
  });

  test('is claimed again by its owner before it is used long after the claim', () => {
    given(claimed('ann')).when({ kind: 'renew', userId: 'ann' }, { at: 60_000 }).thenNothing();
    given(claimed('ann')).when({ kind: 'renew', userId: 'ann' }, later).then(claimed('ann'));
    given(claimed('ann')).when({ kind: 'claim', userId: 'ann' }, later).thenNothing();
  });
});

test('each user name has one stream, named by its keyed hash', () => {
  expect(usernameAggregate.streamOf('5d41')).toBe('username-5d41');
});

describe('the text of a user name', () => {
  test('follows a rule that a screen can show', () => {
    expect(inWords(usernameRule, 'en')).toMatch(/3 to 30 letters/);
  });

  test.each([
    ['Ann.Lee', 'Ann.Lee'],
    [' ann ', 'ann'],
    ['a-b_c.d9', 'a-b_c.d9'],
    ['an', undefined],
    ['a'.repeat(31), undefined],
    ['ann..lee', undefined],
    ['.ann', undefined],
    ['ann-', undefined],
    ['ann lee', undefined],
    ['\u0430nn', undefined],
    ['\uFF21nn', undefined],
    ['\u212Aen', undefined],
    ['ann\u200B', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('%j is stored as %j', (text, name) => {
    expect(usernameOf(text)).toBe(name);
  });

  test.each([
    ['Ann', 'ANN'],
    ['paul', 'pau1'],
    ['Ian', 'lan'],
    ['b0b', 'bob'],
    ['modern', 'modem'],
    ['ann_lee', 'ann-lee'],
  ])('%s and %s look the same', (a, b) => {
    expect(lookOf(a)).toBe(lookOf(b));
  });

  test('is proposed for every email address, even an unusual one', () => {
    expect(proposedUsername('ann@example.com', 0)).toBe('ann');
    expect(proposedUsername('ann@example.com', 2)).toBe('ann.2');
    expect(proposedUsername('ann+curbcast@example.com', 0)).toBe('anncurbcast');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(1_000), (email, attempt) => {
        expect(usernameOf(proposedUsername(email, attempt))).toBeDefined();
      }),
    );
  });
});
