import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { settingNames } from '../../config/index.ts';
import { openBalancer } from '../support/balancer.ts';
import { createClient, signIn, type Client, type Person } from '../support/client.ts';
import { cloneProject, firstPort, image, prepareImage, type ComposeProject } from '../support/compose.ts';
import { eventually } from '../support/eventually.ts';
import { creditsOf, password } from '../support/fixture.ts';
import { buyStarterPack } from '../support/payments.ts';
import { openSteadyLoad } from '../support/steady-load.ts';
import { readyVideo, startVideo, videoOf } from '../support/videos.ts';

const port = firstPort;
const engines = ['eventstore', 'mongodb', 'kafka'] as const;
const stores = ['eventstore-data', 'mongodb-data', 'app-data'] as const;
/** Settings for trying everything from one address. */
const roomy = { RATE_LIMIT_REGISTRATIONS: '1000', RATE_LIMIT_SIGNED_IN: '100000', RATE_LIMIT_ANONYMOUS: '100000' };

let project: ComposeProject;
const robin = { email: 'robin@people.example', password, name: 'Robin Reyes' };
/** Robin's paid and unused credits. */
let credits = 0;
let videoId = '';

const up = (...services: readonly string[]): Promise<string> =>
  project.compose('up', '--detach', '--wait', '--no-build', ...services);
const visitor = (url = project.url): Client => createClient({ url, folder: '' });
const signedIn = async (person: Person = robin, url = project.url): Promise<Client> => {
  const client = visitor(url);
  await signIn(client, person);
  return client;
};
/** An operator's command, as written in the guide. */
const operate = async (service: string, ...args: readonly string[]): Promise<string> =>
  project.compose('exec', '-T', service, 'curbcast', ...args);
async function buy(client: Client): Promise<void> {
  await buyStarterPack(client);
  credits += 10;
  await eventually('the credits', async () => (await creditsOf(client)).available === credits);
}
/** Robin registers, buys and has a video made. */
async function firstSteps(): Promise<void> {
  const client = await signedIn({ ...robin, register: true });
  await eventually('the trial credits', async () => (credits = (await creditsOf(client)).available) === 3);
  await buy(client);
  const { video } = await startVideo(client);
  videoId = video.id;
  await readyVideo(client, videoId);
  credits = (await creditsOf(client)).available;
}
const logsOf = async (service: string): Promise<string> => project.compose('logs', '--no-log-prefix', service);
const errorsOf = async (service: string): Promise<readonly string[]> =>
  (await logsOf(service)).split('\n').filter((line) => /"level":[56]0/.test(line));
/** The processor time that a container has used so far, in seconds: in version 2 of Linux' control groups, or 1. */
async function processorTime(id: string): Promise<number> {
  const files = 'cat /sys/fs/cgroup/cpu.stat 2>/dev/null || cat /sys/fs/cgroup/cpuacct/cpuacct.usage';
  const text = await project.docker('exec', id, 'sh', '-c', files);
  const micros = /^usage_usec (\d+)$/m.exec(text)?.[1];
  return micros === undefined ? Number(text) / 1e9 : Number(micros) / 1e6;
}
/** Robin's credits and video, and an intact log. */
async function expectEverything(service = 'product'): Promise<void> {
  const client = await signedIn();
  expect((await creditsOf(client)).available).toBe(credits);
  expect((await videoOf(client, videoId))?.status).toBe('ready');
  expect(await operate(service, 'verify')).toMatch(/hash chains intact/);
}

beforeAll(async () => {
  project = await cloneProject({ name: 'curbcast-containers', port });
  await prepareImage(project);
});
afterAll(async () => {
  await project.remove();
});

test('the image is small although it has the natural voice, has no files of root in /tmp, and caches compiled code', async () => {
  const size = Number(await project.docker('image', 'inspect', '--format', '{{.Size}}', image));
  expect(size).toBeLessThan(1.1e9);
  const look =
    'find /tmp -user root -mindepth 1; node -p "require(\'node:module\').enableCompileCache().status"; ls web /app';
  const found = await project.docker('run', '--rm', image, 'sh', '-c', look);
  // 1: enabled.
  expect(found.split('\n')[0]).toBe('1');
  expect(await project.docker('run', '--rm', image, 'find', '/app', '-name', 'kokoro*.bin', '-size', '+80M')).not.toBe(
    '',
  );
  // No command asks npm's registry whether there is a newer npm.
  expect(await project.docker('image', 'inspect', '--format', '{{json .Config.Env}}', image)).toContain(
    'NPM_CONFIG_UPDATE_NOTIFIER=false',
  );
  for (const needless of ['e2e', 'bench', 'docs', '.github']) expect(found.split('\n')).not.toContain(needless);
});

