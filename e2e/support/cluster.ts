import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer, type Balancer } from './balancer.ts';
import { openServerEngines } from './engines.ts';
import { createTestServer, type Settings, type TestServer } from './server.ts';
import { becomeAdmin, type Fixture, fixtureOf, roomy } from './fixture.ts';

/** Several processes of each role on shared engines, behind one load balancer. */
export interface Cluster {
  readonly fixture: Fixture;
  readonly balancer: Balancer;
  readonly processes: Readonly<Record<'projections' | 'commands' | 'renderer' | 'gateway', readonly TestServer[]>>;
  remove(): Promise<void>;
}

/** Starts `each` processes of every role. */
export async function openCluster(each: number): Promise<Cluster> {
  const engines = await openServerEngines();
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-cluster-'));
  const started: TestServer[] = [];
  const start = async (role: string, settings: Settings): Promise<TestServer[]> => {
    const servers: TestServer[] = [];
    for (let count = 0; count < each; count += 1) {
      const server = await createTestServer({
        folder,
        engines,
        settings: { ...roomy, ROLE: role, INTERNAL_SECRET: 'known to gateways and commands', ...settings },
      });
      await server.start();
      servers.push(server);
      started.push(server);
    }
    return servers;
  };

  const projections = await start('projections', {});
  const commands = await start('commands', {});
  const renderer = await start('renderer', {});
  let gateways: readonly TestServer[] = [];
  const balancer = await openBalancer(() => gateways.map(({ url }) => Number(new URL(url).port)));
  const url = `http://localhost:${balancer.port}`;
  gateways = await start('gateway', { PUBLIC_URL: url, COMMANDS_URL: commands.map((server) => server.url).join(',') });

  const [first] = gateways;
  if (!first) throw new Error('A cluster has at least one process of each role');
  const whole = { ...first, url, output: () => gateways.map((gateway) => gateway.output()).join('\n') };
  return {
    fixture: fixtureOf(whole, becomeAdmin(whole)),
    balancer,
    processes: { projections, commands, renderer, gateway: gateways },
    remove: async () => {
      await balancer.close();
      for (const server of started.toReversed()) await server.remove();
      await engines.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
