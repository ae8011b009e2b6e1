import http from 'node:http';
import https from 'node:https';
import type { TcpNetConnectOpts } from 'node:net';
import { createBudget, readBody } from './body.ts';
import { checkedLookup } from './checked-lookup.ts';
import { decodeText, imageTypeOf, isImageType, mediaTypeIn, mediaTypeOf } from '../content.ts';
import type { FetchedImage, FetchedPage, WebReader } from '../port.ts';
import { imageTypes, videoTypes } from '../port.ts';
import { createCookies } from './cookies.ts';
import { busy, notOneOf, refusalOfStatus, tooLarge, unreachable } from './refusals.ts';
import type { Resolve } from './resolve.ts';
import { createResolve } from './resolve.ts';
import { allowedTargets, redirectTarget, targetOf } from './target.ts';
import type { Target } from './target.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { Refusal } from '../../../../domain/refusal.ts';

export interface GuardedFetchOptions {
  /** `host:port` pairs that skip the address and port checks (`OUTBOUND_ALLOW`). */
  readonly allow: readonly string[];
  /** Milliseconds for one address: DNS, redirects and the whole body; default 10 s. */
  readonly timeoutMs?: number;
  /** Bytes of a page after decompression; default 2 MiB. */
  readonly maxBytes?: number;
  readonly maxImageBytes?: number;
  /** Default 50 MiB. A video may take six times as long as a page. */
  readonly maxVideoBytes?: number;
  readonly maxRedirects?: number;
  /** Concurrent responses of all users together; default 32. */
  readonly maxAtOnce?: number;
  /** Concurrent responses from one host; default 8. */
  readonly maxOfOneHost?: number;
  /** Bytes in memory of all responses together; default 96 MiB. */
  readonly maxBytesAtOnce?: number;
  /** Resolves host names that are not in `allow`; the name servers by default. */
  readonly resolve?: Resolve;
}

const mebibyte = 1024 * 1024;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const clients = { 'http:': http, 'https:': https } as const;

/**
 * Reads web addresses that users type and prevents server-side request forgery (SSRF): only http and https on their
 * standard ports, and only public addresses. The check runs on the very address that the connection uses, again for
 * each redirect, so DNS rebinding gains nothing. Every failure to reach an address gives the same sentence; only a site
 * that answered gets others, by its status. The number and bytes of concurrent responses are limited.
 *
 * `request-filtering-agent` filters addresses only. It does not resolve names outside the system's thread pool, limit
 * redirects and ports, or bound bodies, concurrency and memory.
 */
export function createGuardedFetch(options: GuardedFetchOptions): WebReader {
  const allow = allowedTargets(options.allow);
  const timeoutMs = options.timeoutMs ?? 10_000;
  const maxBytes = options.maxBytes ?? 2 * mebibyte;
  const maxImageBytes = options.maxImageBytes ?? 10 * mebibyte;
  const maxVideoBytes = options.maxVideoBytes ?? 50 * mebibyte;
  const maxRedirects = options.maxRedirects ?? 5;
  const resolve = options.resolve ?? createResolve();
  const slots = createConcurrencyLimit(options.maxAtOnce ?? 32, options.maxOfOneHost ?? 8);
  const memory = createBudget(options.maxBytesAtOnce ?? 96 * mebibyte);

  /** Follows redirects to the last page and reads it, all before one deadline. */
  async function get(
    text: string,
    accept: readonly string[],
    limit: number,
    signal: AbortSignal | undefined,
    time = timeoutMs,
  ): Promise<FetchedBody> {
    let target = targetOf(text, allow);
    const deadline = AbortSignal.any([AbortSignal.timeout(time), ...(signal === undefined ? [] : [signal])]);
    const releaseSlot = await slots.take(target.host, deadline).catch(() => Promise.reject(busy()));
    const share = memory.share();
    const cookies = createCookies();
    try {
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const response = await open(target, accept, resolve, deadline, cookies.headerFor(target.url.host));
        const status = response.statusCode ?? 0;
        if (status === 200) {
          const body = await readBody(response, limit, share);
          if (body === 'too large') throw tooLarge(limit);
          if (body === 'too much at once') throw busy();
          return { url: target.url.href, header: response.headers['content-type'] ?? '', body };
        }
        response.destroy();
        cookies.keep(target.url.host, response);
        const location = response.headers.location;
        if (!redirects.has(status)) throw refusalOfStatus(status);
        if (location === undefined) break;
        target = redirectTarget(target, location, allow);
      }
    } catch (error) {
      throw error instanceof Refusal ? error : unreachable();
    } finally {
      share.end();
      releaseSlot();
    }
    throw unreachable();
  }

  return {
    async fetchPage(text, { accept, signal }): Promise<FetchedPage> {
      const { url, header, body } = await get(text, accept, maxBytes, signal);
      const contentType = mediaTypeOf(header);
      if (!accept.includes(contentType)) throw notOneOf('a web page');
      return { url, contentType, text: decodeText(body, header) };
    },
    async fetchMedia(text, { signal } = {}) {
      const { url, body } = await get(text, [...imageTypes, ...videoTypes], maxVideoBytes, signal, 6 * timeoutMs);
      const contentType = mediaTypeIn(body);
      if (contentType === undefined)
        throw notOneOf('a picture (JPEG, PNG, WebP, GIF) or a video (MP4, MOV, WebM, AVI)');
      if (!isImageType(contentType)) return { url, bytes: body, contentType };
      if (body.length > maxImageBytes) throw tooLarge(maxImageBytes);
      return { url, bytes: body, contentType };
    },
    async fetchImage(text, { signal } = {}): Promise<FetchedImage> {
      const { url, body } = await get(text, imageTypes, maxImageBytes, signal);
      const contentType = imageTypeOf(body);
      if (contentType === undefined) throw notOneOf('a JPEG, PNG, WebP or GIF picture');
      return { url, bytes: body, contentType };
    },
  };
}

interface FetchedBody {
  readonly url: string;
  /** The Content-Type header of the response. */
  readonly header: string;
  readonly body: Buffer;
}

/** Sends the request and waits for the head of the response. Rejects when the address is not allowed. */
function open(
  target: Target,
  accept: readonly string[],
  resolve: Resolve,
  signal: AbortSignal,
  cookie: string | undefined,
): Promise<http.IncomingMessage> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<http.IncomingMessage>();
  const client = clients[target.url.protocol === 'https:' ? 'https:' : 'http:'];
  const settings: http.RequestOptions & TcpNetConnectOpts = {
    port: target.port,
    // No connection reuse: an open connection was checked for another request.
    agent: false,
    // Makes the socket request all addresses of the name in one lookup.
    autoSelectFamily: true,
    lookup: checkedLookup(target, resolve, signal),
    signal,
    headers: {
      accept: accept.join(', '),
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Curbcast/1.0 (reads listings on request)',
      ...(cookie === undefined ? {} : { cookie }),
    },
  };
  const request = client.get(target.url, settings);
  request.on('response', answer);
  request.on('error', reject);
  return promise;
}
