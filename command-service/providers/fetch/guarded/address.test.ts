import { describe, expect, test } from '@jest/globals';
import { isPublicAddress } from './address.ts';

describe('isPublicAddress', () => {
  test.each([
    '93.184.215.14',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '198.17.255.255',
    '2606:4700:4700::1111',
    '[2a00:1450:4001::1]',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    // this host, loopback, private, link-local, shared, benchmark, documentation, multicast, reserved, broadcast
    '0.0.0.0',
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '192.0.0.1',
    '192.88.99.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    // the same in IPv6, with an embedded IPv4 address in every known form
    '::',
    '::1',
    '[::1]',
    '::127.0.0.1',
    '::7f00:1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '100::1',
    // not an address at all
    '',
    'localhost',
    '1.2.3.4.5',
    'gggg::1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
