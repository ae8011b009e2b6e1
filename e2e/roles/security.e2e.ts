import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '../support/client.ts';
import { type Cluster, openCluster } from '../support/cluster.ts';
import { eventually } from '../support/eventually.ts';
import { openDocumentedSocket } from '../support/live.ts';
import type { TestServer } from '../support/server.ts';

/** The longest that a change may take to reach every gateway, in ms. */
const everywhereWithin = 5_000;
const timeout = 600_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster(2);
}, timeout);
afterAll(async () => {
  await cluster?.remove();
}, timeout);

const gateways = (): readonly TestServer[] => cluster.processes.gateway;

test(
  'a blocked address is refused on every gateway, on HTTP and on open sockets',
  async () => {
    const [admin, user] = [await cluster.fixture.admin(), await cluster.fixture.user()];
    const address = '198.18.5.5';
    const guests = gateways().map((gateway) => createClient(gateway, address));
    const sockets = await Promise.all(
      gateways().map((server) =>
        openDocumentedSocket({ ...user, server, cookie: user.cookie }, '', { 'x-forwarded-for': address }),
      ),
    );
    for (const guest of guests) expect((await guest.call('GET', '/auth/config')).status).toBe(200);
    const blockedAt = Date.now();
    expect((await admin.call('POST', '/api/admin/blacklist-ip', { ip: address })).status).toBe(200);
    for (const guest of guests)
      await eventually('the refusal', async () => (await guest.call('GET', '/auth/config')).status === 403);
    const closed = await Promise.all(sockets.map((socket) => socket.closed));
    // The time is checked only if the machine allows it. The point is that no further request is needed.
    console.log(`Refused everywhere after ${Date.now() - blockedAt} ms, of ${everywhereWithin} allowed`);
    expect(closed.map(({ code }) => code)).toEqual([4403, 4403]);
    expect((await admin.call('POST', '/api/admin/remove-blacklist-ip', { ip: address })).status).toBe(200);
    for (const guest of guests)
      await eventually('the way back', async () => (await guest.call('GET', '/auth/config')).status === 200);
  },
  timeout,
);

test(
  'gateways count one window together, and an edited limit applies to all of them',
  async () => {
    const admin = await cluster.fixture.admin();
    const { securitySettings: seen } = await admin.graphql<{
      securitySettings: { generalLimit: number; authenticationLimit: number };
    }>('{ securitySettings { generalLimit authenticationLimit } }');
    const { authenticationLimit: authentication } = seen;
    const set = (general: number, from: number) =>
      admin.graphql('mutation ($input: SetRateLimitsInput!) { setRateLimits(input: $input) { position } }', {
        input: { limits: { general, authentication }, seen: { general: from, authentication } },
      });
    await set(10, seen.generalLimit);
    const statuses = async (address: string): Promise<readonly number[]> => {
      const guests = gateways().map((gateway) => createClient(gateway, address));
      const answers: number[] = [];
      for (let n = 0; n < 14; n += 1) {
        const guest = guests[n % guests.length];
        if (guest) answers.push((await guest.call('GET', '/auth/config')).status);
      }
      return answers;
    };
    // Until the other gateway knows the limit, it lets more requests through. Another address has a separate window.
    let n = 0;
    const counted = await eventually('the same limit on both gateways', async () => {
      const found = await statuses(`198.18.6.${(n += 1)}`);
      return found.filter((status) => status === 200).length === 10 ? found : undefined;
    });
    expect(counted.slice(10)).toEqual([429, 429, 429, 429]);
    await set(seen.generalLimit, 10);
  },
  timeout,
);

test(
  'figures and alerts are those of all gateways together',
  async () => {
    const admin = await cluster.fixture.admin();
    const address = '198.18.7.7';
    for (const gateway of gateways())
      for (let n = 0; n < 2; n += 1)
        await createClient(gateway, address).call('POST', '/api/webhooks/stripe', { id: 'evt_1' });
    const alert = await eventually('one alert with the incidents of both', async () => {
      const { securityAlerts } = await admin.graphql<{
        securityAlerts: { edges: { node: { kind: string; address: string; count: number } }[] };
      }>('{ securityAlerts { edges { node { kind address count } } } }');
      return securityAlerts.edges.find(({ node }) => node.kind === 'FORGED_WEBHOOK' && node.count === 4);
    });
    expect(alert.node.address).toBe(address);
    await eventually('the blocked requests of both', async () => {
      const { securityMetrics } = await admin.graphql<{ securityMetrics: { blockedRequests: { value: number } } }>(
        '{ securityMetrics(timeRange: LAST_HOUR) { blockedRequests { value } } }',
      );
      return securityMetrics.blockedRequests.value >= 4;
    });
  },
  timeout,
);

test(
  'Force Logout ends the sessions on every gateway',
  async () => {
    const [admin, user] = [await cluster.fixture.admin(), await cluster.fixture.user()];
    const sockets = await Promise.all(
      gateways().map((server) => openDocumentedSocket({ ...user, server, cookie: user.cookie })),
    );
    await admin.graphql('mutation { endSessions(input: {}) { sessionsEnded } }');
    expect((await Promise.all(sockets.map((socket) => socket.closed))).map(({ code }) => code)).toEqual([4403, 4403]);
    for (const gateway of gateways())
      await eventually('the end of the session', async () => {
        const answer = await fetch(`${gateway.url}/auth/user`, { headers: { cookie: user.cookie() } });
        return answer.status === 401;
      });
  },
  timeout,
);
