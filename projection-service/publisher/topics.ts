import { avatarEventTypes } from '../../domain/avatars/index.ts';
import { creditEventTypes } from '../../domain/credits/index.ts';
import type { JsonObject } from '../../domain/envelope.ts';
import type { EventTypeDefinition } from '../../domain/event-type.ts';
import { exportEventTypes } from '../../domain/exports/index.ts';
import { feeSheetEventTypes } from '../../domain/fee-sheets/index.ts';
import { invoiceEventTypes } from '../../domain/invoices/index.ts';
import { leadEventTypes } from '../../domain/leads/index.ts';
import { libraryEventTypes, libraryOrderEventTypes, libraryViewEventTypes } from '../../domain/library/index.ts';
import { mailEventTypes } from '../../domain/mail/index.ts';
import { paymentEventTypes } from '../../domain/payments/index.ts';
import { userEventTypes, usernameEventTypes } from '../../domain/users/index.ts';
import { purchaseEventTypes } from '../../domain/purchases/index.ts';
import { audienceEventTypes, shareEventTypes } from '../../domain/shares/index.ts';
import { subscriptionEventTypes } from '../../domain/subscriptions/index.ts';
import { videoEventTypes } from '../../domain/videos/index.ts';

/** A topic; each stream category has one. */
export interface PublishedTopic {
  /** The stream category whose events are published to the topic. */
  readonly category: string;
  /** Ends with the version of the contract: a breaking change needs a new topic. */
  readonly name: string;
  readonly description: string;
  /** Never change it for an existing topic: a user's records would move to another partition and lose their order. */
  readonly partitions: number;
  readonly types: readonly EventTypeDefinition[];
  /** Returns the id of the event's user from the stream name or the event's data. Throws if it is missing. */
  readonly ownerOf: (stream: string, data: JsonObject) => string;
}

const partitions = 12;

const fromStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

const fromData = (stream: string, { userId }: JsonObject): string => {
  if (typeof userId !== 'string' || userId === '') throw new Error(`An event of ${stream} has no user id`);
  return userId;
};

/**
 * Categories that stay private: what administrators protect and test, the books (for finance alone), the calls of
 * users' own programs, users' exports, and the failures of processes.
 */
export const privateCategories: readonly string[] = [
  'security',
  'securityalert',
  'administrators',
  'testrun',
  'statement',
  'exception',
  'adjustment',
  'period',
  'webhooks',
  'webhookdelivery',
  'accesstokens',
  'tableexports',
  'failure',
  'work',
];

/** All published topics. A new area of the domain needs an entry here; a test finds event types without a topic. */
export const publishedTopics: readonly PublishedTopic[] = [
  {
    category: 'credits',
    name: 'curbcast.credits.v1',
    description: 'Every movement of every credit account, in half-credits.',
    partitions,
    types: creditEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'payment',
    name: 'curbcast.payments.v1',
    description: 'Payments from the quoted price to refunds and disputes, in cents.',
    partitions,
    types: paymentEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'purchase',
    name: 'curbcast.purchases.v1',
    description: 'What users asked to buy at which price, in cents, and requests with figures that were not so.',
    partitions,
    types: purchaseEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'twincredits',
    name: 'curbcast.twin-credits.v1',
    description: 'Every movement of every account of Digital Twin credits.',
    partitions,
    types: creditEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'avatar',
    name: 'curbcast.avatars.v1',
    description: 'The making of Digital Twins: requested, consented, trained, ready, failed, revoked, deleted.',
    partitions,
    types: avatarEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'video',
    name: 'curbcast.videos.v1',
    description: 'The making of videos: requested, rendered, finished, failed, deleted.',
    partitions,
    types: videoEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'share',
    name: 'curbcast.shares.v1',
    description: 'Share links of videos: created, changed, revoked. The links themselves are not published.',
    partitions,
    types: shareEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'audience',
    name: 'curbcast.audience.v1',
    description: 'How often shared videos were watched, by day and as sums; nothing about single viewers.',
    partitions,
    types: audienceEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'leads',
    name: 'curbcast.leads.v1',
    description: 'Tour requests from share pages: received, read, deleted. Nothing about the visitor is published.',
    partitions,
    types: leadEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'export',
    name: 'curbcast.exports.v1',
    description: 'Conversions of videos into other formats, and downloads by their owners.',
    partitions,
    types: exportEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'user',
    name: 'curbcast.users.v1',
    description: 'Accounts and their roles, without anything that names a person.',
    partitions,
    types: userEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'username',
    name: 'curbcast.usernames.v1',
    description: 'Who claimed and released a user name. The names themselves are not published.',
    partitions,
    types: usernameEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'library',
    name: 'curbcast.library.v1',
    description: 'The videos of the library as administrators describe them. The key is the id of the video.',
    partitions,
    types: libraryEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'libraryview',
    name: 'curbcast.library-views.v1',
    description: 'Who watched which video of the library, once per user and day.',
    partitions,
    types: libraryViewEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'libraryorder',
    name: 'curbcast.library-order.v1',
    description: 'The order in which the library shows its videos.',
    partitions,
    types: libraryOrderEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'mail',
    name: 'curbcast.mails.v1',
    description: 'Mails from the request to their end, without recipients or contents. The key is the id of the owner.',
    partitions,
    types: mailEventTypes,
    ownerOf: (stream, { ownerId }) => fromData(stream, { userId: ownerId ?? null }),
  },
  {
    category: 'subscription',
    name: 'curbcast.subscriptions.v1',
    description: 'Subscriptions from the start over renewals and failed payments to the end, in cents.',
    partitions,
    types: subscriptionEventTypes,
    ownerOf: fromStream,
  },
  {
    category: 'invoice',
    name: 'curbcast.invoices.v1',
    description: 'Invoices of subscriptions: issued, paid, failed, voided, in cents.',
    partitions,
    types: invoiceEventTypes,
    ownerOf: fromData,
  },
  {
    category: 'feesheet',
    name: 'curbcast.fee-sheets.v1',
    description: 'Fee sheets of lenders: read and deleted, without names and figures.',
    partitions,
    types: feeSheetEventTypes,
    ownerOf: fromData,
  },
];
