import { describe, expect, test } from '@jest/globals';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { textOf, yamlOf } from './files.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Job {
  readonly steps: readonly Step[];
  readonly container?: { readonly image: string };
}
const file = '.github/workflows/ci.yml';
const [workflow] = yamlOf(file) as readonly { readonly jobs: Readonly<Record<string, Job>> }[];
const jobs = Object.entries(workflow?.jobs ?? {});
const steps = jobs.flatMap(([, { steps }]) => steps);
const commands = steps.flatMap(({ run = '' }) => run.split('\n').map((line) => line.trim()));
const { scripts, dependencies } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

describe(file, () => {
  test("is valid by GitHub's own parser", () => {
    const { context } = parseWorkflow({ name: file, content: textOf(file) }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test("runs the README's test command and both commands for real servers", () => {
    const [, readmes = ''] = /## Test it\n+```sh\n(.+)\n```/.exec(textOf('README.md')) ?? [];
    expect(readmes).toContain('npm test');
    expect(commands).toEqual(expect.arrayContaining([readmes, 'npm run test:engines', 'npm run test:engines:product']));
  });

  test('runs only npm scripts that exist', () => {
    const named = commands.flatMap((command) =>
      [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('uses the Node.js of package.json everywhere', () => {
    const versions = [
      ...steps.flatMap(({ with: { 'node-version': version } = {} }) => version ?? []),
      ...jobs.flatMap(([, { container }]) => (container ? [container.image.replace(/^node:|-.*$/g, '')] : [])),
      ...[...textOf('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version = '']) => version),
    ];
    expect(versions.length).toBeGreaterThan(3);
    expect(new Set(versions)).toEqual(new Set([dependencies['node']]));
  });

  test('has a job for each line of the table in docs/testing.md, and no other', () => {
    const [, table = ''] = /## What every push runs\n([^]*?)(\n## |$)/.exec(textOf('docs/testing.md')) ?? [];
    const told = [...table.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name = '']) => name);
    expect(told.sort()).toEqual(jobs.map(([name]) => name).sort());
  });
});