test('every setting of a .env file reaches every process that may use it', async () => {
  /** Set for each process by the compose files: its role, and where it listens in its container. */
  const ofTheFiles = ['COMMANDS_URL', 'DATA_DIR', 'HOST', 'INTERNAL_HOST', 'INTERNAL_PORT', 'PORT', 'ROLE', 'WEB_ROOT'];
  const clone = await cloneProject({ name: 'curbcast-containers-settings', port: port + 1 });
  try {
    const chosen = settingNames.filter((name) => !ofTheFiles.includes(name));
    clone.set(Object.fromEntries(chosen.map((name) => [name, `chosen-${name}`])));
    for (const files of ['docker-compose.yml', 'docker-compose.yml:docker-compose.external.yml']) {
      clone.set({ COMPOSE_FILE: files });
      const { services } = JSON.parse(
        await clone.compose('--profile', 'roles', 'config', '--format', 'json', '--no-consistency'),
      ) as {
        readonly services: Readonly<
          Record<string, { readonly environment: Readonly<Record<string, string>>; readonly depends_on?: object }>
        >;
      };
      for (const service of ['product', 'gateway', 'commands', 'projections', 'renderer']) {
        const { environment = {}, depends_on: awaited = {} } = services[service] ?? {};
        // External engines are not started here.
        expect([files, Object.keys(awaited)]).toEqual([files, files.includes('external') ? [] : [...engines].sort()]);
        const lost = chosen.filter((name) => environment[name] !== `chosen-${name}`);
        // One process needs no secret between processes.
        expect([files, service, lost]).toEqual([files, service, service === 'product' ? ['INTERNAL_SECRET'] : []]);
      }
    }
  } finally {
    await clone.remove();
  }
});

describe('embedded engines', () => {
  test('one command starts the product, and its lost volume is restored from a backup', async () => {
    project.set(roomy);
    await up('app');
    expect(await errorsOf('app')).toEqual([]);
    const client = await signedIn({ ...robin, register: true });
    await buyStarterPack(client);
    await operate('app', 'backup', '/backup/one');
    await project.compose('--profile', 'embedded', 'down');
    await project.docker('volume', 'rm', `${project.name}_app-data`);
    const asRoot = ['run', '--rm', '--user', '0', '--volume', `${project.name}_backups:/backup`];
    const copy = 'cp -r /backup/one /backup/of-root && chmod 700 /backup/of-root';
    await project.docker(...asRoot, image, 'sh', '-c', copy);
    const restore = ['run', '--rm', '--no-deps', 'app', 'curbcast', 'restore'];
    expect(await project.tryCompose(...restore, '/backup/of-root')).toMatchObject({
      code: 1,
      output: expect.stringContaining('EACCES: permission denied'),
    });
    await project.compose(...restore, '/backup/one');
    await up('app');
    await eventually('the credits', async () => (await creditsOf(await signedIn())).available === 13);
    expect(await operate('app', 'verify')).toMatch(/Files: \d+, complete/);
    await project.compose('--profile', 'embedded', 'down', '--volumes');
  });
});

