import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import type { LeadReceived } from '../../domain/leads/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/**
 * A tour request for the owner of the video. A deleted one stays as a mark without a name, for clients that were
 * offline.
 */
export interface LeadDocument {
  readonly ownerId: string;
  readonly videoId: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** May be empty. */
  readonly message: string;
  readonly language: LeadReceived['data']['language'];
  readonly isRead: boolean;
  /** Whether lists show it: false once it is deleted. */
  readonly shown: boolean;
  readonly receivedAt: number;
  readonly position: Position;
}

/** A lead came, was read or was deleted. */
export interface LeadChanged {
  readonly type: 'LeadChanged';
  readonly lead: { readonly id: string; readonly doc: LeadDocument };
}

const collections = {
  leads: documents<LeadDocument>().indexedBy({
    byOwner: { equal: ['ownerId', 'shown'], order: ['receivedAt'] },
    byState: { equal: ['ownerId', 'shown', 'isRead'], order: ['receivedAt'] },
    byOwnerPosition: { equal: ['ownerId'], order: ['position'] },
  }),
  /** Accounts whose erasure has started: a lead that arrives after that is not kept. */
  erased: documents<{ readonly userId: string }>(),
};

const leadIdOf = ({ data: { leadId } }: RecordedEvent): string | undefined =>
  typeof leadId === 'string' ? leadId : undefined;

const nobody = { name: '', email: null, phone: null, message: '' } as const;

/** The tour requests of every account. */
export const leads = defineProjection({
  name: 'leads',
  version: '1',
  collections,
  needs: (event) => (isEvent(event, 'LeadReceived') ? { erased: event.data.userId } : {}),
  on: {
    LeadReceived: ({ data, time, position }, read) => {
      const { leadId, userId: ownerId, videoId, language, name, email, phone, message } = data;
      const isErased = name === null || read('erased', ownerId) !== undefined;
      const person = isErased ? nobody : { name, email, phone, message: message ?? '' };
      const doc = {
        ownerId,
        videoId,
        ...person,
        language,
        isRead: false,
        shown: !isErased,
        receivedAt: time,
        position,
      };
      return [{ op: 'put', collection: 'leads', id: leadId, doc }];
    },
    LeadOpened: ({ data: { leadId }, position }) => [
      { op: 'patch', collection: 'leads', id: leadId, fields: { isRead: true, position } },
    ],
    LeadDeleted: ({ data: { leadId }, position }) => [
      { op: 'patch', collection: 'leads', id: leadId, fields: { ...nobody, shown: false, position } },
    ],
    ErasureStarted: ({ data: { userId } }) => [{ op: 'put', collection: 'erased', id: userId, doc: { userId } }],
  },
  live: {
    erased: 'silent',
    leads: {
      changedBy: leadIdOf,
      owner: ({ ownerId }) => ownerId,
      missed: { index: 'byOwnerPosition', equal: (ownerId) => ({ ownerId }) },
      message: (doc, id): LeadChanged => ({ type: 'LeadChanged', lead: { id, doc } }),
    },
  },
  awaitedBy: 'commands',
});
