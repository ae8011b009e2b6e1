import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { isbot } from 'isbot';
import type { Caller } from '../../../command-service/index.ts';
import type { AudienceCounted } from '../../../domain/shares/index.ts';
import { dayOf } from '../../../domain/time.ts';
import { addressKey, type RateLimit } from '../../../lib/rate-limit.ts';

/** The parts of a video that are counted, in percent; 0: it was played for 3 s. */
export const parts = [0, 25, 50, 75, 100] as const;
export type Part = (typeof parts)[number];

export interface Watched {
  readonly videoId: string;
  readonly ownerId: string;
  readonly part: Part;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Counts viewers without cookies (docs/decisions/0019-audience.md). */
export interface Audience {
  /** Counts a viewer of a part of a video once a day. Bots don't count. */
  watched(watched: Watched): Promise<void>;
  /** Records what was not recorded yet. */
  stop(): Promise<void>;
}

export interface AudienceOptions {
  /**
   * A limit of one point a day for each key: only the first to take it counts. Rejects while its store is unavailable.
   */
  readonly isFirst: Pick<RateLimit, 'take'>;
  /** How many viewers one address may be of one video on one day. */
  readonly perAddress: Pick<RateLimit, 'take'>;
  readonly key: KeyObject;
  readonly record: (counts: AudienceCounted['data'], batchId: string, caller: Caller) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds for which the further views of a video are gathered. Default: 10 s. */
  readonly every?: number;
}

type Counts = AudienceCounted['data'];
type Figure = Exclude<keyof Counts, 'videoId' | 'userId' | 'day'>;

const figureOf: Readonly<Record<Part, Figure>> = {
  0: 'views',
  25: 'reached25',
  50: 'reached50',
  75: 'reached75',
  100: 'reached100',
};
const nobody = { views: 0, viewers: 0, reached25: 0, reached50: 0, reached75: 0, reached100: 0 };

interface Batch {
  readonly id: string;
  readonly counts: Counts;
}

export function createAudience(options: AudienceOptions): Audience {
  const { isFirst, perAddress, key, now, every = 10_000 } = options;
  const gathering = createGathering(options, every);
  const hashOf = (...parts: readonly string[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

  return {
    watched: async ({ videoId, ownerId, part, address, userAgent = '' }) => {
      if (userAgent === '' || isbot(userAgent)) return;
      const day = dayOf(now());
      const viewer = hashOf(day, addressKey(address), userAgent);
      const takes = async (limit: Pick<RateLimit, 'take'>, name: string): Promise<boolean> =>
        (await limit.take(name)).allowed;
      const counts: Record<Figure, number> = { ...nobody };
      if (await takes(isFirst, `${viewer}/${videoId}/0`)) {
        // Somebody who imitates many browsers still counts as a few viewers.
        if (!(await takes(perAddress, `${hashOf(day, addressKey(address))}/${videoId}`))) return;
        counts.views = 1;
        if (await takes(isFirst, `${viewer}/of/${ownerId}`)) counts.viewers = 1;
      }
      if (part > 0 && (await takes(isFirst, `${viewer}/${videoId}/${part}`))) counts[figureOf[part]] = 1;
      if (Object.values(counts).some((count) => count > 0)) gathering.add({ videoId, userId: ownerId, day, ...counts });
    },
    stop: gathering.stop,
  };
}

/** Records the first counts of a video immediately and gathers later ones, so that a crowd causes few events. */
function createGathering({ record, onError }: AudienceOptions, every: number) {
  const open = new Map<string, { counts: Counts | undefined; readonly timer: NodeJS.Timeout }>();
  const failed: Batch[] = [];
  const sending = new Set<Promise<void>>();

  const send = (batch: Batch): void => {
    const caller: Caller = { actor: { kind: 'system', id: 'audience' }, correlationId: batch.id };
    const sent = record(batch.counts, batch.id, caller).then(
      () => undefined,
      (error: unknown) => {
        // Kept under its id, so that sending it again is safe.
        failed.push(batch);
        onError(error);
      },
    );
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
  };
  const end = (name: string): void => {
    const counts = open.get(name)?.counts;
    open.delete(name);
    for (const batch of failed.splice(0)) send(batch);
    if (counts === undefined) return;
    begin(name, counts);
  };
  const begin = (name: string, counts: Counts): void => {
    open.set(name, { counts: undefined, timer: setTimeout(() => end(name), every).unref() });
    send({ id: randomUUID(), counts });
  };
  return {
    add: (counts: Counts): void => {
      const name = `${counts.videoId}.${counts.day}`;
      const known = open.get(name);
      if (known) known.counts = known.counts ? sumOf(known.counts, counts) : counts;
      else begin(name, counts);
    },
    stop: async (): Promise<void> => {
      for (const { timer, counts } of open.values()) {
        clearTimeout(timer);
        if (counts) send({ id: randomUUID(), counts });
      }
      open.clear();
      for (const batch of failed.splice(0)) send(batch);
      await Promise.all(sending);
    },
  };
}

function sumOf(a: Counts, b: Counts): Counts {
  const sums = Object.values(figureOf).concat('viewers');
  return { ...a, ...Object.fromEntries(sums.map((figure) => [figure, a[figure] + b[figure]])) };
}
