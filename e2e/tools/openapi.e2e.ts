import { writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Fixture, startFixture } from '../support/fixture.ts';
import { fromGo, fromNpm, fromPyPi, output, withTool } from './installed.ts';

// `/openapi.json` in the hands of others: a fuzzer, and the generators of clients in three languages.
let fixture: Fixture;
let folder: string;
let document: string;
/** The headers with which each caller is known. */
let callers: Readonly<Record<'visitor' | 'session' | 'token' | 'administrator', readonly string[]>>;

beforeAll(async () => {
  fixture = await startFixture();
  folder = mkdtempSync(join(tmpdir(), 'curbcast-tools-'));
  const [user, admin] = [await fixture.customer(), await fixture.admin()];
  const scopes = ['read', 'videos:write', 'webhooks:write', 'billing:read'];
  const { createAccessToken } = await user.graphql<{ createAccessToken: { secret: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
    { input: { name: 'tools', scopes } },
  );
  callers = {
    visitor: [],
    session: [`Cookie: ${user.cookie()}`],
    token: [`Authorization: Bearer ${createAccessToken.secret}`],
    administrator: [`Cookie: ${admin.cookie()}`],
  };
  document = join(folder, 'openapi.json');
  await writeFile(document, await (await fixture.visitor().fetch('/openapi.json')).text());
});
afterAll(() => fixture.server.remove());

/** Calls that would reach addresses the fuzzer makes up, end the session, or make work for an hour. */
const leftOut = [
  '/api/pictures',
  '/api/generate-script-from-profile',
  '/api/webhooks',
  '/auth/logout',
  '/test-onboarding-flow.cjs',
  // Without a language model it is not offered: every 501 counts as a fault there.
  '/api/translate-script',
];
/** Neither a fault of the server nor an answer that the document does not describe. */
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
      ];
      // It leaves a folder with its report where it runs.
      await output(path, args, folder);
    },
  );

withTool(
  'openapi-python-client',
  fromPyPi('openapi-python-client==0.29.1', 'openapi-python-client'),
  'makes a client whose modules all load',
  async ({ path }) => {
    const made = join(folder, 'python');
    const said = await output(path, ['generate', '--path', document, '--output-path', made, '--meta', 'none']);
    // It has no words for answers that are pictures, videos and tables.
    const warned = said.split('\n').filter((line) => /^(?:Cannot|Could not|Attempted|Error)/u.test(line));
    expect(warned.filter((line) => !line.includes('Unsupported content_type'))).toEqual([]);
    const python = join(path, '../python');
    await output(python, ['-m', 'compileall', '-q', made]);
    const load =
      'import importlib, pkgutil, python; [importlib.import_module(m.name) for m in pkgutil.walk_packages(python.__path__, "python.")]';
    await output(python, ['-c', load], folder);
  },
);

withTool(
  'openapi-typescript',
  fromNpm(['openapi-typescript@7.13.0', 'typescript@5.9.3'], '.bin/openapi-typescript'),
  'makes types that the compiler takes',
  async ({ path }) => {
    const made = join(folder, 'client.ts');
    await output(path, [document, '--output', made]);
    await output(join(path, '../tsc'), ['--noEmit', '--strict', '--skipLibCheck', made]);
  },
);

withTool(
  'oapi-codegen',
  fromGo('github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2', 'oapi-codegen'),
  'makes a client in Go',
  async ({ path }) => {
    const made = await output(path, ['-generate', 'types,client', '-package', 'curbcast', document]);
    expect(made).toContain('func NewClient(');
  },
);

test('the document of this server names this server', async () => {
  const { servers } = JSON.parse(await (await fixture.visitor().fetch('/openapi.json')).text()) as {
    servers: readonly { url: string }[];
  };
  expect(servers).toEqual([{ url: fixture.server.url }]);
});
