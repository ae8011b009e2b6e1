import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig, settingNames } from './index.ts';

/** The configuration error of these settings, one line per finding; undefined for valid settings. */
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
    expect(readConfig({ TRUST_PROXY: text }).server.TRUST_PROXY).toEqual(expected);
  });

  test.each(['10.0.0.0/33', '10.0.0.0/8/8', 'fd00::/129', '11', '-1', 'yes', '10.0.0.0/8, all'])(
    '%s is refused',
    (text) => {
      expect(findings({ TRUST_PROXY: text })).toBe(
        `TRUST_PROXY is "${text}", but takes a number of proxies from 0 to 10 ` +
          'or a comma-separated list of addresses and networks such as 10.0.0.0/8.',
      );
    },
  );
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
    [{ HOST: '::1' }, true],
  ])('counts as one with %j: %p', (settings, expected) => {
    expect(readConfig({ ...settings, TEST_PAYMENTS: 'on' }).derived.development).toBe(expected);
  });

  test.each([
    [{}, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://curbcast.example' }, false],
  ])('with %j is exposed: %p', (settings, expected) => {
    expect(readConfig({ ...settings, TEST_PAYMENTS: 'on' }).derived.exposed).toBe(expected);
  });

  test('limits no registrations; any other start allows 3 per address and day, or the configured number', () => {
    const elsewhere = { PUBLIC_URL: 'https://curbcast.example', TEST_PAYMENTS: 'on' };
    expect(readConfig({}).derived.registrationLimit).toBeGreaterThan(10_000);
    expect(readConfig(elsewhere).derived.registrationLimit).toBe(3);
    expect(readConfig({ ...elsewhere, RATE_LIMIT_REGISTRATIONS: '50' }).derived.registrationLimit).toBe(50);
  });
});

describe('KEY_ENCRYPTION_KEY', () => {
  const key = Buffer.alloc(32, 0xab);

  test.each([
    ['base64', key.toString('base64')],
    ['base64 without padding', key.toString('base64url')],
    ['hexadecimal digits', key.toString('hex').toUpperCase()],
  ])('takes 32 bytes in %s', (_, text) => {
    expect(readConfig({ KEY_ENCRYPTION_KEY: text }).eventStore.KEY_ENCRYPTION_KEY).toEqual(key);
  });

  test.each(['short', key.toString('base64').slice(2), key.toString('hex').slice(2), `${key.toString('base64')}A`])(
    'refuses %s',
    (text) => {
      expect(findings({ KEY_ENCRYPTION_KEY: text })).toBe(
        'KEY_ENCRYPTION_KEY is a value, but takes 32 bytes in base64 or 64 hexadecimal digits, such as "openssl rand -base64 32" prints.',
      );
    },
  );
});

describe('test payments', () => {
  const elsewhere = { PUBLIC_URL: 'https://curbcast.example' };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('run on loopback, and on other hosts only when the operator allows them', () => {
    expect(findings({})).toBe('');
    expect(findings(elsewhere)).toMatch(
      /^STRIPE_SECRET_KEY is not set, so payments would be in test mode, .*TEST_PAYMENTS=on/,
    );
    expect(findings({ ...elsewhere, ROLE: 'renderer' })).toBe('');
    expect(findings({ ...elsewhere, TEST_PAYMENTS: 'on' })).toBe('');
    expect(findings({ ...elsewhere, ...stripe })).toBe('');
    expect(findings({ TEST_PAYMENTS: 'yes' })).toBe('TEST_PAYMENTS is "yes", but takes on.');
  });
});

describe('secrets', () => {
  const names = ['INTERNAL_SECRET', 'SESSION_SECRET', 'TEST_PAYMENTS_SECRET', 'METRICS_TOKEN'];
  test.each(names)('%s has a minimum length and may not be a published example', (name) => {
    expect(findings({ [name]: 'short' })).toBe(`${name} is a value, but takes at least 16 characters.`);
    for (const known of ['change me before use', 'CHANGE-ME-BEFORE-USE', '1234123412341234', 'a'.repeat(40)]) {
      expect(findings({ [name]: known })).toBe(
        `${name} is a value, but takes a random value, for example of \`openssl rand -hex 32\`.`,
      );
    }
    expect(findings({ [name]: '0f4c9e7b2a6d8135' })).toBe('');
  });
});

