import { expect, test } from '@jest/globals';
import { LogUnavailable } from '../event-store/index.ts';
import { ProjectionUnavailable, ReadStoreUnavailable } from '../projection-service/index.ts';
import { problemOf } from './errors.ts';

test.each([
  new LogUnavailable('The disk is full: /var/lib/log'),
  new ReadStoreUnavailable('MongoDB does not answer: connect ECONNREFUSED 10.0.0.7:27017'),
  new ProjectionUnavailable('videos'),
])('an engine that is away is 503, in words that tell nothing of it: $name', (error) => {
  expect(problemOf(error)).toEqual({ status: 503, code: 'UNAVAILABLE', message: 'The service is busy. Please try again in a moment.' });
});
