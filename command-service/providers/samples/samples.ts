import { readFile } from 'node:fs/promises';
import { sampleContents } from './listings/index.ts';
import { addressLine, listingPath, picturePath, renderPage } from './page.ts';

export interface SampleListing {
  readonly slug: string;
  readonly title: string;
  readonly addressLine: string;
  /** Path of the page, relative to `PUBLIC_URL`. */
  readonly path: string;
  /** Path of its cover picture. */
  readonly coverPath: string;
  /** Whether it is a place to work in, not to live in. */
  readonly isCommercial: boolean;
}

export interface SamplePicture {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg';
}

/** The sample listings of the product, for trying it without a network. */
export const sampleListings: readonly SampleListing[] = sampleContents.map((content) => ({
  slug: content.slug,
  title: content.title,
  addressLine: addressLine(content),
  path: listingPath(content.slug),
  coverPath: picturePath(content.slug, 1),
  isCommercial: content.propertyType === 'office',
}));

/**
 * Renders a sample page; undefined for an unknown slug.
 *
 * @param baseUrl `PUBLIC_URL`
 */
export function renderSampleListing(slug: string, baseUrl: string): string | undefined {
  const content = sampleContents.find((each) => each.slug === slug);
  return content === undefined ? undefined : renderPage(content, baseUrl.replace(/\/+$/, ''));
}

/** The n-th picture of a sample, counted from 1; undefined when there is none. */
export async function sampleImage(slug: string, number: number): Promise<SamplePicture | undefined> {
  const content = sampleContents.find((each) => each.slug === slug);
  if (content?.pictures[number - 1] === undefined) return undefined;
  return {
    bytes: await readFile(new URL(`pictures/${slug}-${number}.jpg`, import.meta.url)),
    contentType: 'image/jpeg',
  };
}
