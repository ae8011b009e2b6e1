import { avatarAggregate } from '../../domain/avatars/index.ts';
import { twinRecordings } from '../../domain/catalog.ts';
import type { Dependencies } from '../dependencies.ts';
import { avatarFileKeys } from '../handlers/avatar-files.ts';
import { contextFor } from '../handlers/context.ts';
import { defineJob } from './engine/define-job.ts';

const perRun = 200;

/** Removes the consent clips of Digital Twins that ended so long ago that nothing has to be proved any more. */
export const consentClips = (
  { executor, files, now, consentsDue }: Pick<Dependencies, 'executor' | 'files' | 'now' | 'consentsDue'>,
  every = 3_600_000,
) =>
  defineJob({
    name: 'consent-clips',
    every,
    run: async ({ newCaller, failed, signal }) => {
      for (const { userId, avatarId } of await consentsDue(now() - twinRecordings.consentKept, perRun)) {
        if (signal.aborted) return;
        const discard = async (): Promise<void> => {
          await files.removeAll(avatarFileKeys(avatarId).consentPrefix);
          const context = contextFor(newCaller(), 'discard-consent', { stableId: avatarId, subject: userId });
          await executor.execute(avatarAggregate, avatarId, { kind: 'discardConsent' }, context);
        };
        // One twin that fails must not keep the others.
        await discard().catch(failed);
      }
    },
  });
