import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import { blacklistEntry, createBlacklist } from './blacklist.ts';

describe('the blacklist (trust R3)', () => {
  const list = createBlacklist(['1.2.3.4', '203.0.113.0/24', '2001:db8::/32', '::ffff:9.9.9.9', 'not an address']);
  test.each(['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:0102:0304', '203.0.113.77', '2001:db8:1::5', '2001:0DB8::1%eth0', '9.9.9.9'])('blocks %s', (address) => {
    expect(list.blocks(address)).toBe(true);
  });
  test.each(['1.2.3.5', '203.0.114.1', '2001:db9::1', 'unknown', ''])('lets %p through', (address) => {
    expect(list.blocks(address)).toBe(false);
  });
});

describe('a new entry (trust R4)', () => {
  const context = { own: '::ffff:198.51.100.7', proxies: ['10.0.0.0/8'] };
  test.each([
    [' 1.2.3.4 ', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['1.2.3.4/32', '1.2.3.4'],
    ['2001:DB8::/32', '2001:db8::/32'],
  ])('%p is stored as %p', (text, stored) => {
    expect(blacklistEntry(text, context)).toBe(stored);
  });

  test.each([
    ['', /Enter an IP address/], ['abc', /Enter an IP address/], ['<img src=x onerror=alert(1)>', /Enter an IP address/],
    ['1.2.3.4.5', /Enter an IP address/], ['1.2.3.4/33', /Enter an IP address/], ['1.2.3.4/-1', /Enter an IP address/], ['1.2.3/24', /Enter an IP address/],
    ['0.0.0.0/0', /too wide/], ['::/0', /too wide/], ['198.0.0.0/7', /too wide/],
    ['198.51.100.7', /your own address/], ['::ffff:198.51.100.7', /your own address/], ['198.51.100.0/24', /your own address/],
    ['127.0.0.1', /server itself/], ['127.5.5.5/32', /server itself/], ['::1', /server itself/], ['127.0.0.0/8', /server itself/],
    ['10.1.2.3', /proxy/], ['10.0.0.0/8', /proxy/],
  ])('%p is refused', (text, message) => {
    expect(() => blacklistEntry(text, context)).toThrow(message);
    expect(() => blacklistEntry(text, context)).toThrow(Refusal);
  });
});
