import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { settingNames } from '../config/index.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const notOurs: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'data',
  'coverage',
  'fixtures',
]);
const files = globSync('**/*.{ts,tsx,mjs,md,graphql,css,html,sh,py,yml,yaml}', {
  cwd: root,
  exclude: (name) => notOurs.has(name.split('/').at(-1) ?? name),
});
const documents = files.filter((file) => file.endsWith('.md'));

describe('the documents', () => {
  test('link to files that exist', () => {
    const broken = documents.flatMap((document) =>
      [...read(document).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, normalize(join(dirname(document), target)))))
        .map((target) => `${document}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test.each(['docs/features.md', 'docs/rules.md'])('name only files and folders that exist: %s', (document) => {
    const named = [...read(document).matchAll(/`([a-z-]+\/[^`\s{}:*]+|[a-z-]+)`/g)].map(([, path = '']) => path);
    const paths = named.filter((path) => path.includes('/'));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(['docs/faults.md', 'docs/providers.md', 'docs/guarantees.md'])(
    'name only files that exist, by the end of their path: %s',
    (document) => {
      const named = [...read(document).matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
    },
  );

  test('quote only titles of tests that exist: docs/features.md', () => {
    const quoted = [...read('docs/features.md').matchAll(/`([^`]+\.tsx?)` "([^"]+)"/g)];
    const missing = quoted
      .filter(([, file = '', title = '']) => !read(file).replaceAll("\\'", "'").includes(title.replace(/ …$/, '')))
      .map(([whole]) => whole);
    expect(quoted.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});

test('rules have names that are unique', () => {
  const names = [...read('docs/rules.md').matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});

/** References that a reader with only this repository can't follow. */
const outside = [
  /\bDECISIONS\b/,
  /\bspec part \d/i,
  /\bP[123] section \d/,
  /\(trust [A-Z0-9]/,
  /\bpart [123] section \d/,
  /\bissue \d+/i,
  /\bADR \d/,
  /\(security [A-Z]\d/,
  /\(L\d+\)/,
];

test('nothing refers to a document outside of the repository', () => {
  const found = files.flatMap((file) =>
    file === 'tools/documents.test.ts'
      ? []
      : read(file)
          .split('\n')
          .flatMap((line, index) =>
            outside.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
          ),
  );
  expect(found).toEqual([]);
});

test('docs/settings.md lists every setting once, and no other', () => {
  const listed = [...read('docs/settings.md').matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

test('docs/architecture.md lists every read model once', () => {
  const [, section = ''] = read('docs/architecture.md').split('## Read models');
  const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name);
  const made = globSync('projection-service/projections/*.ts', { cwd: root }).flatMap((file) => {
    const [, name] = /defineProjection\(\{\n {2}name: '([a-z-]+)'/.exec(read(file)) ?? [];
    return name === undefined || file.endsWith('.test.ts') ? [] : [name];
  });
  expect(made.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(made.toSorted());
});
