import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServerEngines, type ServerEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { startFixture, type Fixture, type TestUser } from '../support/fixture.ts';
import { openLogOf } from '../support/log.ts';

const timeout = 600_000;
let engines: ServerEngines;
let fixture: Fixture;
let admin: TestUser;

beforeAll(async () => {
  engines = await openServerEngines();
  fixture = await startFixture({ LOG_LEVEL: 'silent' }, engines);
  admin = await fixture.admin();
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
  await engines?.stop();
}, timeout);

/** A decision about an administrator who never registered: the process that carries it out refuses it. */
async function recordWhatIsRefused(userId: string): Promise<void> {
  await fixture.server.stop();
  const log = await openLogOf(engines, fixture.server.folder);
  const id = randomUUID();
  await log.append('administrators-all', 'no_stream', [
    {
      id,
      type: 'AdministratorRightsEnded',
      schemaVersion: 1,
      time: Date.now(),
      data: { userId, act: 'suspend', rightsVersion: 0, reason: null },
      metadata: {
        actor: { kind: 'admin', id: admin.id },
        commandId: id,
        correlationId: id,
        causationId: id,
        subject: userId,
      },
    },
  ]);
  await log.close();
  await fixture.server.start();
}

const readiness = async () => {
  const answer = await fetch(`${fixture.server.url}/readyz`);
  return { code: answer.status, ...((await answer.json()) as { status: string; degraded?: readonly unknown[] }) };
};
interface Listed {
  readonly failures: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly attempts: number } }[];
  };
}
const listed = async () => {
  const { data } = await admin.ask<Listed>('{ failures { edges { node { id process eventType attempts ownerId } } } }');
  return data?.failures.edges.map(({ node }) => node) ?? [];
};

test(
  'an event that a process refuses is named by /readyz, listed, retried and dismissed, and holds nobody up',
  async () => {
    expect(await readiness()).toMatchObject({ code: 200, status: 'ready' });
    expect(await fixture.server.operate('failures')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing has failed.'),
    });
    const nobody = randomUUID();
    await recordWhatIsRefused(nobody);
    const degraded = await eventually('/readyz to name the process', async () => {
      const found = await readiness();
      return found.degraded === undefined ? undefined : found;
    });
    expect(degraded).toMatchObject({
      code: 200,
      status: 'ready',
      degraded: [{ process: 'administrator-rights', failures: 1 }],
    });
    const metrics = await (await fetch(`${fixture.server.url}/metrics`)).text();
    expect(metrics).toContain('curbcast_process_failures_open{process="administrator-rights"} 1\n');

    const [failure] = await listed();
    expect(failure).toMatchObject({
      process: 'administrator-rights',
      eventType: 'AdministratorRightsEnded',
      attempts: 1,
      ownerId: nobody,
    });
    const { id = '' } = failure ?? {};
    expect(await fixture.server.operate('failures')).toMatchObject({ code: 1, output: expect.stringContaining(id) });

    expect((await fixture.server.operate('retry', 'administrator-rights')).code).toBe(0);
    await eventually('a second attempt', async () => (await listed())[0]?.attempts === 2);
    await admin.ask(`mutation { retryFailure(id: "${id}") { position } }`);
    await eventually('a third attempt', async () => (await listed())[0]?.attempts === 3);

    const { errors } = await admin.ask(`mutation { dismissFailure(id: "${id}") { position } }`);
    expect(errors).toBeUndefined();
    await eventually('/readyz to name nothing', async () => (await readiness()).degraded === undefined);
    // Another read model shows the actions.
    await eventually('the actions of the administrator', async () => {
      const { adminActions } = await admin.graphql<{
        adminActions: { edges: readonly { node: { action: string } }[] };
      }>('{ adminActions { edges { node { action } } } }');
      const actions = adminActions.edges.map(({ node }) => node.action);
      return ['Dismissed a failed step', 'Had a failed step tried again'].every((action) => actions.includes(action));
    });
  },
  timeout,
);
