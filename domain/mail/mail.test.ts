import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideMail,
  evolveMail,
  initialMail,
  isMailAddress,
  type MailBounced,
  type MailDeferred,
  type MailFailed,
  type MailRequested,
  type MailSent,
  type MailTransferStarted,
} from './index.ts';

const { given } = specify({ initial: initialMail, decide: decideMail, evolve: evolveMail });

const mail = { mailId: 'm1', ownerId: 'ann' };
const request = {
  ...mail,
  template: 'video_completed',
  isTest: false,
  to: 'ann@example.com',
  name: 'Ann',
  data: { videoId: 'v1', title: 'A home' },
};
const requested: MailRequested = { type: 'MailRequested', data: request };
const started = (attempt: number): MailTransferStarted => ({
  type: 'MailTransferStarted',
  data: { ...mail, attempt },
});
const deferred = (attempt: number): MailDeferred => ({
  type: 'MailDeferred',
  data: { ...mail, attempt, code: '451 4.3.0', retryAtMs: 60_000 },
});
const sent = (attempt: number): MailSent => ({ type: 'MailSent', data: { ...mail, attempt, service: 'smtp' } });
const failed: MailFailed = {
  type: 'MailFailed',
  data: { ...mail, attempt: 1, reason: 'rejected', code: '554 5.6.0' },
};
const bounced: MailBounced = { type: 'MailBounced', data: { ...mail, permanent: true, code: '550 5.1.1' } };
const recordSent = { kind: 'record_sent', service: 'smtp' } as const;
const recordBounce = { kind: 'record_bounce', permanent: true, code: '550 5.1.1' } as const;

describe('a mail', () => {
  test('is requested once', () => {
    given().when({ kind: 'request', request }).then(requested);
    given(requested).when({ kind: 'request', request }).thenNothing();
  });

  test.each([
    ['an unknown template', { template: 'lottery' }, 'A mail of type lottery does not take this data'],
    ['data of another template', { data: { videoId: 'v1' } }, 'A mail of type video_completed does not take this data'],
    ['no address', { to: null }, 'Please enter a valid email address'],
    ['a second recipient', { to: 'ann@example.com, ben@example.com' }, 'Please enter a valid email address'],
    [
      'a header in the address',
      { to: 'ann@example.com\r\nBcc: ben@example.com' },
      'Please enter a valid email address',
    ],
  ])('with %s is refused', (_, change, message) => {
    given()
      .when({ kind: 'request', request: { ...request, ...change } })
      .thenRefused('INVALID_INPUT', message);
  });

  test('that was never requested can neither be sent nor bounce', () => {
    given().when(recordSent).thenRefused('NOT_FOUND', 'Mail not found');
    given().when(recordBounce).thenRefused('NOT_FOUND', 'Mail not found');
  });

  test('is sent at the attempt after the failed ones', () => {
    given(requested).when(recordSent).then(sent(1));
    given(requested, started(1), deferred(1), started(2)).when(recordSent).then(sent(2));
  });

  test('records the start of a transfer once, also when it is repeated after a crash', () => {
    const state = given(requested).when({ kind: 'start_transfer' }).then(started(1));
    expect(state.unknownOutcome).toBe(true);
    given(requested, started(1)).when({ kind: 'start_transfer' }).thenNothing();
    given(requested, started(1), deferred(1)).when({ kind: 'start_transfer' }).then(started(2));
  });

  test.each([['sent', sent(1)] as const, ['failed', failed] as const, ['bounced', bounced] as const])(
    'that was %s is settled',
    (_, end) => {
      given(requested, end).when(recordSent).thenNothing();
      given(requested, end).when({ kind: 'defer', code: 'ETIMEDOUT', retryAt: 1 }).thenNothing();
      given(requested, end).when({ kind: 'fail', reason: 'too_late', code: null }).thenNothing();
      given(requested, end).when({ kind: 'start_transfer' }).thenNothing();
    },
  );

  test('may bounce after it was sent, once', () => {
    given(requested, sent(1)).when(recordBounce).then(bounced);
    given(requested, sent(1), bounced).when(recordBounce).thenNothing();
    given(requested, failed).when(recordBounce).thenNothing();
  });
});

test.each([
  ['ann@example.com', true],
  ["o'brien+tag@mail.example.com", true],
  ['jörg@bücher.example', true],
  ['ann', false],
  ['ann@', false],
  ['@example.com', false],
  ['ann@@example.com', false],
  ['Ann <ann@example.com>', false],
  ['"ann"@example.com', false],
  ['ann@example.com\n', false],
  ['ann@exam\u0000ple.com', false],
  ['ann@example.com;ben@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('%j is an address: %p', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected);
});
