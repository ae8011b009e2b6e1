import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from './index.ts';

/** Why a start with these settings is refused, one line a finding; nothing when it is not. */
function findings(settings: Readonly<Record<string, string>>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
}

describe('TRUST_PROXY', () => {
  test.each([
    ['', []],
    ['0', 0],
    ['10', 10],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('%p names the proxies', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(expected);
  });

  test.each(['10.0.0.0/33', '10.0.0.0/8/8', 'fd00::/129', '11', '-1', 'yes', '10.0.0.0/8, all'])('%s is refused', (text) => {
    expect(findings({ TRUST_PROXY: text })).toBe(
      `TRUST_PROXY is "${text}", but takes a number of proxies from 0 to 10 ` +
        'or a comma-separated list of addresses and networks such as 10.0.0.0/8.',
    );
  });
});

describe('a development start', () => {
  test.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000/' }, true],
    [{ PUBLIC_URL: 'http://app.localhost' }, true],
    [{ PUBLIC_URL: 'http://127.0.0.2:80' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ PUBLIC_URL: 'https://curbcast.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.example' }, false],
    [{ PUBLIC_URL: 'https://127.0.0.1.example' }, false],
    [{ HOST: '192.0.2.1' }, false],
  ])('with %j: %p', (settings, expected) => {
    expect(readConfig({ ...settings, TEST_PAYMENTS: 'on' }).development).toBe(expected);
  });

  test('limits no registrations, any other start takes 3 of an address and day, or what the operator says', () => {
    const elsewhere = { PUBLIC_URL: 'https://curbcast.example', TEST_PAYMENTS: 'on' };
    expect(readConfig({}).registrationLimit).toBeGreaterThan(10_000);
    expect(readConfig(elsewhere).registrationLimit).toBe(3);
    expect(readConfig({ ...elsewhere, RATE_LIMIT_REGISTRATIONS: '50' }).registrationLimit).toBe(50);
  });
});

describe('KEY_ENCRYPTION_KEY', () => {
  const key = Buffer.alloc(32, 0xab);

  test.each([
    ['base64', key.toString('base64')],
    ['base64 without padding', key.toString('base64url')],
    ['hexadecimal digits', key.toString('hex').toUpperCase()],
  ])('takes 32 bytes in %s', (_, text) => {
    expect(readConfig({ KEY_ENCRYPTION_KEY: text }).KEY_ENCRYPTION_KEY).toEqual(key);
  });

  test.each(['short', key.toString('base64').slice(2), key.toString('hex').slice(2), `${key.toString('base64')}A`])('refuses %s', (text) => {
    expect(findings({ KEY_ENCRYPTION_KEY: text })).toBe(
      'KEY_ENCRYPTION_KEY is a value, but takes 32 bytes in base64 or 64 hexadecimal digits, such as "openssl rand -base64 32" prints.',
    );
  });
});
