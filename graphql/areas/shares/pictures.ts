import { LRUCache } from 'lru-cache';
import { ownPictureKey, storyboardOf } from '../../../command-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { SharedVideo } from './reads.ts';

/** A picture of the property that the video shows. */
export interface SharedPicture {
  /** Where it comes from; visitors never see it. */
  readonly url: string;
  /** What the owner wrote under it; may be empty. */
  readonly caption: string;
}

/** The pictures that a video shows, in the order in which they appear. */
export function picturesOf({ doc }: SharedVideo): readonly SharedPicture[] {
  const leftOut = new Set(doc.leftOut.map(({ url }) => url));
  const places = new Set(storyboardOf(doc).flatMap(({ pictures }) => pictures));
  const shown = [...places].flatMap((place) => {
    const url = doc.imageUrls[place];
    return url === undefined || leftOut.has(url) ? [] : [{ url, caption: doc.pictureCaptions[place] ?? '' }];
  });
  return [...new Map(shown.map((picture) => [picture.url, picture])).values()];
}

interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
}
type Fetch = GatewayContext['services']['pictures']['fetch'];

/** A page of a popular video fetches a picture of its listing once, and together with others. 64 MB in all. */
const kept = new LRUCache<string, Picture, Fetch>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  ttl: 60 * 60 * 1_000,
  fetchMethod: async (url, _stale, { context: fetch }) => {
    const { bytes, contentType } = await fetch(url);
    return { bytes: Buffer.from(bytes), contentType };
  },
});

/** The key of the owner's own picture in the file store; undefined for one of a listing. */
export const keyOfPicture = ({ doc }: SharedVideo, { url }: SharedPicture): string | undefined =>
  ownPictureKey(doc.ownerId, url);

/** A picture of a listing. Throws Refusal when its site does not give it. */
export async function fetchPicture({ services }: GatewayContext, { url }: SharedPicture): Promise<Picture | undefined> {
  return kept.fetch(url, { context: services.pictures.fetch });
}
