import http from 'node:http';
import https from 'node:https';
import type { TcpNetConnectOpts } from 'node:net';
import { cutText } from '../../../../domain/text.ts';
import { retryAfterMs } from '../../../../lib/retry-after.ts';
import type { WebhookAnswer, WebhookSender } from '../../webhooks/port.ts';
import { checkedLookup } from './checked-lookup.ts';
import { createResolve, type Resolve } from './resolve.ts';
import { allowedTargets, targetOf, type Target } from './target.ts';

export interface GuardedPostOptions {
  /** `host:port` pairs that skip the address and port checks (`OUTBOUND_ALLOW`). */
  readonly allow: readonly string[];
  /** Milliseconds for one message: DNS, connection and the status of the answer; default 10 s. */
  readonly timeoutMs?: number;
  /** Resolves host names that are not in `allow`; the name servers by default. */
  readonly resolve?: Resolve;
}

/** Characters of an answer that the log of deliveries keeps, and the bytes that are read for them. */
const keptCharacters = 1_000;
const keptBytes = 4 * keptCharacters;
/** How long to wait for the body of an answer, in milliseconds: the status has decided already. */
const bodyMs = 1_000;
/** The longest wait that an endpoint may ask for, in milliseconds. */
const longestWaitMs = 24 * 3_600_000;
const clients = { 'http:': http, 'https:': https } as const;

/**
 * Posts to addresses that users type, with the protection of `createGuardedFetch` against server-side request forgery:
 * the address is checked before each message, on the very address that its connection uses.
 */
export function createGuardedPost(options: GuardedPostOptions): WebhookSender {
  const allow = allowedTargets(options.allow);
  const { timeoutMs = 10_000, resolve = createResolve() } = options;
  return {
    check: (url) => void targetOf(url, allow),
    post: async (url, { headers, body }, signal) => {
      const deadline = AbortSignal.timeout(timeoutMs);
      const either = AbortSignal.any([deadline, signal]);
      try {
        return await answerOf(targetOf(url, allow), headers, body, resolve, either);
      } catch {
        return { failure: deadline.aborted ? 'timeout' : 'unreachable' };
      }
    },
  };
}

async function answerOf(
  target: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<http.IncomingMessage>();
  const client = clients[target.url.protocol === 'https:' ? 'https:' : 'http:'];
  const content = Buffer.from(body);
  const settings: http.RequestOptions & TcpNetConnectOpts = {
    method: 'POST',
    port: target.port,
    // No connection reuse: an open connection was checked for another message.
    agent: false,
    autoSelectFamily: true,
    lookup: checkedLookup(target, resolve, signal),
    signal,
    headers: { ...headers, 'content-length': content.length, 'user-agent': 'Curbcast/1.0 (webhooks)' },
  };
  const request = client.request(target.url, settings);
  request.on('response', answer);
  request.on('error', reject);
  request.end(content);
  const response = await promise;
  const waitMs = retryAfterMs(response.headers['retry-after'], Date.now(), longestWaitMs);
  return {
    status: response.statusCode ?? 0,
    text: textOf(await beginningOf(response)),
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}

/** The first bytes of a body that arrive in time. Does not wait for the rest. */
async function beginningOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const late = setTimeout(() => response.destroy(), bodyMs);
  try {
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= keptBytes) break;
    }
  } catch {
    // The endpoint hung up, or was too slow: the bytes so far are kept.
  } finally {
    clearTimeout(late);
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, keptBytes);
}

/** The part of an answer that the log of deliveries keeps: text without control characters. */
const textOf = (body: Buffer): string =>
  cutText(body.toString('utf8').replaceAll(/[^\P{Cc}\n\t]/gu, ''), keptCharacters);
