import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CLIENT_VERSION } from './client-internals.ts';

const root = join(import.meta.dirname, '../..');
const versionIn = (file: string, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  );

test('the client is the version whose internals the adapter uses: compare them before you change it', () => {
  expect(versionIn('package.json', ['dependencies', '@eventstore/db-client'])).toBe(CLIENT_VERSION);
  expect(versionIn('node_modules/@eventstore/db-client/package.json', ['version'])).toBe(CLIENT_VERSION);
});

test('no other file of the adapter names the internals of the client', () => {
  const named = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /db-client\/(generated|dist)|GRPCStreamCreator|callArguments/.test(
        readFileSync(join(import.meta.dirname, file), 'utf8'),
      ),
  );
  expect(named.toSorted()).toEqual(['client-internals.test.ts', 'client-internals.ts']);
});
