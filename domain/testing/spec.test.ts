import { describe, expect, test } from '@jest/globals';
import {
  decideUser,
  evolveUser,
  initialUser,
  type UserCommand,
  type UserEvent,
  type UserState,
} from '../users/index.ts';
import { specify, type Decider } from './spec.ts';

const decider: Decider<UserState, UserCommand, UserEvent> = {
  initial: initialUser,
  decide: decideUser,
  evolve: evolveUser,
};
const granted: UserEvent = { type: 'AdminRoleGranted', data: { userId: 'u1', role: 'admin', reason: 'Owner' } };
const revoke: UserCommand = { kind: 'revoke_admin', userId: 'u1', reason: 'Left' };
const revoked: UserEvent = { type: 'AdminRoleRevoked', data: { userId: 'u1', role: 'admin', reason: 'Left' } };
const grant: UserCommand = { kind: 'grant_admin', userId: 'u1', reason: 'Owner' };

describe('a specification', () => {
  const { given } = specify(decider);

  test('passes for exactly the events, no events, or the refusal', () => {
    expect(given(granted).when(revoke).then(revoked)).toMatchObject({ admin: false });
    given().when(revoke).thenNothing();
    given().when(grant).thenRefused('NOT_FOUND', 'User not found');
  });

  test('fails for other, fewer and more events', () => {
    const outcome = given(granted).when(revoke);
    expect(() => outcome.then(granted)).toThrow();
    expect(() => outcome.then(revoked, revoked)).toThrow();
    expect(() => outcome.thenNothing()).toThrow();
    expect(() => given().when(revoke).then(revoked)).toThrow();
  });

  test('fails for an event with one field more or less', () => {
    const outcome = specify({
      ...decider,
      decide: () => [{ ...revoked, data: { ...revoked.data, extra: 1 } } as UserEvent],
    })
      .given(granted)
      .when(revoke);
    expect(() => outcome.then(revoked)).toThrow();
  });

  test('fails for another code, another sentence, and when nothing is refused', () => {
    const outcome = given().when(grant);
    expect(() => outcome.thenRefused('FORBIDDEN', 'User not found')).toThrow();
    expect(() => outcome.thenRefused('NOT_FOUND', 'User not found.')).toThrow();
    expect(() => outcome.then(granted)).toThrow('Refused with NOT_FOUND: User not found');
    expect(() => given(granted).when(revoke).thenRefused('NOT_FOUND', 'User not found')).toThrow();
  });

  test('fails for a decision that mutates its state, differs the second time, or violates an event schema', () => {
    const careless = specify({
      ...decider,
      decide: (_command, state) => {
        Object.assign(state, { admin: true });
        return [];
      },
    });
    expect(() => careless.given().when(revoke)).toThrow(TypeError);
    let calls = 0;
    const moody = specify({
      ...decider,
      decide: () => {
        calls += 1;
        return calls % 2 === 0 ? [] : [revoked];
      },
    });
    expect(() => moody.given().when(revoke)).toThrow('The second answer differs from the first');
    const wrong = {
      type: 'AdminRoleGranted',
      data: { userId: 'u1', role: 'owner', reason: '' },
    } as object as UserEvent;
    expect(() => given(wrong).when(revoke)).toThrow();
  });
});
