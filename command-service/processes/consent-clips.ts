import { avatarAggregate } from '../../domain/avatars/index.ts';
import { twinRecordings } from '../../domain/catalog.ts';
import type { Dependencies, DueItem } from '../dependencies.ts';
import { avatarFileKeys } from '../support/avatar-files.ts';
import { contextFor } from '../support/context.ts';
import { defineListJob, pagesOf } from './engine/define-job.ts';

/** Removes the consent clips of Digital Twins that ended long enough ago to need no proof. */
export const consentClips = (
  { executor, files, now, consentsDue }: Pick<Dependencies, 'executor' | 'files' | 'now' | 'consentsDue'>,
  every = 3_600_000,
) =>
  defineListJob<DueItem<{ userId: string; avatarId: string }>>({
    name: 'consent-clips',
    every,
    byDate: true,
    due: pagesOf(consentsDue, () => now() - twinRecordings.consentKept),
    items: {
      key: ({ avatarId }) => avatarId,
      owner: ({ userId }) => userId,
      handle: async ({ userId, avatarId }, { newCaller }) => {
        await files.removeAll(avatarFileKeys(avatarId).consentPrefix);
        const context = contextFor(newCaller(), 'discard-consent', { stableId: avatarId, subject: userId });
        await executor.execute(avatarAggregate, avatarId, { kind: 'discardConsent' }, context);
      },
    },
  });
