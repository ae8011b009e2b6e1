import type { VideoTemplate } from '../../generated/resolvers.ts';

/** A listing page that the product serves itself, as the wizard offers it. */
export interface SampleListing {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly url: string;
  readonly imageUrl: string;
  readonly template: VideoTemplate;
}

/** Listing pages to try the product without a network. */
export interface SampleServices {
  readonly listings: readonly SampleListing[];
  /** The content security policy of the sample pages. */
  readonly policy: string;
  readonly page: (slug: string) => string | undefined;
  readonly image: (
    slug: string,
    name: string,
  ) => Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | undefined>;
}
