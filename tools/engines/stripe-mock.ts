import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import type { FindEngine, Missing } from './engine.ts';
import { fetched } from './fetched.ts';
import { createServerProcess, freePort } from './server-process.ts';

const name = 'stripe-mock';
const version = '0.203.0';
const fetchTimeout = 300_000;

const missing: Missing = {
  name,
  missing:
    'there is no Go with its package index: set STRIPE_MOCK_URL to the address of a stripe-mock, e.g. http://localhost:12111',
};

/**
 * Finds Stripe's own validator of requests: the one in STRIPE_MOCK_URL, or built from the Go module proxy. It checks
 * each request against Stripe's API description, answers with fixtures, and keeps no state.
 */
export const findStripeMock: FindEngine = async ({ cacheFolder }) => {
  const url = process.env['STRIPE_MOCK_URL'];
  if (url !== undefined && url !== '') {
    const notOurs = (): Promise<never> =>
      Promise.reject(new Error("The server that STRIPE_MOCK_URL names is not this test's to start and stop"));
    return {
      name,
      version: 'as given',
      settings: { STRIPE_MOCK_URL: url },
      kill: notOurs,
      start: notOurs,
      stop: async () => {},
    };
  }
  const command = await build(cacheFolder).catch(() => undefined);
  return command === undefined ? missing : start(command);
};

async function build(cacheFolder: string): Promise<string> {
  const folder = await fetched(cacheFolder, `stripe-mock-${version}`, async (into) => {
    await promisify(execFile)('go', ['install', `github.com/stripe/stripe-mock@v${version}`], {
      env: { ...process.env, GOBIN: into },
      timeout: fetchTimeout,
    });
  });
  return join(folder, 'stripe-mock');
}

async function start(command: string) {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-stripe-mock-'));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    name,
    command,
    // Without both addresses it listens on every one of the machine.
    args: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${tlsPort}`],
    cwd: folder,
    logFile: join(folder, 'server.log'),
    ready: async () => (await fetch(address, { headers: { authorization: 'Bearer sk_test_123' } })).status > 0,
  });
  await server.start();
  return {
    name,
    version,
    settings: { STRIPE_MOCK_URL: address },
    kill: server.kill,
    start: server.start,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
