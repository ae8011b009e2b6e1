import { z } from 'zod';
import { parseTrustProxy } from '../lib/client-address.ts';
import { parseDuration } from './duration.ts';

/**
 * The product's configuration: one typed object, read once from the environment (DECISIONS section 9).
 * A wrong value stops the start with a sentence that names the variable, its value and the expectation.
 */

const takes = (sentence: string) => ({ error: sentence });

/** A setting that `parse` reads; it returns undefined for an invalid text. */
const parsed = <Value>(fallback: string, parse: (text: string) => Value | undefined, sentence: string) =>
  z
    .string()
    .default(fallback)
    .transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    });

/** In milliseconds, above zero. */
const positiveDuration = (text: string): number | undefined => {
  const milliseconds = parseDuration(text);
  return milliseconds !== undefined && milliseconds > 0 ? milliseconds : undefined;
};
const duration = (fallback: string) => parsed(fallback, positiveDuration, 'a duration such as 90m, 24h or PT90M');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const hostPort = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5})$/i;
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http or https URL' });

/** 32 bytes in base64, with or without padding, or in hexadecimal digits. */
const key = z.string().transform((text, context) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[\w+/-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64')
      : undefined;
  if (bytes?.length === 32) return bytes;
  context.addIssue({
    code: 'custom',
    message: '32 bytes in base64 or 64 hexadecimal digits, such as "openssl rand -base64 32" prints',
  });
  return z.NEVER;
});

const optional = z.string().optional();
const copies = z.coerce
  .number(takes('a number from 1 to 9'))
  .int('a number from 1 to 9')
  .min(1, 'a number from 1 to 9')
  .max(9, 'a number from 1 to 9');
/** Values from examples, which are public. */
const knownSecrets: ReadonlySet<string> = new Set(['change me before use', 'change-me-before-use']);
const isGuessable = (text: string): boolean => knownSecrets.has(text.toLowerCase()) || new Set(text).size < 8;
const secretText = z
  .string()
  .min(16, 'at least 16 characters')
  .refine((text) => text.length < 16 || !isGuessable(text), 'a random value, for example of `openssl rand -hex 32`')
  .optional();
