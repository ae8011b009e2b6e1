import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCallPaths, createPages } from './pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'curbcast-pages-'));
afterAll(() => rmSync(webRoot, { recursive: true }));

describe('the pages of the client', () => {
  const pages = createPages(webRoot);

  test('are missing before the client is built', () => {
    expect(pages.find('/')).toBeUndefined();
  });

  test("are those of the build's list, and any other path is 404", () => {
    writeFileSync(join(webRoot, 'index.html'), '<html>');
    writeFileSync(
      join(webRoot, 'routes.json'),
      JSON.stringify(['/', '/brand-new', '/a.b', '/admin/users/:id/credits']),
    );
    const found = ['/', '/brand-new', '/brand-new/', '/a.b', '/admin/users/u-1/credits'];
    const lost = [
      '/brand',
      '/brand-new/x',
      '/axb',
      '/admin/users//credits',
      '/admin/users/u/v/credits',
      '/admin/users/u-1',
      '/routes',
    ];
    expect(found.map((path) => [path, pages.find(path)?.status])).toEqual(found.map((path) => [path, 200]));
    expect(lost.map((path) => [path, pages.find(path)?.status])).toEqual(lost.map((path) => [path, 404]));
  });
});

test('distinguishes API paths from page paths by the registered routes', () => {
  const isCallPath = createCallPaths([{ 'GET /api/x/:id': async () => 1, 'GET /export.csv': async () => 1 }]);
  const calls = ['/api', '/api/y', '/export.csv', '/export.csv/y', '/graphql/x', '/readyz'];
  expect(calls.filter((path) => !isCallPath(path))).toEqual([]);
  expect(['/', '/apix', '/export', '/no/such'].filter(isCallPath)).toEqual([]);
});
