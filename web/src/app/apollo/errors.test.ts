import { describe, expect, test } from '@jest/globals';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RestError } from '../rest.ts';
import { sentenceOf, serverSentenceOf } from './errors.ts';

const answered = (status: number, bodyText: string) =>
  new ServerError('failed', { response: { status } as Response, bodyText });
const tooMany = JSON.stringify({
  error: 'Too many requests.',
  message: 'Too many requests. Please try again later.',
  code: 'RATE_LIMITED',
});

describe('the message of a failure', () => {
  test.each<readonly [string, unknown, string]>([
    [
      'of a refused operation',
      new CombinedGraphQLErrors({ errors: [{ message: 'Video not found' }] }),
      'Video not found',
    ],
    ['of a gateway that refused the request', answered(429, tooMany), 'Too many requests. Please try again later.'],
    ['of a refused REST call', new RestError(429, tooMany), 'Too many requests. Please try again later.'],
    [
      'of a proxy without words',
      answered(502, '<html>Bad gateway</html>'),
      'The server answered with an error (502). Please try again.',
    ],
    [
      'of a REST call without words',
      new RestError(502, ''),
      'The server answered with an error (502). Please try again.',
    ],
    [
      'without an answer',
      new TypeError('Failed to fetch'),
      'The server cannot be reached. Check your connection and try again.',
    ],
  ])('%s', (_what, error, sentence) => expect(sentenceOf(error)).toBe(sentence));

  test('is undefined if the server sent none', () => {
    expect([answered(502, ''), new TypeError('Failed to fetch')].map(serverSentenceOf)).toEqual([undefined, undefined]);
  });
});
