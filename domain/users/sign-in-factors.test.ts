import { expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decideUser, evolveUser, initialUser, type SignInFactorEvent, type UserCommand } from './index.ts';

const { given } = specify({ initial: initialUser, decide: decideUser, evolve: evolveUser });

const enabled: SignInFactorEvent = { type: 'SecondFactorEnabled', data: { userId: 'u1' } };
const disabled: SignInFactorEvent = { type: 'SecondFactorDisabled', data: { userId: 'u1', byOperator: false } };
const added = (passkeyId: string): SignInFactorEvent => ({
  type: 'PasskeyAdded',
  data: { userId: 'u1', passkeyId, name: 'Phone' },
});
const removed = (passkeyId: string): SignInFactorEvent => ({
  type: 'PasskeyRemoved',
  data: { userId: 'u1', passkeyId, byOperator: false },
});
const record = (event: SignInFactorEvent): UserCommand => ({ kind: 'record_sign_in_factor', event });

test('the second factor is recorded once each time it is enabled or disabled', () => {
  expect(given().when(record(enabled)).then(enabled).secondFactor).toBe(true);
  given(enabled).when(record(enabled)).thenNothing();
  expect(given(enabled).when(record(disabled)).then(disabled).secondFactor).toBe(false);
  given().when(record(disabled)).thenNothing();
  given(enabled, disabled).when(record(enabled)).then(enabled);
});

test.each(['SecondFactorMoved', 'RecoveryCodesRenewed'] as const)('each %s is recorded once', (type) => {
  const changed = (changeId: string): SignInFactorEvent => ({ type, data: { userId: 'u1', changeId } });
  given(enabled)
    .when(record(changed('c1')))
    .then(changed('c1'));
  given(enabled, changed('c1'))
    .when(record(changed('c1')))
    .thenNothing();
  given(enabled, changed('c1'))
    .when(record(changed('c2')))
    .then(changed('c2'));
});

test('each passkey is recorded once when it is added and once when it is removed', () => {
  expect(
    given(added('p1'))
      .when(record(added('p2')))
      .then(added('p2')).passkeys,
  ).toEqual(['p1', 'p2']);
  given(added('p1'))
    .when(record(added('p1')))
    .thenNothing();
  expect(
    given(added('p1'), added('p2'))
      .when(record(removed('p1')))
      .then(removed('p1')).passkeys,
  ).toEqual(['p2']);
  given()
    .when(record(removed('p1')))
    .thenNothing();
});
