import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';

/** The answer of a route of the stand-in. A body that is not an object of `data` is sent unchanged. */
export interface StandInAnswer {
  readonly status: number;
  readonly body?: object;
  readonly bytes?: { readonly type: string; readonly content: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed JSON; undefined for any other body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly bytes: Buffer;
  readonly idempotencyKey: string | undefined;
  /** `Content-Length`; undefined for a body in chunks. */
  readonly length: string | undefined;
  /** The stand-in's own origin. */
  readonly origin: string;
}

/** A further part of the API, e.g. avatars; returns undefined for a request that it does not serve. */
export type StandInPart = (request: StandInRequest) => StandInAnswer | undefined;

export interface StandInVideo {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
  status: 'waiting' | 'pending' | 'processing' | 'completed' | 'failed';
  failureCode?: string;
  deleted: boolean;
}

/** A webhook as HeyGen sends it. */
export interface StandInReport {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeygenServer {
  readonly baseUrl: string;
  readonly requests: readonly StandInRequest[];
  /** Every video that was made, also the deleted ones. */
  readonly videos: ReadonlyMap<string, StandInVideo>;
  /**
   * Answers the next request whose `METHOD /path` begins with `call` with this fault; `lost` does the work and breaks
   * the connection.
   */
  failNext(call: string, fault: StandInAnswer | 'lost'): void;
  /** Until called with false, videos stay as they are when they are read. */
  hold(held: boolean): void;
  /** The next videos end with this failure code instead of a file; undefined: with a file. */
  failVideos(code: string | undefined): void;
  /** Files of finished videos are gone from now on; false: back again. */
  loseFiles(lost: boolean): void;
  /** Forgets all idempotency keys, as HeyGen does after a day. */
  forgetKeys(): void;
  /** How many videos may be made at once; default: any number. Beyond it 429 with `Retry-After: 0`. */
  limitTo(videos: number): void;
  /** A signed report; `changes` go into `event_data`. */
  report(videoId: string, type?: string, changes?: Readonly<Record<string, unknown>>): StandInReport;
  close(): Promise<void>;
}

export const standInSecret = 'whsec_of_the_stand_in';
/** The look of an existing Digital Twin. */
export const standInTwin = 'look_of_ann';
export const standInKey = 'key-of-the-stand-in';

const looks = [
  { id: 'Abigail_sitting_20240912', name: 'Abigail', voice: 'voice-1' },
  { id: '0f3c9a', name: 'Brent', voice: 'voice-2' },
  { id: 'no-voice', name: 'Silent', voice: null },
];
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400, 1)]);
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(400, 2)]);
const failure = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): StandInAnswer => ({
  status,
  headers,
  body: { error: { code, message: `The stand-in refuses: ${code}`, doc_url: 'https://example.com' } },
});
const ok = (data: object): StandInAnswer => ({ status: 200, body: { data } });
export const standInFailure = failure;

/** HeyGen's own sign: hex HMAC of the raw body. */
export function signedReport(body: object, secret = standInSecret, at = Date.now()): StandInReport {
  const bytes = Buffer.from(JSON.stringify(body));
  return {
    body: bytes,
    headers: {
      'heygen-signature': createHmac('sha256', secret).update(bytes).digest('hex'),
      'heygen-timestamp': String(Math.floor(at / 1000)),
      'heygen-event-id': randomUUID(),
    },
  };
}

/**
 * Starts a stateful stand-in of HeyGen's API v3 on loopback. A video moves one state further each time it is read, so
 * no test waits for a clock. Every video gets the same file.
 */
