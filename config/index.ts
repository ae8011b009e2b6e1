import { z } from 'zod';
import { inUrl } from '../lib/url-host.ts';
import type { Derived, SettingsPart } from './define-settings.ts';
import { data } from './settings/data.ts';
import { eventStore } from './settings/event-store.ts';
import { eventStream } from './settings/event-stream.ts';
import { files } from './settings/files.ts';
import { identity } from './settings/identity.ts';
import { library } from './settings/library.ts';
import { limits } from './settings/limits.ts';
import { mail } from './settings/mail.ts';
import { outbound } from './settings/outbound.ts';
import { payments } from './settings/payments.ts';
import { product } from './settings/product.ts';
import { readStore } from './settings/read-store.ts';
import { roles } from './settings/roles.ts';
import { scripts } from './settings/scripts.ts';
import { server } from './settings/server.ts';
import { telemetry } from './settings/telemetry.ts';
import { video } from './settings/video.ts';

/** Each part of the product declares its settings in a file of `settings/` and has its own slice of the configuration. */
const parts = {
  server,
  product,
  data,
  files,
  roles,
  telemetry,
  identity,
  eventStore,
  readStore,
  eventStream,
  payments,
  scripts,
  outbound,
  video,
  library,
  limits,
  mail,
};

type PartName = keyof typeof parts;
type Slices = { readonly [Name in PartName]: Readonly<z.output<(typeof parts)[Name]['schema']>> };

/**
 * The product's configuration, read once from the environment. A function takes only the slices
 * that it needs: `Pick<Config, 'payments' | 'data'>`.
 */
export type Config = Slices & { readonly derived: Derived };

const allParts: readonly (readonly [PartName, SettingsPart])[] = Object.entries(parts) as [PartName, SettingsPart][];
const schema = z.object(Object.fromEntries(allParts.map(([name, part]) => [name, part.schema])));

/** The names of all settings. */
export const settingNames: readonly string[] = allParts.flatMap(([, part]) => Object.keys(part.schema.shape));

/** Invalid settings; the message has a line for each. */
export class ConfigurationError extends Error {
  constructor(findings: readonly string[]) {
    super(findings.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Settings whose values never appear in a message. */
const secret = /SECRET|KEY|TOKEN|URL$/;

/**
 * Reads the configuration. Empty values count as absent. Throws ConfigurationError: a wrong value stops the start with
 * a sentence that names the variable, its value and the expectation.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = schema.safeParse(Object.fromEntries(allParts.map(([name]) => [name, given])));
  if (!read.success) {
    throw new ConfigurationError(
      read.error.issues.map((issue) => {
        const name = String(issue.path[1]);
        const got = secret.test(name) ? 'a value' : JSON.stringify(given[name]);
        return `${name} is ${got}, but takes ${issue.message}.`;
      }),
    );
  }
  const slices = read.data as Slices;
  const config = { ...slices, derived: derive(slices) };
  const findings = [
    ...allParts.flatMap(([name, part]) => part.findings(slices[name], config.derived)),
    ...roleFindings(config),
  ];
  if (findings.length > 0) throw new ConfigurationError(findings);
  return config;
}

const hostsOfThisMachine: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::']);
const manyAccounts = 1_000_000;
const accountsPerDay = 3;

function derive({
  server: { HOST, PORT, PUBLIC_URL },
  limits: { RATE_LIMIT_REGISTRATIONS },
  roles: { ROLE },
}: Slices): Derived {
  const host = hostsOfThisMachine.has(HOST) ? 'localhost' : inUrl(HOST);
  const publicUrl = (PUBLIC_URL ?? `http://${host}:${PORT}`).replace(/\/+$/, '');
  const development = isLoopback(new URL(publicUrl).hostname);
  return {
    publicUrl,
    development,
    exposed: development && PUBLIC_URL === undefined && !isLoopback(inUrl(HOST)),
    registrationLimit: RATE_LIMIT_REGISTRATIONS ?? (development ? manyAccounts : accountsPerDay),
    takesPayments: ROLE !== 'renderer',
  };
}

/** Whether a URL's host name is a loopback name or address. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A role other than `all` needs engines that are shared with other processes. */
function roleFindings({
  roles: { ROLE: role, COMMANDS_URL: commands, INTERNAL_SECRET: secret },
  eventStore: { EVENTSTORE_URL: log },
  readStore: { MONGODB_URL: models },
}: Config): string[] {
  // Renderers need the queue and the files only: those of a `DATA_DIR` on this machine, or shared ones.
  if (role === 'all' || role === 'renderer') return [];
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
