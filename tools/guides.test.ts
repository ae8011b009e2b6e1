import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The folders with all sentences shown on the screens and on the identity provider's pages. */
const sources = ['web/src', 'identity/embedded', 'graphql', 'domain', 'command-service']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
  )
  .join('\n')
  .replaceAll('&amp;', '&')
  .replaceAll(/\s+/g, ' ');

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].concat(
  readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

describe.each(['docs/user-guide.md', 'docs/administrator-guide.md', 'docs/finance-guide.md'])('%s', (file) => {
  test('names buttons, tabs and headings as the screens do', () => {
    const named = [...read(file).matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, name = '']) => name.replaceAll(/\s+/g, ' '));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !sources.includes(name))).toEqual([]);
  });
});

describe.each(documents)('%s', (file) => {
  test('links only to files that are there', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

test('the index leads to every document', () => {
  const index = read('docs/README.md');
  const missing = documents.filter(
    (file) => !['README.md', 'docs/README.md'].includes(file) && !index.includes(file.replace('docs/', '')),
  );
  expect(missing).toEqual([]);
});
