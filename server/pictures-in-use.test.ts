import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ownPictureUrl } from '../command-service/index.ts';
import { createDraftStore } from '../command-service/providers/index.ts';
import { createMemoryFiles } from '../command-service/testing/scripted-twins.ts';
import { on, recordPlaced, type Placed } from '../command-service/testing/work-spec.ts';
import { eventRegistry } from '../domain/events.ts';
import type { Brand } from '../domain/look.ts';
import { createPersonalSeal, withCodec, type EventStore } from '../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../event-store/testing/index.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  startProjections,
  type Projections,
} from '../projection-service/index.ts';
import { createPicturesInUse, type PictureUse } from './pictures-in-use.ts';
import { plainOrder, videoTemplates } from '../domain/videos/index.ts';

const nameOf = (digit: string): string => `${digit.repeat(64)}.webp`;
const [house, garden, logo, newLogo] = ['1', '2', '3', '4'].map(nameOf) as [string, string, string, string];
const brandWith = (logoUrl: string | null): Brand => ({
  primaryColour: '#000000',
  accentColour: '#ffffff',
  logoUrl,
  agent: { name: '', title: '', company: '', phone: '', email: '', licence: '' },
});

let eventStore: EventStore;
let projections: Projections;
let drafts: ReturnType<typeof createDraftStore>;
beforeEach(async () => {
  const keyRing = createMemoryKeyRing();
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing });
  projections = await startProjections({
    eventStore,
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  drafts = createDraftStore(createMemoryFiles().files, createPersonalSeal(keyRing), () => 1);
});
afterEach(() => projections.stop());

/** The pictures that ann uses after these events. */
async function usedAfter(events: readonly Placed[], changes: Partial<PictureUse> = {}): Promise<readonly string[]> {
  for (const event of events) await recordPlaced(eventStore, event);
  const used = await createPicturesInUse({ drafts, eventStore, projections, ...changes })('ann');
  return [...used].toSorted();
}

const changedBrand = (logoUrl: string | null): Placed =>
  on('user-ann', { type: 'BrandChanged', data: { userId: 'ann', brand: brandWith(logoUrl) } });
interface Order {
  readonly userId?: string;
  readonly imageUrls?: readonly string[];
  readonly screenShareUrl?: string;
  readonly logoUrl?: string;
}

const ordered = (videoId: string, { userId = 'ann', imageUrls = [], screenShareUrl, logoUrl }: Order): Placed =>
  on(`video-${videoId}`, {
    type: 'VideoRequested',
    data: {
      videoId,
      userId,
      ...plainOrder,
      script: 'Welcome.',
      language: 'en',
      avatarId: 'clara',
      screenShareUrl: screenShareUrl ?? null,
      imageUrls,
      brand: logoUrl === undefined ? null : brandWith(logoUrl),
      estimatedMs: 1_000,
      halfCredits: 1,
      availableAfterHalfCredits: 0,
      holdId: `${videoId}-1`,
      attempt: 1,
    },
  });
const completed = (videoId: string): Placed =>
  on(`video-${videoId}`, {
    type: 'VideoCompleted',
    data: {
      videoId,
      userId: 'ann',
      attempt: 1,
      durationMs: 1_000,
      videoKey: 'v',
      thumbnailKey: 't',
      captionsKey: 'c',
      picturesLeftOut: 0,
      leftOut: [],
      late: false,
      costCents: null,
      renderMs: null,
    },
  });
const deleted = (videoId: string): Placed =>
  on(`video-${videoId}`, {
    type: 'VideoDeleted',
    data: { videoId, userId: 'ann', attempt: 1, statusBefore: 'ready', reason: null },
  });

test('a user without drafts, videos and brand uses nothing', async () => {
  // Somebody else’s event: the log is not empty.
  expect(await usedAfter([ordered('v1', { userId: 'ben', imageUrls: [ownPictureUrl(house)] })])).toEqual([]);
});

test('a draft of any template uses whatever it names, also a picture that is left out of the video', async () => {
  const property = { imageUrls: [ownPictureUrl(house)], removedImages: [ownPictureUrl(house)] };
  await drafts.save('ann', 'commercial', JSON.stringify(property), null);
  await drafts.save('ann', 'lender', JSON.stringify({ pictureCaptions: { [ownPictureUrl(garden)]: 'x' } }), null);
  await drafts.save('ben', 'lender', JSON.stringify({ imageUrls: [ownPictureUrl(logo)] }), null);
  expect(await usedAfter([changedBrand(null)])).toEqual([house, garden]);
  await drafts.drop('ann', 'commercial');
  expect(await usedAfter([])).toEqual([garden]);
});

test('the brand uses its logo until it has another one', async () => {
  expect(await usedAfter([changedBrand(ownPictureUrl(logo))])).toEqual([logo]);
  expect(await usedAfter([changedBrand(ownPictureUrl(newLogo))])).toEqual([newLogo]);
});

test('a video uses its pictures until it is deleted', async () => {
  const order = { imageUrls: ['https://example.com/1.webp', ownPictureUrl(house)] };
  const shared = { screenShareUrl: `https://curbcast.example${ownPictureUrl(garden)}` };
  expect(await usedAfter([ordered('v1', order), ordered('v2', shared), completed('v1')])).toEqual([house, garden]);
  expect(await usedAfter([deleted('v1')])).toEqual([garden]);
});

test('a video that is still to be made uses the logo of its order, a finished one does not', async () => {
  const logoUrl = ownPictureUrl(logo);
  expect(await usedAfter([ordered('v1', { logoUrl }), changedBrand(ownPictureUrl(newLogo))])).toEqual([logo, newLogo]);
  expect(await usedAfter([completed('v1')])).toEqual([newLogo]);
});

test('finds the pictures of more videos than the read model answers at once', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ordered(`v${index}`, { imageUrls: [ownPictureUrl(house)] }));
  expect(await usedAfter([...many, ordered('last', { imageUrls: [ownPictureUrl(garden)] })])).toEqual([house, garden]);
});

test('reads drafts before the read models, which must have seen the whole log', async () => {
  const calls: string[] = [];
  const changes: Partial<PictureUse> = {
    drafts: {
      read: async (_user, template) => {
        calls.push(template);
        return undefined;
      },
    },
    projections: {
      reader: projections.reader,
      waitFor: async (names) => {
        calls.push(...names);
        return false;
      },
    },
  };
  await expect(usedAfter([changedBrand(null)], changes)).rejects.toThrow('behind the log');
  expect(calls).toEqual([...videoTemplates, 'videos']);
});
