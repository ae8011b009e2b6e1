import { describe, expect, test } from '@jest/globals';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service, ServiceAccount } from 'kubernetes-models/v1';
import { readConfig, settingNames } from '../config/index.ts';
import { filesOf, textOf, yamlOf } from './files.ts';

type Labels = Readonly<Record<string, string>>;
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container {
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom: readonly { readonly secretRef?: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string }[];
  readonly securityContext: object;
  readonly resources: object;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle?: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Labels };
  readonly imagePullSecrets?: readonly { readonly name: string }[];
  readonly data?: Labels;
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels?: Labels };
    readonly ingressClassName?: string;
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly securityContext: object;
        readonly enableServiceLinks?: boolean;
        readonly serviceAccountName: string;
        readonly volumes: readonly { readonly name: string; readonly secret?: object }[];
        readonly containers: readonly Container[];
      };
    };
  };
}

const folder = 'deploy/kubernetes';
const models = {
  ConfigMap,
  Deployment,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
  StatefulSet,
};
const [kustomization] = yamlOf(`${folder}/kustomization.yaml`) as readonly { readonly resources: readonly string[] }[];
const manifests = (kustomization?.resources ?? []).flatMap(
  (file) => yamlOf(`${folder}/${file}`) as readonly Manifest[],
);
const ofKind = (...kinds: readonly string[]): readonly Manifest[] =>
  manifests.filter(({ kind }) => kinds.includes(kind));
const workloads = ofKind('Deployment', 'StatefulSet');
const containerOf = ({ spec }: Manifest): Container => {
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error('A workload has no container');
  return container;
};
const selects = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

test('the kustomization lists every file of the folder', () => {
  const files = filesOf(folder, '.yaml').filter((file) => !file.endsWith('kustomization.yaml'));
  expect(kustomization?.resources.map((name) => `${folder}/${name}`).toSorted()).toEqual(files);
});

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  "%s is valid by Kubernetes' schema",
  (_, manifest) => {
    const Model = models[manifest.kind as keyof typeof models] as new (data: object) => { validate(): void };
    expect(() => new Model(manifest).validate()).not.toThrow();
  },
);

test('runs every role', () => {
  const roles = workloads.map(
    (workload) => containerOf(workload).env.find(({ name }) => name === 'ROLE')?.value ?? 'none',
  );
  expect(roles.toSorted()).toEqual(['commands', 'gateway', 'projections', 'renderer']);
});

test('sets only settings that exist, and no secret', () => {
  const [settings] = ofKind('ConfigMap');
  const set = [
    ...Object.keys(settings?.data ?? {}),
    ...workloads.flatMap((workload) => containerOf(workload).env.map(({ name }) => name)),
  ];
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(set.filter((name) => /SECRET|KEY|TOKEN|MONGODB_URL|EVENTSTORE_URL|SMTP_URL/.test(name))).toEqual([]);
});

