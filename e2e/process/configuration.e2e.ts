import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeOldLog } from '../../event-store/sqlite/testing/old-log.ts';
import { createTestServer, runServerToItsEnd } from '../support/server.ts';

/** Invalid values. Each stops the start with a sentence that names the variable, the value and what is accepted. */
const wrong: readonly (readonly [variable: string, value: string, takes: string | RegExp])[] = [
  ['PORT', 'abc', 'a port from 0 to 65535'],
  ['PORT', '-1', 'a port from 0 to 65535'],
  ['PORT', '65536', 'a port from 0 to 65535'],
  ['PORT', '3000.5', 'a port from 0 to 65535'],
  ['PUBLIC_URL', 'curbcast', 'an http or https URL'],
  ['PUBLIC_URL', 'ftp://a.example', 'an http or https URL'],
  ['TRUST_PROXY', 'yes', /a number of proxies from 0 to 10 or a comma-separated list/],
  ['SESSION_SECRET', 'short', 'at least 16 characters'],
  ['SESSION_TTL', 'a day', /a duration such as/],
  ['SESSION_TTL', '0m', /a duration such as/],
  ['ADMIN_EMAILS', 'ada@curbcast.example, nobody', /email addresses/],
  ['ADMIN_EMAIL_DOMAIN', 'not a domain', /a domain such as/],
  ['GRAPHQL_SERVER', 'express', 'yoga or apollo'],
  ['ROLE', 'worker', 'all, gateway, commands, projections or renderer'],
  ['COMMANDS_URL', 'commands:3100', 'a comma-separated list of http or https URLs'],
  ['INTERNAL_PORT', 'inside', 'a port from 0 to 65535'],
  ['INTERNAL_SECRET', 'short', 'at least 16 characters'],
  ['KEY_ENCRYPTION_KEY', 'short', '32 bytes in base64 or 64 hexadecimal digits'],
  ['KAFKA_REPLICATION_FACTOR', '0', 'a number from 1 to 9'],
  ['KAFKA_MIN_INSYNC_REPLICAS', 'two', 'a number from 1 to 9'],
  ['OIDC_ISSUER', 'issuer', 'an http or https URL'],
  ['STRIPE_API_BASE', 'stripe', 'an http or https URL'],
  ['TEST_PAYMENTS', 'yes', 'on'],
  ['TEST_PAYMENTS_SECRET', 'short', 'at least 16 characters'],
  ['OPENAI_BASE_URL', 'openai', 'an http or https URL'],
  ['VIDEO_PROVIDER', 'magic', /local or heygen/],
  ['RENDER_CONCURRENCY', '0', 'a number from 1 to 16'],
  ['RENDER_CONCURRENCY', '2.5', 'a number from 1 to 16'],
  ['RENDER_TIMEOUT', '90', /a duration such as/],
  ['RENDER_TIMEOUT', '-5m', /a duration such as/],
  ['PLAN_PERIOD', 'monthly', /a duration such as 30d/],
  ['BUNDLE_VALIDITY', 'sometimes', /never or a duration/],
  ['FREE_MONTHLY_CREDITS', '2.3', /steps of 0.5/],
  ['EMAIL_BLAST_ADDON', 'maybe', /on or off/],
  ['LIBRARY_LESSONS', 'maybe', /on or off/],
  ['NATURAL_VOICE', 'maybe', /on or off/],
  ['OUTBOUND_ALLOW', 'localhost', 'a comma-separated list of host:port'],
  ['RATE_LIMIT_ANONYMOUS', '0', 'a number from 1'],
  ['RATE_LIMIT_SIGNED_IN', 'many', 'a number from 1'],
  ['RATE_LIMIT_REGISTRATIONS', '0', 'a number from 1'],
  ['LOG_LEVEL', 'loud', /trace, debug, info/],
];
const secret = /SECRET|KEY|URL$/;

/** Combines the n-th invalid value of every variable in one start; each one must get its own sentence. */
const rounds: Record<string, string>[] = [];
for (const [variable, value] of wrong) {
  const round = rounds.find((settings) => !(variable in settings));
  if (round) round[variable] = value;
  else rounds.push({ [variable]: value });
}

