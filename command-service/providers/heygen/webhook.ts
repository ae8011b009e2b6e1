import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Maximum age and clock skew of a report, in seconds. */
const toleranceSeconds = 300;

/** The subject of a report: a hint to read the object, never a fact. */
export interface HeygenReport {
  /** `avatar_video.success`, `avatar_video.fail`, ... */
  readonly type: string;
  readonly videoId?: string;
  /** Our own id, given when the job was made. */
  readonly callbackId?: string;
}

/** A report that is not from HeyGen or is not readable. The message may be shown to the sender. */
export class HeygenReportRejected extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HeygenReportRejected';
  }
}

const text = z.string().min(1).max(300);
const body = z.object({
  event_type: text,
  event_data: z.looseObject({ video_id: text.nullish(), callback_id: text.nullish() }),
});

/** The headers of a report; a header that was sent twice is absent. */
export interface ReportHeaders {
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
}

/**
 * Verifies a webhook of HeyGen: `Heygen-Signature` is the hex HMAC-SHA256 of the raw body under the undecoded secret.
 * The timestamp is not signed, so it only rejects stale repetitions; a repeated report changes nothing anyway.
 *
 * @param now UTC milliseconds
 * @throws HeygenReportRejected
 */
export function readHeygenReport(
  rawBody: Uint8Array,
  { signature, timestamp }: ReportHeaders,
  secret: string,
  now: number,
): HeygenReport {
  if (signature === undefined) throw new HeygenReportRejected('The message carries no signature.');
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new HeygenReportRejected('The signature does not belong to this body and secret.');
  if (timestamp !== undefined) {
    const age = now / 1000 - (/^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN);
    if (!(Math.abs(age) <= toleranceSeconds)) throw new HeygenReportRejected('The message was not sent just now.');
  }
  const read = body.safeParse(jsonOf(rawBody));
  if (!read.success) throw new HeygenReportRejected('The body is not a report of HeyGen.');
  const { event_type: type, event_data: about } = read.data;
  return {
    type,
    ...(typeof about.video_id === 'string' ? { videoId: about.video_id } : {}),
    ...(typeof about.callback_id === 'string' ? { callbackId: about.callback_id } : {}),
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
