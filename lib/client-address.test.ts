import { describe, expect, test } from '@jest/globals';
import {
  addressesIn,
  addressHex,
  createClientAddress,
  hexRangeOf,
  networkOf,
  normaliseAddress,
  parseNetwork,
  parseTrustProxy,
  type TrustProxy,
} from './client-address.ts';

const from = (
  trust: TrustProxy,
  peer: string | undefined,
  forwarded?: string,
  more: Record<string, string> = {},
): string =>
  createClientAddress(trust)({
    headers: { ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), ...more },
    socket: { remoteAddress: peer },
  });

describe('the client address of a request', () => {
  test.each<[string, TrustProxy, string | undefined, string | undefined, string]>([
    ['no proxy trusted: the peer, whatever the header says', 0, '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['no proxy trusted, as an empty list', [], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['one hop: the last entry', 1, '10.0.0.1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['two hops: the one before', 2, '10.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['more hops than entries: the left-most', 5, '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['one hop without a header: the peer', 1, '10.0.0.1', undefined, '10.0.0.1'],
    [
      'trusted network: the right-most entry that is not in it',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '6.6.6.6, 198.51.100.7, 10.9.9.9',
      '198.51.100.7',
    ],
    ['peer outside the trusted network', ['10.0.0.0/8'], '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['trusted IPv6 network', ['fd00::/8'], 'fd12::1', '2001:DB8::1', '2001:db8::1'],
    ['mapped peer', ['127.0.0.0/8'], '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['garbage in the header', 1, '10.0.0.1', '198.51.100.7, <script>', '10.0.0.1'],
    ['an empty header', 1, '10.0.0.1', '', '10.0.0.1'],
    ['a closed connection', 0, undefined, undefined, 'unknown'],
  ])('is found: %s', (_name, trust, peer, forwarded, expected) => {
    expect(from(trust, peer, forwarded)).toBe(expected);
  });

  test('ignores every other header', () => {
    const more = {
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
      'true-client-ip': '1.2.3.4',
    };
    expect(from(1, '10.0.0.1', '198.51.100.7', more)).toBe('198.51.100.7');
    expect(from(0, '10.0.0.1', undefined, more)).toBe('10.0.0.1');
  });
});

test.each([
  ['', []],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%p is read', (text, expected) => {
  expect(parseTrustProxy(text)).toEqual(expected);
});
test.each(['-1', '1.5', '11', 'true', '10.0.0.0/33', '10.0.0.0/8/8', 'fd00::/129', '10.0.0.0/8, all'])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(parseTrustProxy(text)).toBeUndefined();
  },
);

test.each([
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['2001:0DB8:0:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['127.1', undefined],
  ['0x7f.0.0.1', undefined],
  ['2130706433', undefined],
  ['', undefined],
])('the spelling of %p is %p', (text, expected) => {
  expect(normaliseAddress(text)).toBe(expected);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', undefined],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the addresses of a network', () => {
  const networkOfText = (text: string) => parseNetwork(text) ?? raise(text);
  const raise = (text: string): never => {
    throw new Error(`${text} is not a network`);
  };

  test.each([
    ['192.0.2.5', 1n],
    ['192.0.2.5/8', 16_777_216n],
    ['2001:db8::/48', 2n ** 80n],
  ])('%s holds %d', (text, count) => {
    expect(addressesIn(networkOfText(text))).toBe(count);
  });

  test.each([
    ['192.0.2.77/24', ['192.0.2.0', '192.0.2.255'], ['192.0.1.255', '192.0.3.0', '::c000:200']],
    ['192.0.2.77', ['192.0.2.77', '::ffff:192.0.2.77'], ['192.0.2.76', '192.0.2.78']],
    ['2001:db8:1::/48', ['2001:db8:1::', '2001:db8:1:ffff:ffff:ffff:ffff:ffff'], ['2001:db8:2::', '192.0.2.1']],
  ])('%s is between the first and the last address', (text, inside, outside) => {
    const { first, last } = hexRangeOf(networkOfText(text));
    const lies = (address: string): boolean => {
      const hex = addressHex(address) ?? '';
      return hex >= first && hex <= last;
    };
    expect(inside.map(lies)).toEqual(inside.map(() => true));
    expect(outside.map(lies)).toEqual(outside.map(() => false));
    expect(addressHex('unknown')).toBeUndefined();
  });
});