export async function startHeygenServer(
  parts: readonly StandInPart[] = [],
  content: Buffer = mp4,
): Promise<HeygenServer> {
  const requests: StandInRequest[] = [];
  const videos = new Map<string, StandInVideo>();
  const answered = new Map<string, { readonly body: unknown; readonly answer: StandInAnswer }>();
  const faults: { readonly call: string; readonly fault: StandInAnswer | 'lost' }[] = [];
  let held = false;
  let failWith: string | undefined;
  let lost = false;
  let atMost = Infinity;
  let origin = '';

  const running = (): number =>
    [...videos.values()].filter(({ status, deleted }) => !deleted && status !== 'completed' && status !== 'failed')
      .length;

  function create({ body = {} }: StandInRequest): StandInAnswer {
    if (running() >= atMost) return failure(429, 'rate_limit_exceeded', { 'retry-after': '0' });
    if (!looks.some(({ id }) => id === body['avatar_id']) && body['avatar_id'] !== standInTwin)
      return failure(400, 'avatar_not_found');
    if (typeof body['script'] !== 'string' || body['script'].trim() === '') return failure(400, 'script_too_short');
    const id = randomUUID().replaceAll('-', '');
    videos.set(id, { id, request: body, status: 'waiting', deleted: false });
    return ok({ video_id: id, status: 'waiting', output_format: 'mp4' });
  }

  /** Moves a video one state further. */
  function advance(video: StandInVideo): void {
    if (held || video.status === 'completed' || video.status === 'failed') return;
    if (video.status === 'processing') {
      video.status = failWith === undefined ? 'completed' : 'failed';
      if (failWith !== undefined) video.failureCode = failWith;
    } else video.status = 'processing';
  }

  const shown = (video: StandInVideo): object => ({
    id: video.id,
    title: video.request['title'],
    status: video.status === 'waiting' ? 'pending' : video.status,
    created_at: 1_700_000_000,
    ...(video.status === 'failed' ? { failure_code: video.failureCode, failure_message: 'It failed' } : {}),
    ...(video.status === 'completed'
      ? {
          video_url: `${origin}/files/${video.id}.mp4?signature=1`,
          captioned_video_url:
            video.request['caption'] === undefined ? null : `${origin}/files/${video.id}.mp4?captions=1`,
          subtitle_url: `${origin}/files/${video.id}.srt`,
          thumbnail_url: `${origin}/files/${video.id}.jpg`,
          duration: 5.4,
          completed_at: 1_700_000_094,
        }
      : {}),
  });

  function file(path: string): StandInAnswer {
    const [, id = '', extension = ''] = /^\/files\/([^.]+)\.(\w+)$/.exec(path) ?? [];
    const video = videos.get(id);
    const known = id === 'preview' || (video !== undefined && !video.deleted && video.status === 'completed');
    if (!known || (lost && id !== 'preview'))
      return { status: 403, bytes: { type: 'application/xml', content: Buffer.from('<Error/>') } };
    const srt = `1\n00:00:00,000 --> 00:00:02,500\n${String(video?.request['script'])}\n`;
    const bytes = { mp4: content, jpg: jpeg, srt: Buffer.from(srt) }[extension] ?? content;
    return { status: 200, bytes: { type: 'application/octet-stream', content: bytes } };
  }

  function route(request: StandInRequest): StandInAnswer {
    const { method, path, query } = request;
    const call = `${method} ${path}`;
    if (path.startsWith('/files/')) return file(path);
    for (const part of parts) {
      const answer = part(request);
      if (answer) return answer;
    }
    if (call === 'POST /v3/videos') return create(request);
    if (call === 'POST /v3/assets') return ok({ asset_id: `asset-${requests.length}` });
    if (call === 'GET /v3/users/me') return ok({ billing_type: 'wallet' });
    if (call === 'GET /v3/avatars/looks')
      return {
        status: 200,
        body: {
          has_more: false,
          next_token: null,
          data: looks.map(({ id, name, voice }) => ({
            id,
            name,
            status: 'completed',
            default_voice_id: voice,
            preview_image_url: `${origin}/files/preview.jpg`,
            preview_video_url: `${origin}/files/preview.mp4`,
          })),
        },
      };
    if (call === 'GET /v3/videos')
      return {
        status: 200,
        body: { has_more: false, data: [...videos.values()].filter(({ deleted }) => !deleted).map(shown) },
      };
    if (call === 'GET /v3/videos/statuses') {
      const ids = (query.get('video_ids') ?? '').split(',');
      if (ids.length > 100) return failure(400, 'invalid_parameter');
      return ok(
        ids.map((id) => {
          const video = videos.get(id);
          if (video === undefined || video.deleted) return { video_id: id, status: 'not_found' };
          advance(video);
          return { video_id: id, status: video.status === 'waiting' ? 'queued' : video.status };
        }),
      );
    }
    const id = /^\/v3\/videos\/([^/]+)$/.exec(path)?.[1];
    const video = id === undefined ? undefined : videos.get(id);
    if (id !== undefined && (video === undefined || video.deleted)) return failure(404, 'video_not_found');
    if (video !== undefined && method === 'GET') return ok(shown(video));
    if (video !== undefined && method === 'DELETE') {
      video.deleted = true;
      return ok({ id });
    }
    return { status: 404, body: { message: 'no route' } };
  }

  function answerTo(request: StandInRequest): StandInAnswer | 'lost' {
    const at = faults.findIndex(({ call }) => `${request.method} ${request.path}`.startsWith(call));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (fault !== undefined && fault !== 'lost') return fault;
    const known = request.idempotencyKey === undefined ? undefined : answered.get(request.idempotencyKey);
    if (known !== undefined && !isDeepStrictEqual(known.body, request.body)) return failure(409, 'conflict');
    const answer = known?.answer ?? route(request);
    if (request.idempotencyKey !== undefined && answer.status === 200)
      answered.set(request.idempotencyKey, { body: request.body, answer });
    return fault ?? answer;
  }

  const read = async (incoming: IncomingMessage): Promise<StandInRequest> => {
    const url = new URL(incoming.url ?? '/', 'http://stand-in');
    const bytes = await buffer(incoming);
    const isJson = incoming.headers['content-type']?.startsWith('application/json') === true;
    const idempotencyKey = incoming.headers['idempotency-key'];
    return {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: isJson ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : undefined,
      bytes,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      length: incoming.headers['content-length'],
      origin,
    };
  };

  const server = createServer((incoming, response) => {
    read(incoming).then(
      (request) => {
        requests.push(request);
        const isApi = request.path.startsWith('/v3/');
        const answer =
          isApi && incoming.headers['x-api-key'] !== standInKey ? failure(401, 'unauthorized') : answerTo(request);
        if (answer === 'lost') {
          incoming.socket.destroy();
          return;
        }
        const type = answer.bytes?.type ?? 'application/json';
        response.writeHead(answer.status, { 'content-type': type, ...answer.headers });
        response.end(answer.bytes?.content ?? JSON.stringify(answer.body ?? {}));
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    baseUrl: origin,
    requests,
    videos,
    failNext: (call, fault) => void faults.push({ call, fault }),
    hold: (value) => {
      held = value;
    },
    failVideos: (code) => {
      failWith = code;
    },
    loseFiles: (value) => {
      lost = value;
    },
    forgetKeys: () => answered.clear(),
    limitTo: (count) => {
      atMost = count;
    },
    report: (videoId, type = 'avatar_video.success', changes = {}) =>
      signedReport({
        event_type: type,
        event_data: { video_id: videoId, callback_id: videos.get(videoId)?.request['callback_id'], ...changes },
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