describe('outside engines', () => {
  test('one command starts the product on its servers, without an error in its log', async () => {
    await up();
    expect(await errorsOf('product')).toEqual([]);
  });

  test('the published port tells strangers on this machine nothing, as the guide says', async () => {
    expect(await (await fetch(`${project.url}/readyz`)).text()).toBe('{"status":"ready"}');
    expect((await fetch(`${project.url}/metrics`)).status).toBe(401);
    const { body } = await visitor().call('POST', '/graphql', {
      query: '{ outbox(first: 1) { edges { node { id } } } }',
    });
    expect(JSON.stringify(body)).toMatch(/"code":"(?:FORBIDDEN|UNAUTHENTICATED)"/);
  });

  test('Prometheus in another container reads the metrics with the two settings of the guide', async () => {
    project.set({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' });
    await up();
    const ask = ['curl', '--fail', '--silent', 'http://product:9464/metrics'];
    expect(await project.compose('exec', '-T', 'eventstore', ...ask)).toMatch(/^curbcast_projection_ready/m);
    expect((await fetch(`${project.url}/metrics`)).status).toBe(404);
    project.set({ METRICS_PORT: '', METRICS_HOST: '' });
    await up();
  });

  test.each([...engines, 'product'])(
    'the health check of %s costs less than a hundredth of a processor',
    async (service) => {
      const id = (await project.compose('ps', '--quiet', service)).trim();
      const { Test, Interval } = JSON.parse(
        await project.docker('inspect', '--format', '{{json .Config.Healthcheck}}', id),
      ) as { readonly Test: readonly string[]; readonly Interval: number };
      const [kind, ...words] = Test;
      const check = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
      const before = await processorTime(id);
      const checks = 5;
      for (let n = 0; n < checks; n += 1) await project.docker('exec', id, ...check);
      // Includes the service's other work meanwhile, so the check itself costs less.
      expect((await processorTime(id)) - before).toBeLessThan((checks * Interval) / 1e9 / 100);
    },
  );

  test('a user signs in, buys credits and renders a video', async () => {
    await firstSteps();
    await expectEverything();
    expect(await operate('product', 'recover', robin.email)).toContain(`${project.url}/`);
  });

  test('an upgrade by a new image keeps everything', async () => {
    const id = await project.docker('image', 'inspect', '--format', '{{.Id}}', image);
    const container = (await project.docker('create', image)).trim();
    await project.docker('commit', '--change', 'LABEL release=next', container, image);
    await project.docker('rm', container);
    expect(await project.docker('image', 'inspect', '--format', '{{.Id}}', image)).not.toBe(id);
    await up();
    const used = await project.compose('ps', '--quiet', 'product');
    expect(await project.docker('inspect', '--format', '{{.Config.Labels.release}}', used.trim())).toContain('next');
    await expectEverything();
  });

  test.each([...engines.map((engine) => [[engine]]), [[...engines]]])(
    'a stop ends by itself within five seconds while these are away: %j',
    async (away) => {
      await project.compose('kill', ...away);
      // Docker kills a process that takes longer; its code is then 137.
      await project.compose('stop', '--timeout', '5', 'product');
      const id = (await project.compose('ps', '--all', '--quiet', 'product')).trim();
      expect((await project.docker('inspect', '--format', '{{.State.ExitCode}}', id)).trim()).toBe('0');
      await up();
    },
  );

  test('a lost volume of the product is restored from its backup', async () => {
    await operate('product', 'backup', '/backup/two');
    await project.compose('down');
    await project.docker('volume', 'rm', `${project.name}_app-data`);
    await project.compose('run', '--rm', '--no-deps', 'product', 'curbcast', 'restore', '/backup/two');
    await up();
    await expectEverything();
  });
});

describe('stores that are put back from an older copy, in new containers', () => {
  /** The contents of each volume before and after the last purchase. */
  const older = (volume: string): string => `older-${volume}`;
  const newest = (volume: string): string => `newest-${volume}`;
  const putBack = async (choose: (volume: string) => string): Promise<void> => {
    await project.compose('down');
    for (const volume of stores) await project.copyVolume(choose(volume), volume);
    await up(...engines);
  };
  const isOlder =
    (...olderOnes: readonly string[]) =>
    (volume: string): string =>
      olderOnes.includes(volume) ? older(volume) : newest(volume);
  /** Starts the product alone, in a new container, until it is ready or has reported why not. */
  const start = async (): Promise<string> => {
    await project.tryCompose('up', '--detach', '--no-build', '--no-deps', 'product');
    return eventually('an answer', async () => {
      const logs = await logsOf('product');
      return /could not start|Curbcast is ready|To become the first|mail {9}/.test(logs) ? logs : undefined;
    });
  };

  beforeAll(async () => {
    await project.compose('down');
    for (const volume of stores) await project.copyVolume(volume, older(volume));
    await up();
    await buy(await signedIn());
    await signedIn({ ...robin, email: 'sam@people.example', register: true });
    await project.compose('down');
    for (const volume of stores) await project.copyVolume(volume, newest(volume));
  });

  test.each([[['eventstore-data']], [['eventstore-data', 'mongodb-data']], [['eventstore-data', 'app-data']]])(
    'an older log is refused at the start: older %j',
    async (olderOnes) => {
      await putBack(isOlder(...olderOnes));
      expect(await start()).toMatch(/not in the (?:log|database)|but the log ends at/);
      const { status } = await visitor()
        .call('POST', '/api/credits/refill', {})
        .catch(() => ({ status: 'refused' }));
      expect(status).toBe('refused');
    },
  );

  // Their read models stop at the first event of the person, so the product does not become ready. Without the key,
  // nobody can tell whether the person has an account.
  test.each([[['mongodb-data']], [['mongodb-data', 'app-data']]])(
    'older read models and keys: the product takes the log, and verify names who has no key: older %j',
    async (olderOnes) => {
      await putBack(isOlder(...olderOnes));
      await start();
      const { code, output } = await project.tryCompose('exec', '-T', 'product', 'curbcast', 'verify');
      expect([code, output]).toEqual([1, expect.stringMatching(/Keys: \d+ people, 1 WITHOUT THEIR KEY/)]);
    },
  );

  test('older accounts and files: verify names the account that is missing', async () => {
    await putBack(isOlder('app-data'));
    await start();
    await eventually('the product', async () => (await fetch(`${project.url}/readyz`)).ok);
    const { code, output } = await project.tryCompose('exec', '-T', 'product', 'curbcast', 'verify');
    expect([code, output]).toEqual([1, expect.stringMatching(/Accounts: \d+ users, 1 CAN'T SIGN IN/)]);
  });

  test('older copies of one moment are accepted unchanged', async () => {
    await putBack(older);
    await up();
    expect((await creditsOf(await signedIn())).available).toBe(credits - 10);
  });

  test('an older log can be accepted, and the newest copy of all continues', async () => {
    await putBack(isOlder('eventstore-data'));
    await start();
    await project.compose('stop', 'product');
    await project.compose('run', '--rm', '--no-deps', 'product', 'curbcast', 'accept-log');
    await up();
    expect((await creditsOf(await signedIn())).available).toBe(credits - 10);
    await putBack(newest);
    await up();
    await expectEverything();
  });
});

describe('the product as separate processes', () => {
  const roles = ['projections', 'commands', 'renderer', 'gateway'] as const;

  test('each role is replaced, one container at a time, under load, without a refused request', async () => {
    await project.compose('down');
    project.set({
      INTERNAL_SECRET: randomBytes(32).toString('hex'),
      COMPOSE_FILE: 'docker-compose.yml:two-gateways.yml',
    });
    project.write(
      'two-gateways.yml',
      `services:\n  gateway:\n    ports: !override ["127.0.0.1:${port}-${port + 1}:3000"]\n`,
    );
    const scales = roles.flatMap((role) => ['--scale', `${role}=2`]);
    await project.compose('--profile', 'roles', 'up', '--detach', '--wait', '--no-build', ...scales, ...roles);
    if (videoId === '') await firstSteps();
    const ports = [port, port + 1];
    const balancer = await openBalancer(() => ports);
    const url = `http://localhost:${balancer.port}`;
    const client = await signedIn(robin, project.url);
    const load = openSteadyLoad({ url, origin: project.url, cookie: client.cookie(), clients: 2 });
    await eventually('some answers', () => load.answered() > 20);
    for (const role of roles)
      for (const id of (await project.compose('ps', '--quiet', role)).trim().split('\n')) {
        const published = await project.docker('port', id).then((text) => Number(/:(\d+)\s*$/.exec(text)?.[1]));
        // Like a balancer that watches /readyz: sends nothing new to a gateway that is about to stop.
        await balancer.without(published, async () => {
          await project.docker('restart', '--time', '30', id);
          await eventually(
            `${role} to be healthy`,
            async () =>
              (await project.docker('inspect', '--format', '{{.State.Health.Status}}', id)).trim() === 'healthy',
          );
        });
      }
    const failures = [...(await load.stop())];
    await balancer.close();
    // The processes' log lines about it.
    if (failures.length > 0)
      failures.push(
        ...(await project.compose('--profile', 'roles', 'logs', ...roles))
          .split('\n')
          .filter((line) => /"level":[456]0/.test(line))
          .slice(-20),
      );
    expect(failures).toEqual([]);
    expect(load.answered()).toBeGreaterThan(50);
    await expectEverything('gateway');
  });

  afterAll(async () => {
    await project.compose('--profile', 'roles', 'down');
    project.set({ COMPOSE_FILE: 'docker-compose.yml' });
  });
});

test('the product runs on the same data with engines elsewhere, by the settings alone', async () => {
  const elsewhere = await cloneProject({ name: 'curbcast-containers-engines', port: port + 2 });
  try {
    await elsewhere.compose('create', '--no-build', ...engines);
    for (const volume of ['eventstore-data', 'mongodb-data', 'kafka-data'])
      await project.copyVolume(volume, `${elsewhere.name}/${volume}`);
    await elsewhere.compose('up', '--detach', '--wait', '--no-build', ...engines);
    project.set({
      COMPOSE_FILE: 'docker-compose.yml:docker-compose.external.yml',
      ENGINES_NETWORK: `${elsewhere.name}_default`,
      ENGINES_NETWORK_EXTERNAL: 'true',
    });
    await up('product');
    const running = (await project.compose('ps', '--services')).trim().split('\n');
    expect(running).toEqual(['product']);
    await expectEverything();
    await project.compose('down');
  } finally {
    await elsewhere.remove();
  }
});
