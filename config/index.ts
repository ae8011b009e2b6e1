import { z } from 'zod';
import { inUrl } from '../lib/url-host.ts';
import type { Derived, Rule } from './define-settings.ts';
import { eventStore } from './settings/event-store.ts';
import { eventStream } from './settings/event-stream.ts';
import { identity } from './settings/identity.ts';
import { limits } from './settings/limits.ts';
import { payments } from './settings/payments.ts';
import { readStore } from './settings/read-store.ts';
import { roles } from './settings/roles.ts';
import { scripts } from './settings/scripts.ts';
import { server } from './settings/server.ts';
import { telemetry } from './settings/telemetry.ts';
import { video } from './settings/video.ts';

/**
 * The product's configuration: one typed object, read once from the environment (DECISIONS section 9). Each part of the
 * product declares its settings in a file of `settings/`. A wrong value stops the start with a sentence that names the
 * variable, its value and the expectation.
 */
const schema = z.object({
  ...server.fields,
  ...roles.fields,
  ...telemetry.fields,
  ...identity.fields,
  ...eventStore.fields,
  ...readStore.fields,
  ...eventStream.fields,
  ...payments.fields,
  ...scripts.fields,
  ...video.fields,
  ...limits.fields,
});

/** Combinations that are refused. */
const rules: readonly Rule<Config>[] = [
  ...server.rules,
  ...roles.rules,
  ...telemetry.rules,
  ...identity.rules,
  ...eventStore.rules,
  ...readStore.rules,
  ...eventStream.rules,
  ...payments.rules,
  ...scripts.rules,
  ...video.rules,
  ...limits.rules,
];

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

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

const inconsistencies = (config: Config): string[] => [
  ...rules.filter(([broken]) => broken(config)).map(([, sentence]) => sentence),
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
