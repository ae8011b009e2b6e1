import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { EMBEDDED_CLIENT_ID } from '../../identity/embedded/index.ts';
import type { Client } from '../support/client.ts';
import { type Fixture, startFixture } from '../support/fixture.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { fromNpm, output, withTool } from './installed.ts';

let fixture: Fixture | undefined;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture?.server.remove());

/** The addresses of a ready video's page and player, for anyone with the link. */
async function sharedPages({ customer }: Fixture): Promise<readonly string[]> {
  const owner = await customer();
  const { video } = await startVideo(owner);
  await readyVideo(owner, video.id);
  const { body } = await owner.call<{ shareUrl: string }>('POST', `/api/videos/${video.id}/share`);
  const { pathname } = new URL(body.shareUrl);
  return [pathname, `${pathname}/embed`];
}

/** The embedded provider's sign-in page, reached by a redirect that sets a cookie. */
async function signInPage(visitor: Client, at: string): Promise<Response> {
  const asked = new URLSearchParams({
    client_id: EMBEDDED_CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${at}/auth/callback`,
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  const led = await visitor.fetch(`/oidc/authorize?${asked.toString()}`, { redirect: 'manual' });
  const cookie = led.headers.getSetCookie().map((each) => each.split(';')[0]);
  return visitor.fetch(new URL(led.headers.get('location') ?? '', at).pathname, {
    headers: { cookie: cookie.join('; ') },
  });
}

withTool(
  'vnu-jar',
  fromNpm(['vnu-jar@26.9.27'], 'vnu-jar/build/dist/vnu.jar'),
  'finds no error in the pages that visitors get',
  async ({ path }) => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-pages-'));
    if (fixture === undefined) throw new Error('The product did not start');
    const visitor = fixture.visitor();
    const save = async (name: string, answer: Response): Promise<void> => {
      expect([name, answer.status]).toEqual([name, 200]);
      await writeFile(join(folder, `${name.replaceAll('/', '-')}.html`), await answer.text());
    };
    for (const page of ['/', '/features', '/pricing', '/login', '/register', ...(await sharedPages(fixture))])
      for (const language of ['en', 'es'])
        await save(
          `${page}.${language}`,
          await visitor.fetch(page, { headers: { accept: 'text/html', 'accept-language': language } }),
        );
    await save('sign-in', await signInPage(visitor, fixture.server.url));
    await output('java', ['-jar', path, '--errors-only', '--skip-non-html', folder]);
  },
);
