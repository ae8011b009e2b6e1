import { expect, test } from '@jest/globals';
import type { AvatarEvent } from '../../domain/avatars/index.ts';
import { twinRecordings } from '../../domain/catalog.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { consentClips } from './consent-clips.ts';

const twin = { avatarId: 't1', userId: 'ann' } as const;
const onTwin = (event: AvatarEvent) => on('avatar-t1', event);
const requested = onTwin({ type: 'AvatarRequested', data: { ...twin, name: 'Ann', holdId: 't1' } });
const ready = onTwin({
  type: 'AvatarReady',
  data: { ...twin, provider: 'local', modelId: 'm', modelFiles: [], late: false },
});
const revoked = onTwin({ type: 'AvatarConsentRevoked', data: { ...twin, statusBefore: 'ready' } });

test('removes the consent clip of a twin after its retention period, and records it once', async () => {
  const removed: string[] = [];
  const asked: number[] = [];
  await specifyWork(consentClips, {
    now: () => twinRecordings.consentKept + 5_000,
    consentsDue: async (endedBefore) => {
      asked.push(endedBefore);
      return [{ ...twin, dueAt: endedBefore }];
    },
    files: { removeAll: async (prefix: string) => void removed.push(prefix) } as never,
  })
    .given(requested, ready, revoked)
    .appends(onTwin({ type: 'AvatarConsentDiscarded', data: twin }));
  expect(new Set(removed)).toEqual(new Set(['consents/t1/']));
  expect(new Set(asked)).toEqual(new Set([5_000]));
});