describe('engines and roles', () => {
  test.each([
    ['EVENTSTORE_URL', 'nowhere', 'esdb://'],
    ['MONGODB_URL', 'nowhere', 'mongodb://'],
    ['KAFKA_BROKERS', 'nowhere', 'host:port'],
  ])(
    '%s=%s is rejected as an unknown engine or role',
    async (variable, value, takes) => {
      const { code, output } = await runServerToItsEnd({ [variable]: value });
      const [first, second = ''] = output.split('\n');
      expect([code, first]).toEqual([1, 'Curbcast could not start.']);
      expect(second).toMatch(new RegExp(`^${variable} is a value, but takes `));
      expect(second).toContain(takes);
      expect(output).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    },
    240_000,
  );

  test('a process with one role lists every missing setting', async () => {
    const { code, output } = await runServerToItsEnd({ ROLE: 'gateway' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'Curbcast could not start.',
      'ROLE is gateway, so EVENTSTORE_URL has to be set: processes share their engines.',
      'ROLE is gateway, so MONGODB_URL has to be set: processes share their engines.',
      'ROLE is gateway, so INTERNAL_SECRET has to be set, the same for gateways and commands.',
      'ROLE is gateway, so COMMANDS_URL has to be set.',
    ]);
  });
});

describe('an invalid setting stops the start with an error message', () => {
  const outputs = new Map<Record<string, string>, string>();
  beforeAll(async () => {
    for (const settings of rounds) {
      const { code, output } = await runServerToItsEnd(settings);
      expect([code, output.split('\n')[0]]).toEqual([1, 'Curbcast could not start.']);
      expect(output).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
      outputs.set(settings, output);
    }
  });

  test.each(wrong)('%s=%s', (variable, value, takes) => {
    const output = [...outputs].find(([settings]) => settings[variable] === value)?.[1] ?? '';
    const sentences = output.split('\n').filter((line) => line.startsWith(`${variable} is `));
    expect(sentences).toHaveLength(1);
    const [sentence = ''] = sentences;
    expect(sentence).toMatch(/^\w+ is .+, but takes .+\.$/);
    if (typeof takes === 'string') expect(sentence).toContain(takes);
    else expect(sentence).toMatch(takes);
    // The sentence quotes the value, but never a secret.
    if (secret.test(variable)) expect(sentence).toContain('is a value');
    else expect(sentence).toContain(JSON.stringify(value));
  });

  const together: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ OIDC_ISSUER: 'https://id.example/' }, 'OIDC_CLIENT_ID'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ PORT: '0' }, 'PUBLIC_URL'],
  ];
  test.each(together)('%j requires a further setting', async (settings, missing) => {
    const { code, output } = await runServerToItsEnd(settings);
    expect(code).toBe(1);
    expect(output).toContain(`${missing} has to be set`);
    expect(output).not.toContain('sk_test_x');
  });
});

describe('obstacles at the start are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a data folder from before release 1.0.0 is refused before anything in it is read', async () => {
    const old = join(folder, 'old');
    writeOldLog(join(old, 'log'));
    const server = await createTestServer({ folder: old });
    await expect(server.start()).rejects.toThrow(/code 1/);
    expect(server.output()).toMatch(
      /Curbcast could not start\.\n.*log\.sqlite was written before release 1\.0\.0, .* name an empty one in DATA_DIR/,
    );
    expect(server.output()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    expect(readdirSync(old)).toEqual(['log']);
  });

  test('a second process on the same data folder is refused, the first continues, and a killed process leaves no lock', async () => {
    const [first, second] = [await createTestServer({ folder }), await createTestServer({ folder })];
    try {
      await first.start();
      await expect(second.start()).rejects.toThrow(/code 1/);
      expect(second.output()).toMatch(/Curbcast could not start\./);
      expect(second.output()).toMatch(/another process|in use|already/i);
      expect(second.output()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      await first.kill();
      await second.start();
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    } finally {
      await first.remove();
      await second.remove();
    }
  });

  test('a port in use', async () => {
    const first = await createTestServer();
    try {
      await first.start();
      const { code, output } = await runServerToItsEnd({ PORT: new URL(first.url).port });
      expect(code).toBe(1);
      expect(output).toMatch(/EADDRINUSE|in use/);
    } finally {
      await first.remove();
    }
  });

  test('a data folder path that names a file', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runServerToItsEnd({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(output).toContain('Curbcast could not start.');
  });
});

test('an empty setting counts as absent', async () => {
  const server = await createTestServer({
    settings: Object.fromEntries(wrong.filter(([name]) => name !== 'PORT').map(([name]) => [name, ''])),
  });
  try {
    await server.start();
    expect(server.output()).toContain(`Curbcast is ready on ${server.url}`);
    expect(server.output()).toMatch(/payments +Test mode: no real card is charged \(embedded\)/);
    expect(server.output()).toMatch(/\/auth\/first-admin\?token=\S+/);
  } finally {
    await server.remove();
  }
});
