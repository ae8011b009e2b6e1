import { expect, test } from '@jest/globals';
import { MongoNetworkError, MongoServerError } from 'mongodb';
import { describeStartError } from './start-error.ts';

const refused = (code: number, message: string): MongoServerError => new MongoServerError({ message, code });
const network = (cause: Error): Error => new MongoNetworkError('connect failed', { cause });

test.each([
  ['a wrong password', refused(18, 'Authentication failed.'), /^MongoDB refuses the user or the password/],
  ['missing rights', refused(13, 'not authorized on test'), /lacks rights \(not authorized on test\).*readWrite/],
  ['a refused operation', refused(224, '$expr'), /refuses an operation that Curbcast needs \(\$expr, code 224\)/],
  [
    'an untrusted certificate',
    network(Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })),
    /The certificate of MongoDB is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
  ],
  [
    'TLS that the server does not speak',
    network(Object.assign(new Error('wrong version number'), { code: 'ERR_SSL_WRONG_VERSION_NUMBER' })),
    /^MongoDB does not speak TLS/,
  ],
  ['a server that is down', network(new Error('refused')), /^MongoDB does not answer at the address in MONGODB_URL/],
])('tells the operator what to do about %s', (_, error, sentence) => {
  expect(describeStartError(error)).toMatch(sentence);
});

test('understands an error of a port that MongoDB caused', () => {
  const ofPort = new Error('The log is unavailable', { cause: refused(13, 'not authorized') });
  expect(describeStartError(ofPort)).toMatch(/lacks rights/);
});

test('says nothing about an error that has nothing to do with MongoDB', () => {
  expect(describeStartError(new Error('disk full'))).toBeUndefined();
});
