import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Fixture, startFixture } from '../support/fixture.ts';
import { fromNpm, output, withTool } from './installed.ts';

let fixture: Fixture | undefined;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture?.server.remove());

withTool(
  'vnu-jar',
  fromNpm(['vnu-jar@26.9.27'], 'vnu-jar/build/dist/vnu.jar'),
  'finds no error in the pages that visitors get',
  async ({ path }) => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-pages-'));
    if (fixture === undefined) throw new Error('The product did not start');
    for (const page of ['/', '/features', '/pricing', '/login', '/register']) {
      const answer = await fixture.visitor().fetch(page, { headers: { accept: 'text/html' } });
      expect([page, answer.status]).toEqual([page, 200]);
      await writeFile(join(folder, `${page.slice(1) || 'home'}.html`), await answer.text());
    }
    await output('java', ['-jar', path, '--errors-only', '--skip-non-html', folder]);
  },
);
