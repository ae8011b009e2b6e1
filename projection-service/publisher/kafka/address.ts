import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import type { SASLOptions } from 'kafkajs';

/** The connection settings of a cluster. */
export interface KafkaAddress {
  /** `host:port` of one or more brokers. */
  readonly brokers: readonly string[];
  /** TLS; the options replace the system's certificates. */
  readonly ssl?: boolean | ConnectionOptions;
  readonly sasl?: SASLOptions;
}

/** The format that `parseKafkaAddress` accepts, for messages. */
export const kafkaAddressForm =
  'host:port[,host:port…], or kafka://user:password@host:port,…?sasl=scram-sha-512 (kafkas:// for TLS; ca=, cert= and key= name PEM files)';

const form =
  /^(?:(?<scheme>kafkas?):\/\/)?(?:(?<user>[^:@/]*):(?<password>[^@/]*)@)?(?<brokers>[^/?@]+)\/?(?:\?(?<query>.*))?$/;
const brokerForm = /^(?:\[[0-9a-f:]+\]|[a-z0-9._-]+):(\d{1,5})$/i;
const mechanisms: Readonly<Record<string, (username: string, password: string) => SASLOptions>> = {
  plain: (username, password) => ({ mechanism: 'plain', username, password }),
  'scram-sha-256': (username, password) => ({ mechanism: 'scram-sha-256', username, password }),
  'scram-sha-512': (username, password) => ({ mechanism: 'scram-sha-512', username, password }),
};
const settings: ReadonlySet<string> = new Set(['sasl', 'ca', 'cert', 'key']);

/**
 * Parses `KAFKA_BROKERS`: a plain list of brokers, or a URL with credentials (percent-encoded) and TLS. The default
 * SASL mechanism is SCRAM-SHA-512. Throws RangeError for any other text, without repeating it: it may contain a
 * password.
 */
export function parseKafkaAddress(text: string): KafkaAddress {
  const parts = form.exec(text.trim())?.groups;
  const brokers = (parts?.['brokers'] ?? '').split(',').map((broker) => broker.trim());
  const query = new URLSearchParams(parts?.['query'] ?? '');
  const secure = parts?.['scheme'] === 'kafkas';
  const { user, password } = parts ?? {};
  const sasl = new Map(Object.entries(mechanisms)).get(query.get('sasl') ?? 'scram-sha-512');
  const files = ['ca', 'cert', 'key'].filter((name) => query.has(name));
  const wrong =
    !parts ||
    !brokers.every(isBroker) ||
    [...query.keys()].some((name) => !settings.has(name)) ||
    !sasl ||
    (query.has('sasl') && user === undefined) ||
    (files.length > 0 && !secure);
  if (wrong) throw new RangeError(`The address of Kafka must be ${kafkaAddressForm}`);
  const pem = Object.fromEntries(files.map((name) => [name, readFileSync(query.get(name) ?? '', 'utf8')]));
  return {
    brokers,
    ...(secure && { ssl: files.length > 0 ? pem : true }),
    ...(user !== undefined && { sasl: sasl(decodeURIComponent(user), decodeURIComponent(password ?? '')) }),
  };
}

function isBroker(text: string): boolean {
  const port = Number(brokerForm.exec(text)?.[1] ?? 0);
  return port >= 1 && port <= 65_535;
}
