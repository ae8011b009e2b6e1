import { creditEventTypes } from '../../domain/credits/index.ts';
import type { JsonObject } from '../../domain/envelope.ts';
import type { EventTypeDefinition } from '../../domain/event-type.ts';
import { libraryEventTypes, libraryViewEventTypes } from '../../domain/library/index.ts';
import { paymentEventTypes } from '../../domain/payments/index.ts';
import { userEventTypes } from '../../domain/users/index.ts';
import { videoEventTypes } from '../../domain/videos/index.ts';

/** One topic for each category of streams. */
export interface PublishedTopic {
  /** The category of the streams whose events it gets. */
  readonly category: string;
  /** Ends with the version of the contract: what breaks consumers begins a new topic. */
  readonly name: string;
  readonly description: string;
  /** Never changed for a topic that exists: a user's records would move to another partition and lose their order. */
  readonly partitions: number;
  readonly types: readonly EventTypeDefinition[];
  /** The user whose event it is, from the stream's name or the event's data. Throws when neither says. */
  readonly ownerOf: (stream: string, data: JsonObject) => string;
}

const partitions = 12;

const fromStream = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

const fromData = (stream: string, { userId }: JsonObject): string => {
  if (typeof userId !== 'string' || userId === '') throw new Error(`An event of ${stream} does not say whose it is`);
  return userId;
};

/** All that is published. A new area of the domain needs a line here; a test finds event types without a topic. */
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
    category: 'video',
    name: 'curbcast.videos.v1',
    description: 'The making of videos: requested, rendered, finished, failed, deleted.',
    partitions,
    types: videoEventTypes,
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
];
