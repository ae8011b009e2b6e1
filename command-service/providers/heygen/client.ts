import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { backoffDelay, pause } from '../../../lib/backoff.ts';
import { createCircuitBreaker } from '../../../lib/circuit-breaker.ts';
import { retryAfterMs } from '../../../lib/retry-after.ts';
import { classOf, HeygenError, passes } from './errors.ts';

export interface HeygenClientOptions {
  readonly apiKey: string;
  /** Default `https://api.heygen.com`. */
  readonly apiBase?: string;
  /** Milliseconds for one request; default 20 s. */
  readonly timeoutMs?: number;
  /** How often a request is sent again after a failure of the network or the service; default 2. */
  readonly retries?: number;
  /** The first pause between two attempts, in milliseconds; default 500. */
  readonly firstPauseMs?: number;
}

interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** From `/v3/...`; with `query`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | FormData;
  /**
   * 1 to 255 of `A-Za-z0-9_:.-`. HeyGen replays the answer of the same key for a day. A POST without one is sent once.
   */
  readonly idempotencyKey?: string;
  /** Parses `data` of the answer. */
  readonly answer: z.ZodType<Answer>;
  readonly signal?: AbortSignal;
}

export interface HeygenPage<Item> {
  readonly items: readonly Item[];
  /** Absent on the last page. */
  readonly next?: string;
}

/** HeyGen's API v3. Every call throws HeygenError. Keeps no state but its circuit breaker. */
export interface HeygenClient {
  call<Answer>(call: Call<Answer>): Promise<Answer>;
  /** One page of a list. `after` is `next` of the page before. */
  list<Item>(
    path: string,
    item: z.ZodType<Item>,
    query?: Readonly<Record<string, string>>,
    after?: string,
  ): Promise<HeygenPage<Item>>;
  /** Uploads a file of at most 32 MB; resolves with its asset id. */
  uploadAsset(bytes: Uint8Array, contentType: string, signal?: AbortSignal): Promise<string>;
  /** Sends a file to the address from an answer, without holding it in memory. A transfer may take ten minutes. */
  put(
    url: string,
    source: Readable,
    headers: Readonly<Record<string, string>>,
    bytes: number,
    signal: AbortSignal,
  ): Promise<void>;
  /** Opens a file that an answer linked to. `gone` when it no longer exists. */
  download(url: string): Promise<Readable>;
  /** Why the account can't be used now; undefined when it can. */
  problem(): Promise<string | undefined>;
  /** Whether the service answered lately: false while calls fail fast. */
  isReachable(): boolean;
}

const envelope = z.looseObject({ data: z.unknown() });
const page = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().nullish(),
  next_token: z.string().nullish(),
});
const failure = z.object({ error: z.looseObject({ code: z.string().nullish(), message: z.string().nullish() }) });
const asset = z.object({ asset_id: z.string().min(1) });

/** How long the transfer of a file may take, in milliseconds. */
const transferMs = 10 * 60_000;
/** Failures open the breaker when no call has succeeded for this long, in milliseconds. */
const silentMs = 30_000;

/**
 * Creates a client of HeyGen's API v3. Requests have time limits, are tried again with backoff while that is harmless,
 * and fail fast while the service does not answer. Redirects are refused: they would carry the key to another host.
 */
