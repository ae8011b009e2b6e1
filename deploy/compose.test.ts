import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { readConfig, settingNames } from '../config/index.ts';
import { textOf, yamlOf } from './files.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
}
interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

const files = [
  'docker-compose.yml',
  'docker-compose.engines.yml',
  'docker-compose.eventstore-cluster.yml',
  'docker-compose.external.yml',
] as const;
const composed = (file: string): ComposeFile => {
  const [document] = yamlOf(file);
  return document as ComposeFile;
};
const guide = textOf('docs/operator-guide.md');
/** The schema of the Compose specification, without the address of its dialect, which Ajv knows by another one. */
const schema = Object.fromEntries(
  Object.entries(JSON.parse(textOf('deploy/schemas/compose-spec.json')) as object).filter(
    ([name]) => name !== '$schema',
  ),
);
const isValid = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

/** Compose's interpolation of a text in a shell with these variables. An inner default is filled in first. */
function inShell(text: string, shell: Readonly<Record<string, string>> = {}): string {
  const filled = text.replaceAll(
    /\$\{(\w+):-([^${}]*)\}/g,
    (_, name: string, fallback: string) => shell[name] ?? fallback,
  );
  return filled === text ? text : inShell(filled, shell);
}

describe.each(files)('%s', (file) => {
  const { services, volumes = {} } = composed(file);

  test('is valid by the schema of Compose', () => {
    isValid(composed(file));
    expect(isValid.errors ?? []).toEqual([]);
  });

  test("starts only services and images that the operator's guide explains", () => {
    const named = Object.entries(services).flatMap(([name, { image }]) =>
      image === undefined ? [name] : [name, image],
    );
    expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('pins every image to a version', () => {
    const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(images.filter((image) => !/^[\w./-]+:\d+\.\d+\.\d+[\w.-]*$/.test(image))).toEqual([]);
  });

  test('declares the volumes that it mounts', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => inShell(volume).replace(/:.*/, '')).filter((source) => !source.startsWith('/')),
    );
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort());
  });
});

/** Services that run until they are stopped. The others end by themselves, or only add to one of another file. */
const lasting = files.flatMap((file) =>
  Object.entries(composed(file).services)
    .filter(([, { healthcheck, build }]) => healthcheck !== undefined || build !== undefined)
    .map(([name, service]) => [`${name} of ${file}`, service] as const),
);

test.each(lasting)("%s can't fill the disk with its log, and has time to stop", (_, service) => {
  expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
  // Docker's own 10 s are too short for a broker and for a command that is under way.
  expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(30);
});

test.each(lasting.filter(([, { image }]) => image?.startsWith('eventstore/')))(
  '%s sends nothing to its maker, and does not stall on a machine with few cores',
  (_, { environment }) => {
    expect(environment).toMatchObject({
      EVENTSTORE_TELEMETRY_OPTOUT: 'true',
      DOTNET_ThreadPool_ForceMinWorkerThreads: '0x40',
    });
  },
);

test('a product on engines elsewhere does not wait for engines on this machine', () => {
  // Compose overlooks a `!reset` behind an alias.
  const lines = textOf('docker-compose.external.yml').match(/^  \w+: \{ <<: \*external.*$/gm) ?? [];
  const services = Object.keys(composed('docker-compose.external.yml').services);
  expect(lines).toEqual(services.map((name) => `  ${name}: { <<: *external, depends_on: !reset {} }`));
});

test("the cluster's nodes know each other by name, so any range of addresses will do", () => {
  const nodes = Object.entries(composed('docker-compose.eventstore-cluster.yml').services).filter(
    ([name]) => name !== 'certificates',
  );
  const names = nodes.map(([name]) => name);
  for (const [name, { environment = {} }] of nodes) {
    const advertised = Object.entries(environment).filter(([option]) => option.includes('ADVERTISE'));
    expect(Object.fromEntries(advertised)).toEqual({
      EVENTSTORE_NODE_HOST_ADVERTISE_AS: name,
      EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: name,
      EVENTSTORE_ADVERTISE_HOST_TO_CLIENT_AS: name,
    });
    const others = names.filter((other) => other !== name).map((other) => `${other}:2113`);
    expect(environment['EVENTSTORE_GOSSIP_SEED']).toBe(others.join(','));
  }
  // A fixed range would be taken on some machines.
  for (const file of files) expect(textOf(file)).not.toMatch(/\b(?:10|172|192)(?:\.\d+){3}|subnet/);
});

describe('docker compose up', () => {
  const { services } = composed('docker-compose.yml');
  const started = Object.entries(services).filter(([, { profiles = [] }]) => profiles.length === 0);

  test('starts the product and its three servers, and nothing else', () => {
    expect(started.map(([name]) => name).sort()).toEqual(['eventstore', 'kafka', 'mongodb', 'product']);
  });

  test('starts the product once each of its servers reports that it is healthy', () => {
    const awaited = Object.keys(services['product']?.depends_on ?? {});
    expect(awaited.sort()).toEqual(['eventstore', 'kafka', 'mongodb']);
    expect(awaited.filter((name) => services[name]?.healthcheck === undefined)).toEqual([]);
    expect(new Set(Object.values(services['product']?.depends_on ?? {}).map(({ condition }) => condition))).toEqual(
      new Set(['service_healthy']),
    );
  });
});

describe('the processes of the product', () => {
  const { services } = composed('docker-compose.yml');
  const own = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const secret = { INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e' };
  /** The variables that Compose passes on, by default from a shell that sets only the one secret without a default. */
  const passed = (
    { environment = {} }: Service,
    shell: Readonly<Record<string, string>> = secret,
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, inShell(value, shell)]));
  /** Set by the file itself: the role of a process, and where it listens and keeps its data in its container. */
  const ofTheFile = ['COMMANDS_URL', 'DATA_DIR', 'HOST', 'INTERNAL_HOST', 'INTERNAL_PORT', 'PORT', 'ROLE', 'WEB_ROOT'];
  const ofImage = { HOST: '0.0.0.0', DATA_DIR: '/data' };

  test.each(own)('%s starts with the settings of a clean clone', (_, service) => {
    const { derived } = readConfig({ ...ofImage, ...passed(service) });
    // The address of a browser on this machine, so test payments are allowed and new accounts count as verified.
    expect(derived).toMatchObject({ publicUrl: 'http://localhost:3000', development: true, exposed: false });
  });

  test.each(own.filter(([name]) => name !== 'app'))('%s gets every setting of the shell', (name, service) => {
    const chosen = [...settingNames, 'NODE_EXTRA_CA_CERTS'].filter((setting) => !ofTheFile.includes(setting));
    const shell = Object.fromEntries(chosen.map((setting) => [setting, `chosen-${setting}`]));
    const got = passed(service, shell);
    const needless = name === 'product' ? ['INTERNAL_SECRET'] : [];
    expect(chosen.filter((setting) => !needless.includes(setting) && got[setting] !== shell[setting])).toEqual([]);
  });

  test('have one image, which is built once', () => {
    expect(new Set(own.map(([, { image }]) => image)).size).toBe(1);
  });

  test('are one with everything, and one for each role', () => {
    const roles = own.map(([name, service]) => [name, readConfig({ ...ofImage, ...passed(service) }).roles.ROLE]);
    expect(Object.fromEntries(roles)).toEqual({
      product: 'all',
      app: 'all',
      gateway: 'gateway',
      commands: 'commands',
      projections: 'projections',
      renderer: 'renderer',
    });
  });
});
