import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { InvariantViolation, Refusal, refusalCodes } from '../../../domain/refusal.ts';
import { InvalidEvent, LogCorrupted, LogUnavailable } from '../../../event-store/index.ts';
import { START } from '../../../domain/envelope.ts';
import { Stalled } from '../../../lib/watchdog.ts';
import { FilesUnavailable } from '../../providers/files/port.ts';
import { HeygenError } from '../../providers/heygen/errors.ts';
import { PaymentProviderError } from '../../providers/payments/port.ts';
import { judge } from './judge.ts';

const withCode = (code: string, error = new Error('no')) => Object.assign(error, { code });
const named = (name: string) => Object.assign(new Error('no'), { name });
const zodError = z.object({ to: z.email() }).safeParse({ to: 'Bob Smith' }).error;

test.each<[unknown, string, string]>([
  [new LogUnavailable('away'), 'outage', 'LogUnavailable'],
  [new FilesUnavailable('away'), 'outage', 'FilesUnavailable'],
  [new Stalled('no progress'), 'outage', 'Stalled'],
  [new PaymentProviderError('UNAVAILABLE', 'away'), 'outage', 'PaymentProviderError UNAVAILABLE'],
  [new PaymentProviderError('UNAUTHORIZED', 'revoked'), 'outage', 'PaymentProviderError UNAUTHORIZED'],
  [new PaymentProviderError('REJECTED', 'no such customer bob'), 'permanent', 'PaymentProviderError REJECTED'],
  [new PaymentProviderError('CLOSED', 'paid'), 'permanent', 'PaymentProviderError CLOSED'],
  [new HeygenError('throttled', 'slow down'), 'outage', 'HeygenError throttled'],
  [new HeygenError('account', 'no key'), 'outage', 'HeygenError account'],
  [
    new HeygenError('policy', 'no', { code: 'content_policy_violation' }),
    'permanent',
    'HeygenError policy content_policy_violation',
  ],
  [withCode('ECONNREFUSED'), 'outage', 'Error ECONNREFUSED'],
  [withCode('ENOSPC'), 'outage', 'Error ENOSPC'],
  [withCode('EENVELOPE'), 'unknown', 'Error EENVELOPE'],
  [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'outage', 'Error ENOTFOUND'],
  [new AggregateError([new Error('a'), withCode('ETIMEDOUT')], 'all failed'), 'outage', 'Error ETIMEDOUT'],
  [named('TimeoutError'), 'outage', 'TimeoutError'],
  [named('MongoServerSelectionError'), 'outage', 'MongoServerSelectionError'],
  [Object.assign(new Error('locked'), { errcode: 5 }), 'outage', 'Error'],
  [Object.assign(new Error('constraint'), { errcode: 19 }), 'unknown', 'Error'],
  [new InvalidEvent('MailRequested: Bob Smith', { cause: zodError }), 'permanent', 'InvalidEvent to invalid_format'],
  [zodError, 'permanent', 'ZodError to invalid_format'],
  [new InvariantViolation('below zero'), 'permanent', 'InvariantViolation'],
  [new LogCorrupted('damaged', START), 'permanent', 'LogCorrupted'],
  [new RangeError('bob@example.com'), 'permanent', 'RangeError'],
  [new TypeError('x is not a function'), 'permanent', 'TypeError'],
  [new Error('Bob Smith is broken'), 'unknown', 'Error'],
  ['Bob Smith', 'unknown', 'Error'],
  [undefined, 'unknown', 'Error'],
  [Object.assign(new Error('x'), { name: 'Bob Smith', code: 'bob@example.com' }), 'unknown', 'Error'],
])('%s is %s', (error, kind, reason) => {
  const verdict = judge(error);
  expect(verdict.kind).toBe(kind);
  expect(verdict.reason.replace(/ sqlite-\d+$/, '')).toBe(reason);
  expect(verdict.reason).not.toMatch(/bob|smith/i);
});

test('retries only temporary refusals', () => {
  const other = refusalCodes.filter((code) => judge(new Refusal(code, 'No.')).kind !== 'permanent');
  expect(other).toEqual(['CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE', 'NOT_OFFERED']);
});

test('judges an error that is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(judge(error).kind).toBe('unknown');
});
