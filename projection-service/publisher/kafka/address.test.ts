import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { kafkaAddressForm, parseKafkaAddress } from './address.ts';

test.each([
  ['localhost:9092', { brokers: ['localhost:9092'] }],
  [' a.example:9092, b.example:9093 ', { brokers: ['a.example:9092', 'b.example:9093'] }],
  ['[::1]:9092', { brokers: ['[::1]:9092'] }],
  ['kafka://a:9092,b:9092', { brokers: ['a:9092', 'b:9092'] }],
  ['kafkas://a:9093', { brokers: ['a:9093'], ssl: true }],
  [
    'kafkas://jane:p%40ss%3Aword@a:9093',
    { brokers: ['a:9093'], ssl: true, sasl: { mechanism: 'scram-sha-512', username: 'jane', password: 'p@ss:word' } },
  ],
  [
    'kafka://jane:secret@a:9092/?sasl=plain',
    { brokers: ['a:9092'], sasl: { mechanism: 'plain', username: 'jane', password: 'secret' } },
  ],
  [
    'kafka://jane:secret@a:9092?sasl=scram-sha-256',
    { brokers: ['a:9092'], sasl: { mechanism: 'scram-sha-256', username: 'jane', password: 'secret' } },
  ],
])('%s', (text, address) => {
  expect(parseKafkaAddress(text)).toEqual(address);
});

test('reads certificates from the given files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-kafka-address-'));
  try {
    for (const name of ['ca', 'cert', 'key']) writeFileSync(join(folder, name), `the ${name}`);
    const text = `kafkas://a:9093?ca=${join(folder, 'ca')}&cert=${join(folder, 'cert')}&key=${join(folder, 'key')}`;
    expect(parseKafkaAddress(text)).toEqual({
      brokers: ['a:9093'],
      ssl: { ca: 'the ca', cert: 'the cert', key: 'the key' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  '',
  'localhost',
  'a:9092,',
  'a:0',
  'a:99999',
  'http://a:9092',
  'kafka://a:9092?sasl=plain',
  'kafka://j:secret@a:9092?sasl=kerberos',
  'kafka://a:9092?ca=/tmp/ca',
  'kafkas://a:9093?verify=no',
  'kafka://a b:9092',
])('rejects %j with the expected format, without repeating the text', (text) => {
  expect(() => parseKafkaAddress(text)).toThrow(new RangeError(`The address of Kafka must be ${kafkaAddressForm}`));
});
