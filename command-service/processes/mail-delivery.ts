import { buffer } from 'node:stream/consumers';
import {
  mailAggregate,
  type MailCommand,
  type MailContent,
  type MailState,
  mailTemplates,
} from '../../domain/mail/index.ts';
import { userAggregate } from '../../domain/users/index.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import { createFairSlots } from '../../lib/fair-slots.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownPictureKey } from '../own-pictures.ts';
import { contextFor } from '../support/context.ts';
import { createSuppressions, type Suppressions } from '../mail/suppressions.ts';
import { videoFileKeys } from '../support/video-files.ts';
import type { InlinePicture, MailOutcome } from '../providers/mail/port.ts';
import { defineProcess, type HandlerContext } from './engine/define-process.ts';

export type DeliveryOptions = Pick<Dependencies, 'executor' | 'files' | 'identities' | 'mail' | 'now'>;

/** Connections to the mail server at once. */
const atOnce = 4;
const retries = { firstMs: 30_000, maxMs: 3_600_000 } as const;

/**
 * Sends every requested mail once and records its end. The attempt is recorded when the server waits for the message
 * and before it gets it, so after a crash only a mail whose transfer began is in doubt: it is sent again under the same
 * Message-ID (docs/guarantees.md). Mails of one owner are sent in turn with those of others.
 */
export function mailDelivery(options: DeliveryOptions) {
  const suppressions = createSuppressions(options.identities);
  const inTurn = createFairSlots(atOnce);
  return defineProcess({
    name: 'mail-delivery',
    // Mails to a server that is down wait for days, and must not keep others from being sent.
    maxInFlight: 100_000,
    // Mails that are due wait in the log for their turn: after many registrations they would fill the memory.
    maxAtWork: 1_000,
    on: {
      MailRequested: ({ data: { mailId, ownerId } }, context) =>
        untilSettled(options, mailId, context, (state, record) =>
          inTurn(ownerId, () => attempt(options, suppressions, state, record)),
        ),
      MailBounced: async ({ data: { mailId, permanent } }) => {
        const to = (await options.executor.load(mailAggregate, mailId)).state.request?.to;
        if (permanent && to) await suppressions.add(to);
      },
    },
  });
}

type Record = (command: MailCommand) => Promise<void>;

/** Attempts the mail each time it is due, until it is settled; rejects when the process stops first. */
async function untilSettled(
  { executor, now }: DeliveryOptions,
  mailId: string,
  { caller, signal, rest }: HandlerContext,
  tryOnce: (state: MailState, record: Record) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { state } = await executor.load(mailAggregate, mailId);
    if (state.status !== 'requested' || !state.request) return;
    const { ownerId } = state.request;
    if (state.retryAt > now()) await rest(pause(state.retryAt - now(), signal));
    if (signal.aborted) throw new Error('The process stops');
    if (state.retryAt > now()) continue;
    await tryOnce(state, async (command) => {
      const context = contextFor(caller, command.kind.replaceAll('_', '-'), { subject: ownerId });
      await executor.execute(mailAggregate, mailId, command, context);
    });
  }
}

/** One attempt: records why the mail is not sent, or sends it and records the outcome. */
async function attempt(
  { executor, files, mail: { provider, write, unsubscribeTokens, logoOf }, now }: DeliveryOptions,
  suppressions: Suppressions,
  { request, requestedAt, attempts }: MailState,
  record: Record,
): Promise<void> {
  if (!request) return;
  const { mailId, ownerId, template, to, name, data, isTest, language } = request;
  const content = { template, data } as MailContent;
  const { category, usefulFor } = mailTemplates[content.template];
  if (to === null || data === null) return record({ kind: 'fail', reason: 'erased', code: null });
  if (now() - requestedAt > usefulFor) return record({ kind: 'fail', reason: 'too_late', code: null });
  if (category !== 'security' && (await suppressions.has(to)))
    return record({ kind: 'fail', reason: 'suppressed', code: null });

  const unsubscribeToken =
    category === 'product' ? await unsubscribeTokens.make({ userId: ownerId, template: content.template }) : undefined;
  const picture = await pictureOf(content, { executor, files });
  const senderLogo = category === 'visitor' ? await logoOfSender(ownerId, { executor, files, logoOf }) : undefined;
  const reader = {
    name: name ?? '',
    isTest,
    language,
    picture,
    senderLogo,
    ...(unsubscribeToken && { unsubscribeToken }),
  };
  const written = write(content, reader);
  const outcome = await provider.send({ ...written, mailId, ownerId, to }, () => record({ kind: 'start_transfer' }));
  await record(ending(outcome, provider.service, now() + backoffDelay(attempts + 1, retries)));
}

/** The largest picture that a mail brings along, in bytes. */
const largestPicture = 300_000;
/** Formats that every mail reader draws. */
const drawn: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** The video whose picture a mail shows. */
function videoOf({ template, data }: MailContent): string | undefined {
  switch (template) {
    case 'video_completed':
    case 'lead_received':
    case 'tour_request_sent':
      return data.videoId;
    case 'week_results':
      return data.videos[0]?.videoId;
    default:
      return undefined;
  }
}

/** A frame of the video that a mail is about; undefined where there is none, or its storage does not answer. */
async function pictureOf(
  content: MailContent,
  { executor, files }: Pick<DeliveryOptions, 'executor' | 'files'>,
): Promise<InlinePicture | undefined> {
  const videoId = videoOf(content);
  if (videoId === undefined) return undefined;
  try {
    const { status, attempt } = (await executor.load(videoAggregate, videoId)).state;
    if (status !== 'ready') return undefined;
    const { thumbnailKey } = videoFileKeys(videoId, attempt);
    const file = await files.stat(thumbnailKey);
    if (file === undefined || file.bytes > largestPicture || !drawn.has(file.contentType)) return undefined;
    const opened = await files.open(thumbnailKey);
    if (opened === undefined) return undefined;
    const base64 = (await buffer(opened.stream)).toString('base64');
    return { cid: 'picture', contentType: file.contentType, base64 };
  } catch {
    // A mail without its picture is better than a late one.
    return undefined;
  }
}

/** The logo of the brand in whose name a mail is sent; undefined where there is none, or it cannot be read now. */
async function logoOfSender(
  userId: string,
  { executor, files, logoOf }: Pick<DeliveryOptions, 'executor' | 'files'> & Pick<DeliveryOptions['mail'], 'logoOf'>,
): Promise<InlinePicture | undefined> {
  try {
    const { brand } = (await executor.load(userAggregate, userId)).state;
    const key = ownPictureKey(userId, brand?.logoUrl ?? null);
    const opened = key === undefined ? undefined : await files.open(key);
    if (opened === undefined) return undefined;
    const base64 = Buffer.from(await logoOf(await buffer(opened.stream))).toString('base64');
    return { cid: 'sender', contentType: 'image/png', base64 };
  } catch {
    return undefined;
  }
}

function ending(result: MailOutcome, service: 'smtp' | 'outbox', retryAt: number): MailCommand {
  switch (result.outcome) {
    case 'sent':
      return { kind: 'record_sent', service };
    case 'deferred':
      return { kind: 'defer', code: result.code, retryAt: Math.ceil(retryAt) };
    case 'rejected':
      return { kind: 'fail', reason: result.code === 'ERASED' ? 'erased' : 'rejected', code: result.code };
    case 'bounced':
      return { kind: 'record_bounce', permanent: true, code: result.code };
  }
}