test('the guide creates the Secrets from settings that exist', () => {
  const [block = ''] = /create secret generic[^]*?```/.exec(textOf('docs/operator-guide.md')) ?? [];
  const named = [...block.matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name);
  expect(named).toContain('INTERNAL_SECRET');
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
});

describe.each(workloads.map((workload) => [workload.metadata.name, workload] as const))('%s', (_, workload) => {
  const container = containerOf(workload);
  const labels = workload.spec.template.metadata.labels;

  test('selects its own pods, and only one disruption budget does too', () => {
    expect(selects(workload.spec.selector.matchLabels ?? {}, labels)).toBe(true);
    const budgets = ofKind('PodDisruptionBudget').filter(({ spec }) =>
      selects(spec.selector.matchLabels ?? {}, labels),
    );
    expect(budgets).toHaveLength(1);
  });

  test('is probed at a port that it opens', () => {
    const ports = container.ports.map(({ name }) => name);
    expect(ports).toContain(container.livenessProbe.httpGet.port);
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(ports).toContain(container.readinessProbe.httpGet.port);
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  });

  test('runs as an ordinary user on a file system that it cannot change, with its needs declared', () => {
    expect(workload.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    });
  });
});

test('pods get no variables for Services that could look like settings', () => {
  const open = workloads.filter(({ spec }) => spec.template.spec.enableServiceLinks !== false);
  expect(open.map(({ metadata }) => metadata.name)).toEqual([]);
});

test('pods that get requests keep answering while the Service still names them', () => {
  const served = workloads.filter(({ spec }) =>
    ofKind('Service').some((service) => selects(service.spec.selector, spec.template.metadata.labels)),
  );
  expect(served.map(({ metadata }) => metadata.name)).toEqual(['gateway', 'commands']);
  for (const workload of served)
    expect(containerOf(workload).lifecycle).toEqual({ preStop: { exec: { command: ['sleep', '5'] } } });
});

test("the guide's upgrade replaces every workload, readers of new events before their writers", () => {
  const [, listed = ''] = /for role in ((?:[a-z]+\/[a-z]+ ?)+); do/.exec(textOf('docs/operator-guide.md')) ?? [];
  expect(listed.split(' ')).toEqual([
    'deployment/projections',
    'statefulset/commands',
    'deployment/gateway',
    'deployment/renderer',
  ]);
  const kinds = workloads.map(({ kind, metadata: { name } }) => `${kind.toLowerCase()}/${name}`);
  expect(listed.split(' ').toSorted()).toEqual(kinds.toSorted());
});

test('clients of the log can trust a certificate authority that you name', () => {
  const connecting = workloads.filter((workload) =>
    containerOf(workload).envFrom.some(({ secretRef }) => secretRef?.name === 'curbcast-secrets'),
  );
  expect(connecting.length).toBeGreaterThan(2);
  for (const workload of connecting) {
    const mount = containerOf(workload).volumeMounts.find(({ mountPath }) => mountPath === '/authority');
    const volume = workload.spec.template.spec.volumes.find(({ name }) => name === mount?.name);
    expect([workload.metadata.name, volume?.secret]).toEqual([
      workload.metadata.name,
      { secretName: 'curbcast-authority', optional: true },
    ]);
  }
});

test('the Ingress works with any controller: it has a class, and no settings of one controller', () => {
  const [ingress] = ofKind('Ingress');
  expect(ingress?.spec.ingressClassName).toEqual(expect.any(String));
  expect(ingress?.metadata.annotations ?? {}).toEqual({});
});

test('pods may come from a private registry', () => {
  const [account] = ofKind('ServiceAccount');
  expect(account?.imagePullSecrets).toEqual([{ name: 'curbcast-registry' }]);
  expect(new Set(workloads.map(({ spec }) => spec.template.spec.serviceAccountName))).toEqual(
    new Set([account?.metadata.name]),
  );
  expect(textOf('docs/operator-guide.md')).toContain('`curbcast-registry`');
});

test('one command writes the list of erased users, whichever process erased them', () => {
  expect(textOf('docs/operator-guide.md')).toContain('curbcast erased-users > erased-users.txt');
  expect(JSON.parse(textOf('package.json'))).toHaveProperty(['scripts', 'erased-users']);
});

test('the pods of a StatefulSet get their names from a headless Service', () => {
  const headless = ofKind('Service')
    .filter(({ spec }) => (spec as { readonly clusterIP?: string }).clusterIP === 'None')
    .map(({ metadata }) => metadata.name);
  const named = ofKind('StatefulSet').map(({ spec }) => (spec as { readonly serviceName?: string }).serviceName);
  expect(named).toEqual(headless);
});

test('every Service leads to a port of a role', () => {
  const lost = ofKind('Service').filter(
    ({ spec }) =>
      !workloads.some(
        (workload) =>
          selects(spec.selector, workload.spec.template.metadata.labels) &&
          (spec.ports ?? []).every(({ targetPort }) =>
            containerOf(workload).ports.some(({ name }) => name === targetPort),
          ),
      ),
  );
  expect(lost.map(({ metadata }) => metadata.name)).toEqual([]);
});

describe('the settings of a role, with the Secrets as the guide makes them', () => {
  const guide = textOf('docs/operator-guide.md');
  const samples: Readonly<Record<string, string>> = {
    EVENTSTORE_URL: 'esdb://curbcast:password@eventstore:2113?tls=true',
    MONGODB_URL: 'mongodb://mongodb:27017/curbcast?replicaSet=rs0',
    KAFKA_BROKERS: 'kafka:9092',
    KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    STRIPE_SECRET_KEY: 'sk_test_1234567890abcdef',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890abcdef',
  };
  const secretOf = (secret: string): Readonly<Record<string, string>> => {
    const [, command = ''] = new RegExp(`create secret generic ${secret} ((?:.*\\\\\n)*.*)`).exec(guide) ?? [];
    const names = [...command.matchAll(/--from-literal=(\w+)=/g)].map(([, name = '']) => name);
    return Object.fromEntries(names.map((name) => [name, samples[name] ?? 'd41d8cd98f00b204e9800998ecf8427e']));
  };
  const [shared] = ofKind('ConfigMap');

  test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))('start %s', (role, workload) => {
    const { env, envFrom } = containerOf(workload);
    const secrets = envFrom.flatMap(({ secretRef }) => (secretRef ? [secretOf(secretRef.name)] : []));
    expect(secrets.map((secret) => Object.keys(secret).length > 0)).toEqual([true]);
    const own = Object.fromEntries(env.map(({ name, value = '' }) => [name, value]));
    const config = readConfig(Object.assign({ HOST: '0.0.0.0' }, shared?.data, ...secrets, own) as Labels);
    expect(config.roles.ROLE).toBe(role);
    expect(config.files.S3_BUCKET).toBe('curbcast');
  });
});
