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
