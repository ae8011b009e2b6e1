import { expect, test } from '@jest/globals';
import { FilesUnavailable } from '../command-service/providers/files/port.ts';
import { LogUnavailable } from '../event-store/index.ts';
import { LeasesUnavailable } from '../leases/index.ts';
import { RateLimitsUnavailable } from '../lib/rate-limit.ts';
import { ProjectionUnavailable, ReadStoreUnavailable } from '../projection-service/index.ts';
import { SessionsUnavailable } from '../identity/index.ts';
import { Refusal } from '../domain/refusal.ts';
import { problemOf, headersOf } from './errors.ts';

test.each([
  new LogUnavailable('The disk is full: /var/lib/log'),
  new ReadStoreUnavailable('MongoDB does not answer: connect ECONNREFUSED 10.0.0.7:27017'),
  new ProjectionUnavailable('videos'),
  new SessionsUnavailable('MongoDB does not answer: connect ECONNREFUSED 10.0.0.7:27017'),
  new RateLimitsUnavailable('The rate limits are unavailable'),
  new LeasesUnavailable('MongoDB did not answer within 4000 ms'),
  Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
  new FilesUnavailable('S3 did not answer: connect ECONNREFUSED 10.0.0.7:9000'),
])('an unavailable engine is answered with 503 without internal details: $name', (error) => {
  const problem = problemOf(error);
  expect(problem).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'The service is busy. Please try again in a moment.',
    details: { retryAfterSeconds: 2 },
  });
  expect(headersOf(problem)).toEqual({ 'retry-after': '2' });
});

test('only temporary refusals carry Retry-After', () => {
  expect(headersOf(problemOf(new Refusal('UNAVAILABLE', 'Not now.')))).toEqual({ 'retry-after': '2' });
  expect(headersOf(problemOf(new Refusal('NOT_OFFERED', 'Not here.')))).toEqual({});
  expect(headersOf(problemOf(new Refusal('RATE_LIMITED', 'Too many.', { retryAfterSeconds: 840 })))).toEqual({
    'retry-after': '840',
  });
  expect(headersOf(problemOf(new Refusal('NOT_FOUND', 'Not there.')))).toEqual({});
  expect(headersOf(problemOf(new Error('a fault')))).toEqual({});
});