test('HOST accepts names and addresses', () => {
  expect(readConfig({ HOST: '2001:db8::1', TEST_PAYMENTS: 'on' }).derived.publicUrl).toBe('http://[2001:db8::1]:3000');
  expect(findings({ HOST: 'not a host' })).toBe('HOST is "not a host", but takes a host name or address.');
});

test('refuses unsupported settings with a sentence', () => {
  expect(findings({ VIDEO_PROVIDER: 'heygen' })).toBe('VIDEO_PROVIDER is heygen, so HEYGEN_API_KEY has to be set.');
  expect(findings({ VIDEO_PROVIDER: 'heygen', HEYGEN_API_KEY: 'any' })).toBe('');
  const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'curbcast' };
  expect(findings(oidc)).toBe('');
  expect(findings({ ...oidc, OIDC_CLIENT_SECRET: 'anything' })).toMatch(
    /^OIDC_CLIENT_SECRET is set, but .* public client/,
  );
});

describe('docker-compose.yml', () => {
  const compose = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');
  /** Set by the image or per role, or meant for a start without a container. */
  const fixed = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'WEB_ROOT',
    'EVENTS_FOLDER',
    'ROLE',
    'COMMANDS_URL',
    'INTERNAL_PORT',
    'INTERNAL_HOST',
  ];
  const engines = ['EVENTSTORE_URL', 'MONGODB_URL', 'KAFKA_BROKERS'];

  test('passes every setting to the container, without a default for a secret', () => {
    const passed = [...compose.matchAll(/^  ([A-Z0-9_]+): \$\{\1:-(.*)\}$/gm)];
    expect(passed.map(([, name]) => name)).toEqual(
      expect.arrayContaining(settingNames.filter((name) => ![...fixed, ...engines].includes(name))),
    );
    expect(passed.filter(([, , value]) => value !== '').map(([, name]) => name)).toEqual(['PUBLIC_URL', ...engines]);
  });

  test('publishes only the product, on loopback, and passes no product setting to the event store', () => {
    expect(compose.match(/^ {6}- "[\d.]+:.*$/gm)).toEqual([
      '      - "127.0.0.1:${HTTP_PORT:-3000}:3000"',
      '      - "127.0.0.1:${HTTP_PORT:-3000}:3000"',
      '      - "127.0.0.1:${HTTP_PORT:-3000}:3000"',
    ]);
    const [, server = ''] = /^ {2}eventstore:\n([^]*?)\n {2}mongodb:/m.exec(compose) ?? [];
    expect(server).toContain('EVENTSTORE_INSECURE');
    expect(server).not.toMatch(/<<: \*(?!engine-health)|env_file|EVENTSTORE_URL|EVENTSTORE_TIMEOUT/);
  });
});

test('refuses more acknowledging replicas than replicas', () => {
  expect(findings({ KAFKA_REPLICATION_FACTOR: '1' })).toBe(
    'KAFKA_MIN_INSYNC_REPLICAS is greater than KAFKA_REPLICATION_FACTOR, so no record could be acknowledged.',
  );
  expect(findings({ KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_INSYNC_REPLICAS: '1' })).toBe('');
});

test('refuses a render timeout beyond the limit of a timer', () => {
  expect(findings({ RENDER_TIMEOUT: '25d' })).toBe(
    'RENDER_TIMEOUT is longer than 24 days, which is longer than a timer can wait.',
  );
  expect(findings({ RENDER_TIMEOUT: '24d' })).toBe('');
});

test('listens on loopback only by default', () => {
  expect(readConfig({})).toMatchObject({ server: { HOST: '127.0.0.1' }, roles: { INTERNAL_HOST: '127.0.0.1' } });
});
