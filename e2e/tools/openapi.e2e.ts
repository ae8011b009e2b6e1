import { copyFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Fixture, startFixture, type TestUser } from '../support/fixture.ts';
import { videoOf } from '../support/videos.ts';
import { fromGo, fromNpm, fromPyPi, output, withTool } from './installed.ts';

// `/openapi.json` used by other tools: a fuzzer, and the generators of clients in three languages.
let fixture: Fixture;
let folder: string;
let document: string;
/** The headers that identify each caller. */
let callers: Readonly<Record<'visitor' | 'session' | 'token' | 'administrator', readonly string[]>>;

beforeAll(async () => {
  fixture = await startFixture();
  folder = mkdtempSync(join(tmpdir(), 'curbcast-tools-'));
  const [user, admin] = [await fixture.customer(), await fixture.admin()];
  callers = {
    visitor: [],
    session: [`Cookie: ${user.cookie()}`],
    token: [`Authorization: Bearer ${await tokenOf(user)}`],
    administrator: [`Cookie: ${admin.cookie()}`],
  };
  document = join(folder, 'openapi.json');
  await writeFile(document, await (await fixture.visitor().fetch('/openapi.json')).text());
});
afterAll(() => fixture.server.remove());

/** A new access token of a user, with all scopes. */
async function tokenOf(user: TestUser): Promise<string> {
  const scopes = ['read', 'videos:write', 'webhooks:write', 'billing:read'];
  const { createAccessToken } = await user.graphql<{ createAccessToken: { secret: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
    { input: { name: 'tools', scopes } },
  );
  return createAccessToken.secret;
}

/** An empty folder for a generated client. */
const clientFolder = (): string => mkdtempSync(join(folder, 'client-'));
const jobs = join(import.meta.dirname, 'clients');

/**
 * Lets a program with a generated client do the main job with the token of a new customer: it says who signed in, has a
 * script written, orders a video under a key, waits for it and downloads it.
 */
async function doesTheJob(cwd: string, program: string, args: readonly string[]): Promise<void> {
  const customer = await fixture.customer();
  const file = join(cwd, 'video.mp4');
  const said = await output(program, [...args, fixture.server.url, await tokenOf(customer), file], cwd);
  const { email, videoId } = JSON.parse(said) as { readonly email: string; readonly videoId: string };
  expect(email).toBe(customer.email);
  expect(await videoOf(customer, videoId)).toMatchObject({ status: 'ready' });
  expect((await readFile(file)).toString('latin1', 4, 8)).toBe('ftyp');
}

/** Excluded calls: they would reach addresses that the fuzzer invents, end the session, or cause an hour of work. */
const leftOut = [
  '/api/pictures',
  '/api/generate-script-from-profile',
  '/api/webhooks',
  '/auth/logout',
  '/test-onboarding-flow.cjs',
  // Not available without a language model, and the fuzzer counts every 501 as a fault.
  '/api/translate-script',
];
/** The fuzzer's checks: no server error, and no answer that the document does not describe. */
const checks = 'not_a_server_error,content_type_conformance,response_schema_conformance,status_code_conformance';

for (const caller of ['visitor', 'session', 'token', 'administrator'] as const)
  withTool(
    'schemathesis',
    fromPyPi('schemathesis==4.32.5', 'schemathesis'),
    `finds no answer of another shape and no fault, as ${caller}`,
    async ({ path }) => {
      const args = [
        'run',
        `${fixture.server.url}/openapi.json`,
        ...callers[caller].flatMap((header) => ['--header', header]),
        ...leftOut.flatMap((each) => ['--exclude-path', each]),
        '--checks',
        checks,
        '--phases',
        'examples,coverage,fuzzing',
        '--max-examples',
        '10',
        '--seed',
        '1',
        // Only a hang fails, because a busy machine may be slow.
        '--request-timeout',
        '120',
      ];
      // The fuzzer leaves a folder with its report in the current folder.
      await output(path, args, folder);
    },
  );

withTool(
  'openapi-python-client',
  fromPyPi('openapi-python-client==0.29.1', 'openapi-python-client'),
  'makes a client whose modules all load, and which does the main job',
  async ({ path }) => {
    const cwd = clientFolder();
    const made = join(cwd, 'python');
    const said = await output(path, ['generate', '--path', document, '--output-path', made, '--meta', 'none']);
    // The generator can't express answers that are pictures, videos or tables.
    const warned = said.split('\n').filter((line) => /^(?:Cannot|Could not|Attempted|Error)/u.test(line));
    expect(warned.filter((line) => !line.includes('Unsupported content_type'))).toEqual([]);
    const python = join(path, '../python');
    await output(python, ['-m', 'compileall', '-q', made]);
    const load =
      'import importlib, pkgutil, python; [importlib.import_module(m.name) for m in pkgutil.walk_packages(python.__path__, "python.")]';
    await output(python, ['-c', load], cwd);
    await copyFile(join(jobs, 'job.py'), join(cwd, 'job.py'));
    await doesTheJob(cwd, python, ['job.py']);
  },
);

withTool(
  'openapi-typescript',
  fromNpm(
    ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3', '@types/node@24.19.2'],
    '.bin/openapi-typescript',
  ),
  'makes types that the compiler takes, with which a program does the main job',
  async ({ path }) => {
    const cwd = clientFolder();
    await output(path, [document, '--output', join(cwd, 'client.ts')]);
    await copyFile(join(jobs, 'job.mts'), join(cwd, 'job.mts'));
    await symlink(join(path, '../..'), join(cwd, 'node_modules'));
    const compile = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
    await output(join(path, '../tsc'), [...compile, '--module', 'nodenext', '--target', 'es2024', 'job.mts'], cwd);
    await doesTheJob(cwd, process.execPath, ['job.mts']);
  },
);

withTool(
  'oapi-codegen',
  fromGo(
    'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
    'oapi-codegen',
    'github.com/oapi-codegen/runtime@v1.9.0',
  ),
  'makes a client in Go that does the main job',
  async ({ path }) => {
    const cwd = clientFolder();
    await cp(join(path, '../module'), cwd, { recursive: true });
    await output(path, ['-generate', 'types,client', '-package', 'main', '-o', join(cwd, 'client.go'), document]);
    await copyFile(join(jobs, 'main.go'), join(cwd, 'main.go'));
    await output('go', ['vet', '-mod=mod', '.'], cwd);
    await output('go', ['build', '-mod=mod', '-o', 'job', '.'], cwd);
    await doesTheJob(cwd, join(cwd, 'job'), []);
  },
);

test('the document of this server names this server', async () => {
  const { servers } = JSON.parse(await (await fixture.visitor().fetch('/openapi.json')).text()) as {
    servers: readonly { url: string }[];
  };
  expect(servers).toEqual([{ url: fixture.server.url }]);
});
