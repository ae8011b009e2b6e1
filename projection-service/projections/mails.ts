import type { MailFailed } from '../../domain/mail/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** One mail without its recipient and contents, which only the log and the outbox hold, sealed. */
export interface MailDocument {
  /** The same in every document, so that one index orders every mail. */
  readonly kind: 'mail';
  /** The user, or the local account until there is one. */
  readonly ownerId: string;
  readonly template: string;
  readonly isTest: boolean;
  readonly status: 'requested' | 'sent' | 'failed' | 'bounced';
  /** Attempts that failed. */
  readonly failures: number;
  readonly requestedAt: number;
  /** When it was sent, given up on or refused. */
  readonly settledAt: number | null;
  /** While it waits for another attempt. */
  readonly retryAt: number | null;
  readonly reason: MailFailed['data']['reason'] | null;
  /** The last answer of the mail server. */
  readonly code: string | null;
}

const collections = {
  mails: documents<MailDocument>().indexedBy({
    byOwner: { equal: ['ownerId'], order: ['requestedAt'] },
    byTime: { equal: ['kind'], order: ['requestedAt'] },
    byStatus: { equal: ['status'], order: ['requestedAt'] },
    byTemplate: { equal: ['template'], order: ['requestedAt'] },
    byTemplateAndStatus: { equal: ['template', 'status'], order: ['requestedAt'] },
  }),
};

/** Every mail with its state, for the outbox. */
export const mails = defineProjection({
  name: 'mails',
  version: '2',
  collections,
  on: {
    MailRequested: ({ data: { mailId, ownerId, template, isTest }, time }) => [
      {
        op: 'put',
        collection: 'mails',
        id: mailId,
        doc: {
          kind: 'mail',
          ownerId,
          template,
          isTest,
          status: 'requested',
          failures: 0,
          requestedAt: time,
          settledAt: null,
          retryAt: null,
          reason: null,
          code: null,
        },
      },
    ],
    MailDeferred: ({ data: { mailId, attempt, code, retryAtMs } }) => [
      patch(mailId, { failures: attempt, code, retryAt: retryAtMs }),
    ],
    MailSent: ({ data: { mailId }, time }) => [
      patch(mailId, { status: 'sent', settledAt: time, retryAt: null, code: null }),
    ],
    MailFailed: ({ data: { mailId, reason, code }, time }) => [
      patch(mailId, { status: 'failed', settledAt: time, retryAt: null, reason, code }),
    ],
    MailBounced: ({ data: { mailId, code }, time }) => [
      patch(mailId, { status: 'bounced', settledAt: time, retryAt: null, code }),
    ],
  },
  live: { mails: 'silent' },
  awaitedBy: 'queries',
});

const patch = (id: string, fields: Partial<MailDocument>): ChangeOf<typeof collections> => ({
  op: 'patch',
  collection: 'mails',
  id,
  fields,
});
