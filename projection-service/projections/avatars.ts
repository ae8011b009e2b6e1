import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import type { AvatarConsentRecorded } from '../../domain/avatars/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf } from '../define-projection.ts';

/** A Digital Twin of a user. A deleted one stays as a mark without a name, for clients that were offline. */
export interface AvatarDocument {
  readonly ownerId: string;
  readonly name: string;
  readonly status: 'processing' | 'ready' | 'failed' | 'revoked' | 'deleted';
  /** Whether lists show it: false once it is deleted. */
  readonly shown: boolean;
  /**
   * The progress as of the last event, like `phase` and `progressEstimated`. The current progress is kept with the job.
   */
  readonly progress: number;
  readonly phase: string | null;
  readonly progressEstimated: boolean;
  /** Where the person confirms the consent at the provider, while the provider waits for it. */
  readonly consentUrl: string | null;
  readonly failureCode: string | null;
  readonly consentMethod: AvatarConsentRecorded['data']['method'];
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** Whether it was ever ready: then its consent clip is kept for some time after its end. */
  readonly wasReady: boolean;
  readonly consentKept: boolean;
  /** When the twin ended, which starts the time for which the consent clip is kept; 0 while it can be shown. */
  readonly endedAt: number;
  readonly position: Position;
}

/** A Digital Twin changed. */
export interface AvatarChanged {
  readonly type: 'AvatarChanged';
  readonly avatar: { readonly id: string; readonly doc: AvatarDocument };
}

const collections = {
  avatars: documents<AvatarDocument>().indexedBy({
    byOwner: { equal: ['ownerId', 'shown'], order: ['createdAt'] },
    byCreation: { equal: ['shown'], order: ['createdAt'] },
    byConsentEnd: { equal: ['consentKept'], order: ['endedAt'] },
    byOwnerPosition: { equal: ['ownerId'], order: ['position'] },
  }),
};

type AvatarChange = ChangeOf<typeof collections>;

const avatarIdOf = ({ data: { avatarId } }: RecordedEvent): string | undefined =>
  typeof avatarId === 'string' ? avatarId : undefined;

const changed = (
  { data: { avatarId: id }, position }: { readonly data: { readonly avatarId: string }; readonly position: Position },
  fields: Partial<AvatarDocument>,
): readonly AvatarChange[] => [{ op: 'patch', collection: 'avatars', id, fields: { ...fields, position } }];

const ended = { progress: 0, phase: null, consentUrl: null } as const;

/** Every Digital Twin. */
export const avatars = defineProjection({
  name: 'avatars',
  version: '2',
  collections,
  needs: (event) => ({ avatars: avatarIdOf(event) }),
  on: {
    AvatarRequested: ({ data, time, position }) => [
      {
        op: 'put',
        collection: 'avatars',
        id: data.avatarId,
        doc: {
          ownerId: data.userId,
          name: data.name ?? '',
          status: 'processing',
          shown: true,
          progress: 0,
          phase: null,
          progressEstimated: false,
          consentUrl: null,
          failureCode: null,
          consentMethod: 'declared',
          createdAt: time,
          revokedAt: null,
          wasReady: false,
          consentKept: false,
          endedAt: 0,
          position,
        },
      },
    ],
    AvatarConsentRecorded: (event) => changed(event, { consentMethod: event.data.method }),
    AvatarConsentPageChanged: (event) => changed(event, { consentUrl: event.data.consentUrl }),
    AvatarReady: (event) =>
      changed(event, { ...ended, status: 'ready', progress: 100, wasReady: true, failureCode: null }),
    AvatarFailed: (event) => changed(event, { ...ended, status: 'failed', failureCode: event.data.code }),
    AvatarConsentRevoked: (event, read) =>
      changed(event, {
        ...ended,
        status: 'revoked',
        revokedAt: event.time,
        endedAt: event.time,
        consentKept: read('avatars', event.data.avatarId)?.wasReady ?? false,
      }),
    AvatarDeleted: (event, read) => {
      const before = read('avatars', event.data.avatarId);
      return changed(event, {
        ...ended,
        status: 'deleted',
        shown: false,
        name: '',
        endedAt: before?.status === 'revoked' ? before.endedAt : event.time,
        consentKept: before?.wasReady ?? false,
      });
    },
    AvatarConsentDiscarded: (event) => changed(event, { consentKept: false }),
  },
  live: {
    avatars: {
      changedBy: avatarIdOf,
      owner: ({ ownerId }) => ownerId,
      missed: { index: 'byOwnerPosition', equal: (ownerId) => ({ ownerId }) },
      message: (doc, id): AvatarChanged => ({ type: 'AvatarChanged', avatar: { id, doc } }),
    },
  },
  awaitedBy: 'commands',
});
