import { unreachable } from '../fetch/guarded/refusals.ts';
import type { FetchedImage, FetchedPage, WebReader } from '../fetch/port.ts';
import { renderSampleListing, sampleImage } from './samples.ts';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The path of an address on this server; undefined for other servers. All names of loopback count as one. */
function localPath(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address.trim())) return undefined;
  const [url, own] = [new URL(address.trim()), new URL(publicUrl)];
  const sameHost =
    url.host === own.host || (url.port === own.port && loopback.has(url.hostname) && loopback.has(own.hostname));
  return url.protocol === own.protocol && sameHost ? url.pathname : undefined;
}

/** The sample page at this address; undefined for every other address. */
export function readSample(address: string, publicUrl: string): FetchedPage | undefined {
  const slug = /^\/samples\/listings\/([a-z0-9-]+)\/?$/.exec(localPath(address, publicUrl) ?? '')?.[1];
  const text = slug === undefined ? undefined : renderSampleListing(slug, new URL(publicUrl).origin);
  return text === undefined ? undefined : { url: address.trim(), contentType: 'text/html', text };
}

/** The sample picture at this address; undefined for every other address. */
export async function readSampleImage(address: string, publicUrl: string): Promise<FetchedImage | undefined> {
  const [, slug = '', number = ''] =
    /^\/samples\/listings\/([a-z0-9-]+)\/(\d{1,2})\.jpg$/.exec(localPath(address, publicUrl) ?? '') ?? [];
  const picture = await sampleImage(slug, Number(number));
  return picture === undefined ? undefined : { url: address, ...picture };
}

/**
 * Adds the sample pages and pictures to a web reader. They are read in process, so the SSRF guard needs no exception
 * for this server; every other address goes to the given reader.
 *
 * @param publicUrl the server's own address (`PUBLIC_URL`)
 */
export function withSamples(web: WebReader, publicUrl: string): WebReader {
  return {
    async fetchPage(url, options) {
      const sample = readSample(url, publicUrl);
      if (sample === undefined) return web.fetchPage(url, options);
      if (!options.accept.includes(sample.contentType)) throw unreachable();
      return sample;
    },
    fetchMedia: async (url, options) => (await readSampleImage(url, publicUrl)) ?? web.fetchMedia(url, options),
    fetchImage: async (url, options) => (await readSampleImage(url, publicUrl)) ?? web.fetchImage(url, options),
  };
}
