import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { specify } from '../testing/spec.ts';
import {
  decideMail,
  evolveMail,
  initialMail,
  mailAddress,
  mailEventTypes,
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
  ])('is refused with %s', (_, change, message) => {
    given()
      .when({ kind: 'request', request: { ...request, ...change } })
      .thenRefused('INVALID_INPUT', message);
  });

  test('is neither sent nor bounced when it was never requested', () => {
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
    'is settled once it was %s',
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

describe('a mail to an unusable address fails at once', () => {
  test.each([
    ['no address', null],
    ['a second recipient', 'ann@example.com, ben@example.com'],
    ['a header in the address', 'ann@example.com\r\nBcc: ben@example.com'],
    ['a quoted local part', '"front desk 1"@oak.example'],
    ['a guest of Microsoft Entra', 'ann_example.com#EXT#@tenant.onmicrosoft.com'],
    ['a long local part', `${'a'.repeat(65)}@example.com`],
    ['no local part', '@example.com'],
    ['a long address', `ann@${'example.'.repeat(100)}com`],
  ])('%s', (_, to) => {
    const state = given()
      .when({ kind: 'request', request: { ...request, to } })
      .then(
        { type: 'MailRequested', data: { ...request, to: (to ?? '').slice(0, 320) } },
        { type: 'MailFailed', data: { ...mail, attempt: 0, reason: 'unusable_address', code: null } },
      );
    expect(state.status).toBe('failed');
  });

  test('and is recorded once', () => {
    const unusable = { ...request, to: '"ann"@example.com' };
    given({ type: 'MailRequested', data: unusable }, failed).when({ kind: 'request', request: unusable }).thenNothing();
  });

  test('whatever the address is, and never refuses the request', () => {
    const names = fc.string({ unit: 'binary', maxLength: 600 });
    const addresses = fc.oneof(
      names,
      fc.tuple(names, names).map((parts) => parts.join('@')),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(addresses, (to) => {
        const events = decideMail({ kind: 'request', request: { ...request, to } }, initialMail);
        expect(events.map(({ type }) => type)).toEqual(
          mailAddress(to) === undefined ? ['MailRequested', 'MailFailed'] : ['MailRequested'],
        );
        for (const { type, data } of events)
          expect(mailEventTypes.find((each) => each.type === type)?.schema.safeParse(data).success).toBe(true);
      }),
    );
  });
});
