import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createLogger } from './logger.ts';

/** Logs an error and returns its fields in the line. */
function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLogger('info', into).error({ err: error }, 'It failed');
  const { err } = JSON.parse(lines.join('')) as { err: Record<string, unknown> };
  return err;
}

test('logs the kind, the message, the stack, the causes and plain values', () => {
  const cause = Object.assign(new TypeError('no key'), { code: 'ENOKEY' });
  const error = Object.assign(new Error('it stopped', { cause }), { code: 7, retried: false });
  expect(logged(error)).toMatchObject({ type: 'Error', message: 'it stopped: no key', code: 7, retried: false });
  expect(logged(error)['stack']).toContain('caused by: TypeError: no key');
});

test('logs the cause although the error carries a throwing or circular value', () => {
  const self: Record<string, unknown> = {};
  self['self'] = self;
  const unreadable = {
    toJSON() {
      throw new Error('The key ring has no key');
    },
  };
  expect(logged(Object.assign(new Error('stopped at an event'), { event: unreadable, self }))).toMatchObject({
    message: 'stopped at an event',
  });
});

test('logs each of several errors', () => {
  expect(logged(new AggregateError([new Error('one'), new Error('two')], 'both'))).toMatchObject({
    aggregateErrors: [{ message: 'one' }, { message: 'two' }],
  });
});

test('keeps values that are not errors', () => {
  expect(logged({ reason: 'unknown' })).toEqual({ reason: 'unknown' });
});
