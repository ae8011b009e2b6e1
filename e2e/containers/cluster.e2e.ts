import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, signIn } from '../support/client.ts';
import { cloneProject, firstPort, image, prepareImage, type ComposeProject } from '../support/compose.ts';
import { eventually } from '../support/eventually.ts';
import { creditsOf, password } from '../support/fixture.ts';
import { buyStarterPack } from '../support/payments.ts';

const nodes = ['eventstore1', 'eventstore2', 'eventstore3'] as const;
const adminPassword = 'only-for-this-test-1';
const userPassword = 'only-for-this-test-3';

let cluster: ComposeProject;
let product: ComposeProject;

beforeAll(async () => {
  cluster = await cloneProject({ name: 'curbcast-containers-cluster', port: firstPort + 4 });
  product = await cloneProject({ name: 'curbcast-containers-on-cluster', port: firstPort + 5 });
  await prepareImage(product);
  // The file contains only the log; the read models need a server on the same network.
  cluster.write(
    'read-models.yml',
    'services: { mongodb: { extends: { file: docker-compose.yml, service: mongodb }, networks: [cluster] } }\n' +
      'volumes: { mongodb-data: {} }\n',
  );
  cluster.set({
    COMPOSE_FILE: 'docker-compose.eventstore-cluster.yml:read-models.yml',
    EVENTSTORE_ADMIN_PASSWORD: adminPassword,
    EVENTSTORE_OPS_PASSWORD: 'only-for-this-test-2',
  });
});
afterAll(async () => {
  await product.remove();
  await cluster.remove();
});

/** The files of one of the cluster's volumes. */
const filesOf = async (volume: string): Promise<readonly string[]> => {
  const mount = `${cluster.name}_${volume}:/volume:ro`;
  const found = await cluster.docker(
    'run',
    '--rm',
    '--user',
    '0',
    '--volume',
    mount,
    image,
    'find',
    '/volume',
    '-type',
    'f',
  );
  return found.trim().split('\n');
};

test('the nodes start on new volumes, and again on those that have certificates', async () => {
  await cluster.compose('up', '--detach', '--wait', ...nodes, 'mongodb');
  await cluster.compose('down');
  await cluster.compose('up', '--detach', '--wait', ...nodes, 'mongodb');
});

test("the private key of the authority is where neither the nodes nor the product's containers can read it", async () => {
  expect(await filesOf('trust')).toEqual(['/volume/ca.crt']);
  expect((await filesOf('certificates')).filter((file) => file.endsWith('ca.key'))).toEqual([]);
  expect(await filesOf('authority')).toContain('/volume/ca.key');
});

test("the guide's commands make a user that may read the log and has no other right", async () => {
  const user = JSON.stringify({ loginName: 'curbcast', fullName: 'Curbcast', groups: [], password: userPassword });
  const curl = ['curl', '--fail', '--cacert', '/certs/ca/ca.crt', '--user', `admin:${adminPassword}`];
  const body = ['--header', 'content-type: application/json', '--data', user];
  await cluster.compose('exec', '-T', nodes[0], ...curl, 'https://localhost:2113/users', ...body);
  const script =
    "import { EventStoreDBClient } from '@eventstore/db-client';" +
    'const client = EventStoreDBClient.connectionString(process.argv[1]);' +
    "await client.setStreamMetadata('$all', { acl: { readRoles: ['$admins', '$ops', 'curbcast'] } });" +
    'await client.dispose();';
  const node = ['node', '--input-type=module', '-e', script];
  const onCluster = ['--network', `${cluster.name}_cluster`, '--volume', `${cluster.name}_trust:/trust:ro`];
  const address = `esdb://admin:${adminPassword}@eventstore1:2113?tls=true&tlsCAFile=/trust/ca.crt`;
  await cluster.docker('run', '--rm', ...onCluster, image, ...node, address);
});

test("the product runs on the cluster with a .env file alone, as the operator's guide says", async () => {
  await cluster.compose('cp', 'eventstore1:/certs/ca/ca.crt', join(product.folder, 'ca.crt'));
  product.set({
    COMPOSE_FILE: 'docker-compose.yml:docker-compose.external.yml',
    EVENTSTORE_URL: `esdb://curbcast:${userPassword}@${nodes.map((node) => `${node}:2113`).join(',')}?tls=true&tlsCAFile=/run/ca.crt`,
    MONGODB_URL: 'mongodb://mongodb:27017/curbcast?replicaSet=rs0',
    CA_FILE: './ca.crt',
    ENGINES_NETWORK: `${cluster.name}_cluster`,
    ENGINES_NETWORK_EXTERNAL: 'true',
  });
  await product.compose('up', '--detach', '--wait', '--no-build', 'product');
  expect((await product.compose('ps', '--services')).trim()).toBe('product');
  const client = createClient({ url: product.url, folder: '' });
  await signIn(client, { email: 'robin@people.example', password, name: 'Robin Reyes', register: true });
  await buyStarterPack(client);
  await eventually('the credits', async () => (await creditsOf(client)).available === 13);
  expect(await product.compose('exec', '-T', 'product', 'curbcast', 'verify')).toMatch(/hash chains intact/);
});
