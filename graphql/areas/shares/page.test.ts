import { createSecretKey } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { linkIdOf, ownPictureUrl } from '../../../command-service/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, now, registered, requested } from '../../testing/area.ts';
import { createAccess } from './access.ts';

const token = 'Zk3wq0d9T8mXr2c5VbN7yA';
const path = `/s/${token}`;
const link = { videoId: 'v1', userId: 'ann', linkId: linkIdOf(token) };
const own = ownPictureUrl(`${'a'.repeat(64)}.webp`);
const [kitchen, pool, gone] = ['kitchen', 'pool', 'gone'].map((name) => `https://photos.example/${name}.jpg`);
const order = {
  script:
    'This home has 3 bedrooms and 2.5 baths in 2,140 sq ft. The kitchen is new. Enjoy the pool. It is under contract.',
  imageUrls: [kitchen, pool, gone, own],
  pictureCaptions: ['The new kitchen'],
};
const completed = happened('video-v1', 'VideoCompleted', {
  videoId: 'v1',
  userId: 'ann',
  attempt: 1,
  durationMs: 20_000,
  late: false,
  picturesLeftOut: 1,
  leftOut: [{ url: gone ?? '', reason: 'unreachable' }],
  videoKey: 'video',
  thumbnailKey: 'poster',
  captionsKey: 'captions',
  costCents: null,
  renderMs: null,
});
const shared = happened('share-v1', 'ShareLinkCreated', { ...link, token, takesTours: true });
const brand = happened('user-ann', 'BrandChanged', {
  userId: 'ann',
  brand: {
    primaryColour: '#ffee00',
    accentColour: '#102030',
    logoUrl: null,
    agent: { name: 'Ann Lee', title: '', company: 'Oak Homes', phone: '+1 555 0100', email: '', licence: '' },
  },
});

async function setUp(more: readonly GivenEvent[] = [], changes: object = {}) {
  const fetched: string[] = [];
  const asked = requested('ann', 'v1');
  const request: GivenEvent = { ...asked, data: { ...asked.data, ...order, ...changes } } as GivenEvent;
  const files = {
    stat: async (key: string) => ({ key, bytes: 3, sha256: 'hash', contentType: 'image/webp' }),
    open: async () => ({ stream: Readable.from([Buffer.from('own')]) }),
  };
  const services = {
    shares: { access: createAccess(createSecretKey(Buffer.alloc(32, 1)), false, () => now) },
    providers: { files, video: { presenters: async () => [] } },
    pictures: {
      fetch: async (url: string) => {
        fetched.push(url);
        if (url !== kitchen) throw new Refusal('UNSUPPORTED_TYPE', 'This is not a picture.');
        return { bytes: Buffer.from('jpeg'), contentType: 'image/jpeg' };
      },
    },
  };
  const { as } = await given([registered('ann'), request, completed, shared, ...more], services as never, [
    'videos',
    'users',
  ]);
  return { as, fetched };
}

const said = (body: unknown): string => String(body).replace(/\s+/g, ' ');

describe('the facts of the property', () => {
  test('are those that the script states, in the reader’s language', async () => {
    const { as } = await setUp();
    const { body } = await as().rest('GET', path);
    for (const text of ['<dt>Bedrooms</dt> <dd>3</dd>', '<dd>2.5</dd>', '<dd>2,140 sq ft</dd>', 'Under contract'])
      expect(said(body).replaceAll('</dt><dd>', '</dt> <dd>')).toContain(text);
    expect(body).not.toContain('Price');
    const { body: spanish } = await as().rest('GET', `${path}?lang=es`);
    for (const text of ['Dormitorios', '<dd>2,140 pies²</dd>', 'Bajo contrato']) expect(spanish).toContain(text);
  });

  test('are left out for a video about a loan', async () => {
    const { as } = await setUp([], { template: 'lender' });
    expect((await as().rest('GET', path)).body).not.toContain('<dt>');
  });
});

describe('the pictures of the property', () => {
  test('are those that the video shows, and have no address of another site', async () => {
    const { as } = await setUp();
    const { body } = await as().rest('GET', path);
    expect(String(body).match(/alt="[^"]+"/g)).toEqual([
      'alt="The new kitchen"',
      ...[2, 3].map((n) => `alt="Picture ${n} of 3"`),
    ]);
    expect(body).not.toContain('photos.example');
    expect(body).not.toContain('/own/');
  });

  test('are sent under the link, also the owner’s own, and no others', async () => {
    const { as, fetched } = await setUp();
    const send = (place: string) => as().rest('GET', `${path}/pictures/${place}`);
    const { body } = await as().rest('GET', path);
    const places = [...String(body).matchAll(/<img src="[^"]*\/pictures\/(\d)"/g)].map(([, place = '']) => place);
    const answers = await Promise.all(places.map(send));
    const sent = answers.map(({ status, body }) => (status === 200 ? String(body) : String(status)));
    expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual(['415', 'jpeg', 'own']);
    await send(places[0] ?? '');
    // Each address is asked once, however often its picture is looked at.
    expect(fetched.filter((url) => url === kitchen)).toHaveLength(1);
    expect(fetched).not.toContain(gone);
    for (const place of ['0', '4', '-1', '1.5', 'x']) expect((await send(place)).status).toBe(404);
  });

  test('are sent to nobody before the password', async () => {
    const change = { expiresAtMs: null, isProtected: true, passwordHash: 'hash', showsAddress: true, takesTours: true };
    const { as } = await setUp([happened('share-v1', 'ShareLinkChanged', { ...link, ...change })]);
    expect((await as().rest('GET', `${path}/pictures/1`)).status).toBe(404);
  });
});

describe('the brand', () => {
  test('gives the page its name and its colors, dark enough to be read', async () => {
    const { as } = await setUp([brand]);
    const { body } = await as().rest('GET', path);
    expect(body).toContain('<header class="owner">');
    expect(body).toMatch(/--accent:#[0-7][0-9a-f][0-7][0-9a-f]00;--on:#fff/);
    expect(String(body).match(/<h1/g)).toHaveLength(1);
  });

  test('is a card next to the form only where it says more than the name', async () => {
    const shown = async (...more: readonly GivenEvent[]): Promise<boolean> =>
      String((await (await setUp(more)).as().rest('GET', path)).body).includes('class="card agent"');
    expect([await shown(), await shown(brand)]).toEqual([false, true]);
  });

  test('puts call, text and the form at the lower edge of a phone', async () => {
    const { as } = await setUp([brand]);
    const { body } = await as().rest('GET', path);
    for (const href of ['tel:+15550100', 'sms:+15550100', '#tour']) expect(body).toContain(`href="${href}"`);
  });
});

test('every fault of the form is at its field, with what was written', async () => {
  const { as } = await setUp();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await as().rest(
    'POST',
    `${path}/tour?lang=es`,
    Buffer.from('name=&email=nobody&phone=1'),
    form,
  );
  expect(status).toBe(400);
  for (const text of [
    'id="name-problem">Escribe tu nombre',
    'id="email-problem">Esta no es una dirección',
    'id="phone-problem">Este no es un número',
    'value="nobody"',
    'aria-describedby="phone-problem tour-reach"',
  ])
    expect(said(body)).toContain(text);
});
