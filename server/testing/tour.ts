import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLeadCommands, type TourPlace } from '../../command-service/commands/leads.ts';
import { createShareCommands, linkIdOf } from '../../command-service/commands/shares.ts';
import { createWebhookCommands } from '../../command-service/commands/webhooks.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { createMailWriter } from '../../command-service/mail/templates/index.ts';
import { createMemoryFiles } from '../../command-service/testing/scripted-twins.ts';
import { createUnsubscribeTokens } from '../../command-service/mail/unsubscribe-tokens.ts';
import { mailDelivery } from '../../command-service/processes/mail-delivery.ts';
import { mailRequests } from '../../command-service/processes/mail-requests.ts';
import { webhookDeliveries, webhookMessages } from '../../command-service/processes/webhooks.ts';
import { createSmtpMail } from '../../command-service/providers/mail/smtp/smtp.ts';
import type { WebhookSender } from '../../command-service/providers/webhooks/port.ts';
import { on, recordPlaced } from '../../command-service/testing/work-spec.ts';
import { eventRegistry } from '../../domain/events.ts';
import { registered, videoRequested } from '../../domain/testing/samples.ts';
import {
  createMasterKey,
  createPersonalSeal,
  openSqliteEventStore,
  openSqliteIdentityDirectory,
  openSqliteKeyRing,
  withCodec,
  type EventStore,
} from '../../event-store/index.ts';

export interface TourServer {
  readonly folder: string;
  readonly smtpPort: number;
  /** Called at each step with its name; may kill the process. */
  readonly reached?: (step: string) => void;
}

const user = { actor: { kind: 'user', id: 'ann' }, correlationId: 'test' } as const;
const page = { actor: { kind: 'system', id: 'share-page' }, correlationId: 'test' } as const;
const asked = { name: 'Maria', email: 'maria@home.example', phone: null, message: 'On Saturday?' } as const;

/** Posts to an address of the test, which the guarded sender would refuse as private. */
const senderOf = (reached: (step: string) => void): WebhookSender => ({
  check: () => undefined,
  post: async (url, { headers, body }) => {
    const { status } = await fetch(url, { method: 'POST', headers: { ...headers }, body });
    reached('after the call');
    return { status, text: '' };
  },
});

/**
 * Opens, on a folder, the parts that take a tour request to its owner, as in a server: commands, mails and webhooks.
 */
export async function openTourServer({ folder, smtpPort, reached = () => undefined }: TourServer) {
  const masterKey = createMasterKey(Buffer.alloc(32, 7));
  const keys = join(folder, 'keys');
  mkdirSync(keys, { recursive: true });
  const keyRing = await openSqliteKeyRing({ folder: keys, masterKey });
  const identities = await openSqliteIdentityDirectory({ folder: keys, masterKey });
  const sealed = withCodec(await openSqliteEventStore({ folder: join(folder, 'log') }), {
    registry: eventRegistry,
    keyRing,
  });
  const eventStore: EventStore = {
    ...sealed,
    append: async (stream, expected, events) => {
      reached(`before ${events[0]?.type}`);
      const appended = await sealed.append(stream, expected, events);
      reached(`after ${events[0]?.type}`);
      return appended;
    },
  };
  const now = Date.now;
  const executor = createExecutor({ eventStore, registry: eventRegistry, now });
  const smtp = createSmtpMail({ url: `smtp://127.0.0.1:${smtpPort}`, from: 'Curbcast <no-reply@curbcast.example>' });
  const provider: typeof smtp = {
    ...smtp,
    send: async (mail, beforeTransfer) => {
      const outcome = await smtp.send(mail, beforeTransfer);
      reached('after the answer');
      return outcome;
    },
  };
  const write = createMailWriter({ publicUrl: 'https://app.example' });
  const mail = {
    provider,
    write,
    unsubscribeTokens: createUnsubscribeTokens(createPersonalSeal(keyRing)),
    logoOf: async (file: Uint8Array) => file,
  };
  const webhookSender = senderOf(reached);
  const webhookAudience = async () => ({ owners: ['ann'], administrators: [] });
  const works = [
    mailRequests({ executor, balanceOf: async () => undefined, now }),
    mailDelivery({ executor, files: createMemoryFiles().files, identities, mail, now }),
    webhookMessages({ executor, webhookAudience }),
    webhookDeliveries({ executor, webhookSender, now }),
  ];
  const running = works.map((work) => work.start({ eventStore, onError: () => undefined }));
  const shares = createShareCommands({ executor, now });
  const leads = createLeadCommands({ executor, now });

  return {
    eventStore,
    /** A ready video with a share link, whose owner has an address and a webhook. */
    share: async (hookUrl: string): Promise<TourPlace> => {
      const completed = {
        videoId: 'v',
        userId: 'ann',
        attempt: 1,
        durationMs: 2e4,
        late: false,
        picturesLeftOut: 0,
        leftOut: [],
        videoKey: 'v',
        thumbnailKey: 't',
        captionsKey: 'c',
        costCents: null,
        renderMs: null,
      };
      await recordPlaced(sealed, on('user-ann', registered()));
      await recordPlaced(sealed, on('video-v', videoRequested('v')));
      await recordPlaced(sealed, on('video-v', { type: 'VideoCompleted', data: completed }));
      await createWebhookCommands({ executor, webhookSender }).createWebhook(
        'ann',
        { url: hookUrl, events: ['lead.created'] },
        user,
      );
      const { token } = await shares.shareVideo('ann', 'v', user);
      return { userId: 'ann', videoId: 'v', linkId: linkIdOf(token ?? ''), language: 'en', confirms: false };
    },
    /** The request of a visitor, whose browser sends it again with the same key when there is no response. */
    request: (place: TourPlace) => leads.requestTour(place, asked, 'form-1', page),
    close: async () => {
      await Promise.all(running.map((work) => work.stop()));
      await sealed.close();
      await keyRing.close();
      await identities.close();
    },
  };
}
