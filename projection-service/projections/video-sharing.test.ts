import { expect, test } from '@jest/globals';
import { type GivenEvent, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { requested } from '../testing/sample-events.ts';
import type { VideoDocument } from './video-document.ts';
import { videos } from './videos.ts';

const v1 = { videoId: 'v1', userId: 'ann' };
const link = { ...v1, linkId: 'link-1' };
const shared = happened('share-v1', 'ShareLinkCreated', { ...link, token: 'secret', takesTours: true });
const revoked = happened('share-v1', 'ShareLinkRevoked', link);
const changed = (linkId: string) =>
  happened('share-v1', 'ShareLinkChanged', {
    ...link,
    linkId,
    expiresAtMs: 1_800_000_000_000,
    isProtected: true,
    passwordHash: 'hash',
    showsAddress: false,
    takesTours: false,
  });
const watched = (views: number) =>
  happened('audience-v1.2026-11-22', 'AudienceCounted', {
    ...v1,
    day: '2026-11-22',
    views,
    viewers: views,
    reached25: 1,
    reached50: 0,
    reached75: 0,
    reached100: 0,
  });
const webm = { ...v1, format: 'webm', attempt: 1 } as const;

async function videoAfter(...events: readonly GivenEvent[]): Promise<VideoDocument | undefined> {
  let found: unknown;
  await projectionSpec(videos)
    .given([requested('ann', 'v1'), ...events])
    .then(({ videos: documents = {} }) => (found = documents['v1']), { times: 2 });
  return found as VideoDocument | undefined;
}

test('finds a video by its link, with the settings of the link, until it is revoked', async () => {
  const open = { token: 'secret', createdAt: givenTime(1), expiresAt: null, passwordHash: null, showsAddress: true };
  expect(await videoAfter(shared)).toMatchObject({ shareLinkId: 'link-1', share: open });
  const limited = { ...open, expiresAt: 1_800_000_000_000, passwordHash: 'hash', showsAddress: false };
  expect(await videoAfter(shared, changed('link-1'))).toMatchObject({ shareLinkId: 'link-1', share: limited });
  expect(await videoAfter(shared, changed('link-1'), revoked)).toMatchObject({ shareLinkId: null, share: null });
});

test('settings of a link that is gone change nothing', async () => {
  expect(await videoAfter(shared, changed('an earlier link'))).toMatchObject({ share: { passwordHash: null } });
  expect(await videoAfter(changed('link-1'))).toMatchObject({ share: null });
});

test('a link whose account was erased opens nothing', async () => {
  expect(await videoAfter({ ...shared, data: { ...link, token: null } })).toMatchObject({ shareLinkId: null });
});

test('adds up the views', async () => {
  expect(await videoAfter(watched(2), watched(0), watched(3))).toMatchObject({ viewCount: 5 });
});

test('follows a conversion, and keeps one entry for each format', async () => {
  const requestedWebm = happened('export-v1.webm', 'ExportRequested', webm);
  const failed = happened('export-v1.webm', 'ExportFailed', { ...webm, code: 'converter_failed' });
  const again = happened('export-v1.webm', 'ExportRequested', { ...webm, attempt: 2 });
  const madeThen = happened('export-v1.webm', 'ExportMade', { ...webm, attempt: 2, fileKey: 'k', bytes: 9 });
  const view = { format: 'webm', attempt: 1, progress: 0, fileKey: null, bytes: null };
  expect((await videoAfter(requestedWebm))?.exports).toEqual([{ ...view, status: 'converting' }]);
  expect((await videoAfter(requestedWebm, failed))?.exports).toEqual([{ ...view, status: 'failed' }]);
  expect((await videoAfter(requestedWebm, failed, again))?.exports).toEqual([
    { ...view, status: 'converting', attempt: 2 },
  ]);
  expect((await videoAfter(requestedWebm, failed, again, madeThen))?.exports).toEqual([
    { format: 'webm', status: 'ready', attempt: 2, progress: 100, fileKey: 'k', bytes: 9 },
  ]);
});

test('keeps the brand of a user until the account is erased', async () => {
  const agent = { name: 'Ann', title: '', company: '', phone: '', email: '', licence: '' };
  const brand = { primaryColour: '#000000', accentColour: '#ffffff', logoUrl: null, agent };
  const saved = happened('user-ann', 'BrandChanged', { userId: 'ann', brand });
  await projectionSpec(videos)
    .given([saved])
    .then(({ brands }) => expect(brands).toEqual({ ann: { brand } }));
  await projectionSpec(videos)
    .given([saved, happened('user-ann', 'ErasureStarted', { userId: 'ann' })])
    .then(({ brands }) => expect(brands).toEqual({}));
});