export function createHeygenClient(options: HeygenClientOptions): HeygenClient {
  const { apiKey, timeoutMs = 20_000, retries = 2, firstPauseMs = 500 } = options;
  const base = new URL(options.apiBase ?? 'https://api.heygen.com');
  const breaker = createCircuitBreaker({ openAfterMs: silentMs });

  function addressOf(path: string, query: Readonly<Record<string, string>>): URL {
    const url = new URL(base.pathname.replace(/\/$/, '') + path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  async function sendOnce({ method, path, query = {}, body, idempotencyKey, signal }: Call<unknown>): Promise<unknown> {
    if (!breaker.allowsCall()) throw new HeygenError('transient', 'HeyGen has not answered for a while.');
    const began = performance.now();
    try {
      const json = body !== undefined && !(body instanceof FormData);
      const response = await fetch(addressOf(path, query), {
        method,
        headers: {
          'x-api-key': apiKey,
          accept: 'application/json',
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
      });
      const text = await response.text();
      if (response.status < 500) breaker.succeeded();
      else breaker.failed(began);
      if (!response.ok) throw errorOf(response, text);
      return text === '' ? {} : JSON.parse(text);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof HeygenError) throw error;
      breaker.failed(began);
      throw new HeygenError('transient', `HeyGen could not be reached: ${messageOf(error)}`);
    }
  }

  /** Callers wait out throttling, which may last minutes. */
  async function send(call: Call<unknown>): Promise<unknown> {
    const mayRepeat = call.method !== 'POST' || call.idempotencyKey !== undefined;
    for (let failures = 1; ; failures += 1) {
      try {
        return await sendOnce(call);
      } catch (error) {
        const again = mayRepeat && failures <= retries && passes(error) && error.class === 'transient';
        if (!again) throw error;
        await pause(backoffDelay(failures, { firstMs: firstPauseMs, maxMs: 5_000 }), call.signal);
        call.signal?.throwIfAborted();
      }
    }
  }

  async function call<Answer>(request: Call<Answer>): Promise<Answer> {
    const read = envelope.safeParse(await send(request));
    return parsed(request.answer, read.data?.data, request.path);
  }

  /**
   * Files are transferred over https; only a stand-in or proxy that the operator configured may serve its own files
   * without it.
   */
  function linked(url: string): URL {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (address === undefined || (address.protocol !== 'https:' && address.origin !== base.origin))
      throw new HeygenError('gone', 'HeyGen linked to a file without https.');
    return address;
  }

  return {
    call,
    async list<Item>(
      path: string,
      item: z.ZodType<Item>,
      query: Readonly<Record<string, string>> = {},
      after?: string,
    ) {
      const answer = await send({
        method: 'GET',
        path,
        query: { ...query, ...(after === undefined ? {} : { token: after }) },
        answer: z.unknown(),
      });
      const { data, has_more: more, next_token: next } = parsed(page, answer, path);
      return {
        items: data.map((each) => parsed(item, each, path)),
        ...(more === true && typeof next === 'string' && next !== '' ? { next } : {}),
      };
    },
    async uploadAsset(bytes, contentType, signal) {
      const form = new FormData();
      form.set(
        'file',
        new Blob([Buffer.from(bytes)], { type: contentType }),
        `file.${contentType.split('/')[1] ?? 'bin'}`,
      );
      const { asset_id: id } = await call({
        method: 'POST',
        path: '/v3/assets',
        body: form,
        answer: asset,
        ...(signal === undefined ? {} : { signal }),
      });
      return id;
    },
    async put(url, source, headers, bytes, signal) {
      const address = linked(url);
      try {
        const request: RequestInit & { readonly duplex: 'half' } = {
          method: 'PUT',
          // Storage takes no body of unknown length.
          headers: { ...headers, 'content-length': String(bytes) },
          body: Readable.toWeb(source) as globalThis.ReadableStream,
          duplex: 'half',
          redirect: 'error',
          signal: AbortSignal.any([AbortSignal.timeout(transferMs), signal]),
        };
        const response = await fetch(address, request);
        await response.body?.cancel();
        if (!response.ok) throw new HeygenError('transient', `HeyGen's storage answered ${response.status}.`);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof HeygenError) throw error;
        throw new HeygenError('transient', `HeyGen's storage could not be reached: ${messageOf(error)}`);
      } finally {
        source.destroy();
      }
    },
    async download(url) {
      const address = linked(url);
      try {
        const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(transferMs) });
        if (response.ok && response.body !== null) return Readable.fromWeb(response.body as ReadableStream);
        await response.body?.cancel();
        // A link that has expired is answered with 403, too.
        const isGone = response.status >= 400 && response.status < 500 && response.status !== 429;
        throw new HeygenError(isGone ? 'gone' : 'transient', `HeyGen's file was answered with ${response.status}.`);
      } catch (error) {
        if (error instanceof HeygenError) throw error;
        throw new HeygenError('transient', `HeyGen's file could not be read: ${messageOf(error)}`);
      }
    },
    async problem() {
      try {
        await call({ method: 'GET', path: '/v3/users/me', answer: z.unknown() });
        return undefined;
      } catch (error) {
        return `HeyGen does not answer as it should: ${String(error)}`;
      }
    },
    isReachable: () => !breaker.isOpen(),
  };
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown, path: string): Value {
  const read = schema.safeParse(value);
  if (!read.success) throw new HeygenError('transient', `HeyGen's answer to ${path} does not read as documented.`);
  return read.data;
}

function errorOf(response: Response, text: string): HeygenError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const error = failure.safeParse(body).data?.error;
  const code = error?.code ?? undefined;
  return new HeygenError(
    classOf(code, response.status),
    `HeyGen answered ${response.status} ${code ?? ''}: ${(error?.message ?? '').slice(0, 300)}`,
    { code, retryAfterMs: retryAfterOf(response) },
  );
}

/** `Retry-After` in seconds or as a date; at most an hour. */
const retryAfterOf = ({ headers }: Response): number | undefined =>
  retryAfterMs(headers.get('retry-after'), Date.now(), 3_600_000);

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
