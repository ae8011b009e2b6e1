import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FindEngine, Missing } from './engine.ts';
import { fetched } from './fetched.ts';
import { createServerProcess, freePort } from './server-process.ts';

const name = 'S3';
const version = '1.8.0';
const fetchTimeout = 600_000;
/** The keys of the server that this starts; one of your own has to know them, too. */
export const s3TestKeys = { accessKeyId: 'curbcast-tests', secretAccessKey: 'only-for-tests-on-this-machine' } as const;

const missing: Missing = {
  name,
  missing:
    'there is no Go with its package index: set S3_TEST_URL to the address of a server that speaks S3 and knows the keys of tools/engines/versitygw.ts',
};

/** Finds a server that speaks S3: the one in S3_TEST_URL, or versitygw, built from the Go module proxy. */
export const findS3: FindEngine = async ({ cacheFolder }) => {
  const url = process.env['S3_TEST_URL'];
  if (url !== undefined && url !== '') {
    const notOurs = (): Promise<never> =>
      Promise.reject(new Error("The server that S3_TEST_URL names is not this test's to start and stop"));
    const settings = { S3_TEST_URL: url };
    return { name, version: 'as given', settings, kill: notOurs, start: notOurs, stop: async () => {} };
  }
  const command = await build(cacheFolder).catch(() => undefined);
  return command === undefined ? missing : start(command);
};

async function build(cacheFolder: string): Promise<string> {
  const folder = await fetched(cacheFolder, `versitygw-${version}`, async (into) => {
    await promisify(execFile)('go', ['install', `github.com/versity/versitygw/cmd/versitygw@v${version}`], {
      env: { ...process.env, GOBIN: into },
      timeout: fetchTimeout,
    });
  });
  return join(folder, 'versitygw');
}

async function start(command: string) {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-s3-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { accessKeyId, secretAccessKey } = s3TestKeys;
  const server = createServerProcess({
    name,
    command,
    args: [
      '--access',
      accessKeyId,
      '--secret',
      secretAccessKey,
      '--port',
      `127.0.0.1:${port}`,
      '--quiet',
      'posix',
      '--sidecar',
      join(folder, 'sidecar'),
      data,
    ],
    cwd: folder,
    logFile: join(folder, 'server.log'),
    ready: async () => (await fetch(address)).status > 0,
  });
  mkdirSync(join(folder, 'sidecar'));
  await server.start();
  return {
    name,
    version,
    settings: { S3_TEST_URL: address },
    kill: server.kill,
    start: server.start,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