/** An integer within a range. */
const whole = (sentence: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(takes(sentence)).int(sentence).min(min, sentence).max(max, sentence);
const port = whole('a port from 0 to 65535', 0, 65_535);
const requests = whole('a number from 1', 1);

/** A host as in a URL: IPv6 addresses in brackets. */
const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const schema = z.object({
  PORT: port.default(3_000),
  HOST: z
    .string()
    .refine((host) => URL.canParse(`http://${inUrl(host)}`), 'a host name or address')
    .default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1, 'a folder').default('./data'),
  /** The folder of the built client; default: dist/web next to the code. */
  WEB_ROOT: z.string().min(1, 'a folder').optional(),
  TRUST_PROXY: parsed(
    '',
    parseTrustProxy,
    'a number of proxies from 0 to 10 or a comma-separated list of addresses and networks such as 10.0.0.0/8',
  ),
  /** The bearer token for `/metrics` and the details of `/readyz`. */
  METRICS_TOKEN: secretText,
  /** Base URL of an OpenTelemetry collector for traces over HTTP; without it no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  SESSION_SECRET: secretText,
  SESSION_TTL: duration('24h'),
  ADMIN_EMAILS: list.refine(
    (emails) => emails.every((email) => z.email().safeParse(email).success),
    'a comma-separated list of e-mail addresses',
  ),
  ADMIN_EMAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, 'a domain such as curbcast.example')
    .default('curbcast.example'),
  SUPPORT_EMAIL: z.email('an e-mail address').default('support@curbcast.example'),
  SALES_EMAIL: z.email('an e-mail address').default('sales@curbcast.example'),
  PRIVACY_URL: httpUrl.default('https://curbcast.example/privacy'),
  ETHICS_URL: httpUrl.default('https://curbcast.example/ethics'),
  GRAPHQL_SERVER: z.enum(['yoga', 'apollo'], takes('yoga or apollo')).default('yoga'),
  GRAPHQL_SAFELIST: z.enum(['on', 'off'], takes('on or off')).default('off'),
  ROLE: z
    .enum(['all', 'gateway', 'commands', 'projections'], takes('all, gateway, commands or projections'))
    .default('all'),
  COMMANDS_URL: list.refine(
    (urls) => urls.every((url) => httpUrl.safeParse(url).success),
    'a comma-separated list of http or https URLs',
  ),
  INTERNAL_PORT: port.default(3_100),
  INTERNAL_HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
  INTERNAL_SECRET: secretText,
  /** The master key that wraps the keys of people; default: generated once and kept in DATA_DIR/keys. */
  KEY_ENCRYPTION_KEY: key.optional(),
  EVENTSTORE_URL: optional,
  EVENTSTORE_TIMEOUT_MS: whole('milliseconds from 1000 to 60000', 1_000, 60_000).default(5_000),
  /** The name of this installation in a shared EventStoreDB; it can never change. */
  EVENTSTORE_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, takes('1 to 40 of a-z, 0-9 and hyphen'))
    .optional(),
  MONGODB_URL: optional,
  KAFKA_BROKERS: optional,
  /** Replicas of each record in new topics, and how many of them must acknowledge it. */
  KAFKA_REPLICATION_FACTOR: copies.default(3),
  KAFKA_MIN_INSYNC_REPLICAS: copies.default(2),
  /** Gets the event stream as files of JSON lines. */
  EVENTS_FOLDER: optional,
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_AUDIENCE: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: httpUrl.optional(),
  /** Allows the embedded test payments where PUBLIC_URL is not a loopback address. */
  TEST_PAYMENTS: z.enum(['on'], takes('on')).optional(),
  TEST_PAYMENTS_SECRET: secretText,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  VIDEO_PROVIDER: z.enum(['local'], takes('local: heygen is not available in this release')).default('local'),
  RENDER_CONCURRENCY: whole('a number from 1 to 16', 1, 16).default(1),
  RENDER_TIMEOUT: duration('90m'),
  BUNDLE_VALIDITY: parsed(
    'never',
    (text) => (text === 'never' ? null : positiveDuration(text)),
    'never or a duration such as 90d',
  ),
  OUTBOUND_ALLOW: list.refine(
    (pairs) => pairs.every((pair) => hostPort.test(pair)),
    'a comma-separated list of host:port',
  ),
  RATE_LIMIT_SIGNED_IN: requests.default(3_000),
  RATE_LIMIT_ANONYMOUS: requests.default(100),
  /** New accounts per address and day; default: 3, in a development start practically unlimited. */
  RATE_LIMIT_REGISTRATIONS: requests.optional(),
  /** Scripts that a user may have written, improved or translated in 24 hours. */
  SCRIPTS_PER_DAY: requests.default(200),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], takes('trace, debug, info, warn, error or silent'))
    .default('info'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export interface Derived {
  /** The public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether the public address is a loopback address (DECISIONS section 12). */
  readonly development: boolean;
  /** A development start that other machines can reach: PUBLIC_URL is not set. */
  readonly exposed: boolean;
  /** New accounts per address and day. */
  readonly registrationLimit: number;
}

export type Config = Readonly<z.output<typeof schema>> & Derived;

/** Invalid settings; the message has a line for each. */
export class ConfigurationError extends Error {
  constructor(findings: readonly string[]) {
    super(findings.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Settings whose values never appear in a message. */
const secret = /SECRET|KEY|TOKEN|URL$/;

/** Reads the configuration. Empty values count as absent. Throws ConfigurationError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    throw new ConfigurationError(
      read.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        const got = secret.test(name) ? 'a value' : JSON.stringify(given[name]);
        return `${name} is ${got}, but takes ${issue.message}.`;
      }),
    );
  }
  const config = withDerived(read.data);
  const findings = inconsistencies(config);
  if (findings.length > 0) throw new ConfigurationError(findings);
  return config;
}

const hostsOfThisMachine: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::']);
const manyAccounts = 1_000_000;
const accountsPerDay = 3;

function withDerived(settings: z.output<typeof schema>): Config {
  const host = hostsOfThisMachine.has(settings.HOST) ? 'localhost' : inUrl(settings.HOST);
  const publicUrl = (settings.PUBLIC_URL ?? `http://${host}:${settings.PORT}`).replace(/\/+$/, '');
  const development = isLoopback(new URL(publicUrl).hostname);
  const exposed = development && settings.PUBLIC_URL === undefined && !isLoopback(inUrl(settings.HOST));
  const registrationLimit = settings.RATE_LIMIT_REGISTRATIONS ?? (development ? manyAccounts : accountsPerDay);
  return { ...settings, publicUrl, development, exposed, registrationLimit };
}

/** Whether a URL's host name is a loopback name or address. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A timer of more than 2^31 - 1 ms (24.8 days) fires at once. */
const longestTimer = 24 * 24 * 3_600_000;

/** Invalid combinations of settings that are valid separately: one row each. */
const RULES: readonly (readonly [broken: (config: Config) => boolean, sentence: string])[] = [
  [
    ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client }) => issuer !== undefined && client === undefined,
    'OIDC_ISSUER is set, so OIDC_CLIENT_ID has to be set too.',
  ],
  [
    ({ OIDC_CLIENT_SECRET: secret }) => secret !== undefined,
    'OIDC_CLIENT_SECRET is set, but the browser redeems the code and can keep no secret: register Curbcast at the ' +
      'identity provider as a public client (single-page application with PKCE) and remove the setting.',
  ],
  [
    ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook }) => key !== undefined && webhook === undefined,
    'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET has to be set too.',
  ],
  [
    ({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable }) => key !== undefined && publishable === undefined,
    'STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY has to be set too.',
  ],
  [
    ({ STRIPE_SECRET_KEY: key, TEST_PAYMENTS: test, development }) =>
      key === undefined && test === undefined && !development,
    'STRIPE_SECRET_KEY is not set, so payments would be in test mode, where a test card buys everything, ' +
      'but PUBLIC_URL is not an address of this machine: set the keys of Stripe, or TEST_PAYMENTS=on for a demonstration.',
  ],
  [
    ({ KAFKA_REPLICATION_FACTOR: copies, KAFKA_MIN_INSYNC_REPLICAS: acknowledging }) => acknowledging > copies,
    'KAFKA_MIN_INSYNC_REPLICAS is greater than KAFKA_REPLICATION_FACTOR, so no record could be acknowledged.',
  ],
  [
    ({ RENDER_TIMEOUT: timeout }) => timeout > longestTimer,
    'RENDER_TIMEOUT is longer than 24 days, which is longer than a timer can wait.',
  ],
  [
    ({ PORT: port, PUBLIC_URL: address }) => port === 0 && address === undefined,
    'PORT is 0 (any free port), so PUBLIC_URL has to be set.',
  ],
];

const inconsistencies = (config: Config): string[] => [
  ...RULES.filter(([broken]) => broken(config)).map(([, sentence]) => sentence),
  ...roleFindings(config),
];

/** A role other than `all` needs engines that are shared with other processes. */
function roleFindings({
  ROLE: role,
  EVENTSTORE_URL: log,
  MONGODB_URL: models,
  COMMANDS_URL: commands,
  INTERNAL_SECRET: secret,
}: Config): string[] {
  if (role === 'all') return [];
  const findings: string[] = [];
  const needs = (name: string, value: unknown): void => {
    if (value === undefined) findings.push(`ROLE is ${role}, so ${name} has to be set: processes share their engines.`);
  };
  needs('EVENTSTORE_URL', log);
  needs('MONGODB_URL', models);
  if (role === 'projections') return findings;
  if (secret === undefined)
    findings.push(`ROLE is ${role}, so INTERNAL_SECRET has to be set, the same for gateways and commands.`);
  if (role === 'gateway' && commands.length === 0) findings.push('ROLE is gateway, so COMMANDS_URL has to be set.');
  return findings;
}
