import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from './client.ts';

// The main job of a program of a user, by the generated types: arguments are the address, the token and a file.
const [address = '', token = '', file = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: address, headers: { authorization: `Bearer ${token}` } });

/** What a call answered. Throws for a refusal. */
async function of<Data>(call: Promise<{ readonly data?: Data; readonly error?: object }>): Promise<Data> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const { email } = (await of(api.GET('/api/user'))).user;
const written = await of(
  api.POST('/api/generate-script-from-profile', {
    body: { propertyDetails: '9 Elm Street, Salem, MA 01970. $450,000, 3 bedrooms, 2 baths.', duration: 'short' },
  }),
);
const presenter = (await of(api.GET('/api/avatars'))).find(({ type }) => type === 'stock');
if (presenter === undefined) throw new Error('There is no presenter');
const order = () =>
  of(
    api.POST('/api/videos', {
      params: { header: { 'Idempotency-Key': 'typescript' } },
      body: {
        title: written.title,
        propertyAddress: written.propertyAddress,
        script: written.script.split('. ', 1)[0] ?? '',
        avatarId: presenter.id,
      },
    }),
  );
const { video } = await order();
// Sent twice, since the first answer may be lost on the way.
if ((await order()).video.id !== video.id) throw new Error('The key made a second video');
for (let status: string = video.status; status !== 'ready'; await pause(500)) {
  const found = (await of(api.GET('/api/videos'))).find(({ id }) => id === video.id);
  if (found === undefined || found.status === 'failed') throw new Error(found?.errorMessage ?? 'The video is gone');
  ({ status } = found);
}
const { data } = await api.GET('/api/videos/{id}/media/{kind}', {
  params: { path: { id: video.id, kind: 'video' } },
  parseAs: 'arrayBuffer',
});
writeFileSync(file, Buffer.from(data as ArrayBuffer));
process.stdout.write(JSON.stringify({ email, videoId: video.id }));
