import { describe, expect, test } from '@jest/globals';
import type { CurbcastEvent } from '../../domain/events.ts';
import { granted, registered, videoRequested } from '../../domain/testing/samples.ts';
import type { IdentityDirectory } from '../../event-store/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Eraser } from '../erasure/eraser.ts';
import type { FileStore } from '../providers/files/port.ts';
import { flaky, on, specifyWork } from '../testing/work-spec.ts';
import { deletions, erasure } from './erasure.ts';

const userId = 'ann';
const known = registered({ issuer: 'embedded', subject: 'account-1' });
const requested: CurbcastEvent = { type: 'DeletionRequested', data: { userId, eraseAtMs: 1_000 } };
const cancelled: CurbcastEvent = { type: 'DeletionCancelled', data: { userId } };
const started: CurbcastEvent = { type: 'ErasureStarted', data: { userId } };
const erased: CurbcastEvent = { type: 'UserErased', data: { userId } };
const stream = `user-${userId}`;

describe('the job that begins erasures', () => {
  const due = { deletionsDue: async () => [userId] };

  test('begins when the grace is over, once', () =>
    specifyWork(deletions, { ...due, now: () => 1_000 })
      .given(on(stream, known), on(stream, requested))
      .appends(on(stream, started)));

  test('leaves an account whose grace has not ended, whatever the read model says', () =>
    specifyWork(deletions, { ...due, now: () => 999 })
      .given(on(stream, known), on(stream, requested))
      .appends());

  test('leaves an account whose deletion was cancelled a moment ago', () =>
    specifyWork(deletions, { ...due, now: () => 2_000 })
      .given(on(stream, known), on(stream, requested), on(stream, cancelled))
      .appends());

  test('erases users again whom a restored backup brought back, and ignores unknown users', () =>
    specifyWork(deletions, { erasedBefore: async () => ['unknown', userId] })
      .given(on(stream, known))
      .appends(on(stream, started)));

  test('skips users on the list whose erasure is in the log', () =>
    specifyWork(deletions, { erasedBefore: async () => [userId] })
      .given(on(stream, known), on(stream, started), on(stream, erased))
      .appends());
});

describe('the erasure', () => {
  const reserved: CurbcastEvent = {
    type: 'CreditsReserved',
    data: {
      asset: 'minutes',
      holdId: 'video1-1',
      heldFor: 'video1',
      amount: 2,
      lots: [{ lotId: 'trial', amount: 2 }],
      expiresAtMs: 9_000_000,
      requestHash: 'hash',
    },
  };

  /** Stores that record their calls; each fails once before it works. */
  function stores() {
    const done: string[] = [];
    const note =
      (what: string) =>
      async (...args: readonly unknown[]): Promise<void> => {
        done.push([what, ...args.filter((arg) => typeof arg === 'string')].join(' '));
      };
    const erasers: readonly Eraser[] = [
      flaky({ store: 'local account', erase: async ({ account }) => note(`local account ${account?.subject}`)() }),
    ];
    return {
      done,
      given: {
        erasers,
        files: { removeAll: note('files') } as object as FileStore,
        identities: { remove: note('identity') } as object as IdentityDirectory,
        keyRing: flaky({ destroy: note('key') }),
        billingProvider: { eraseCustomer: note('customer') } as object as Dependencies['billingProvider'],
        mail: { provider: { eraseOwner: note('mails') } } as object as Dependencies['mail'],
        scrubReadModels: note('read models'),
      },
    };
  }

  test('removes the videos, goes through the stores with the key last, and is recorded at the end', async () => {
    const { done, given } = stores();
    await specifyWork(erasure, given)
      .given(
        on(stream, known),
        on('credits-ann', granted()),
        on('credits-ann', reserved),
        on('video-video1', videoRequested('video1')),
        on(stream, requested),
        on(stream, started),
      )
      .appends(
        on('video-video1', {
          type: 'VideoDeleted',
          data: { videoId: 'video1', userId, attempt: 1, statusBefore: 'pending' },
        }),
        on('credits-ann', {
          type: 'CreditsReleased',
          data: {
            asset: 'minutes',
            holdId: 'video1-1',
            heldFor: 'video1',
            held: [{ lotId: 'trial', amount: 2 }],
            debtPaid: [],
            returned: [{ lotId: 'trial', amount: 2 }],
            expiredAmount: 0,
            reason: 'deleted',
          },
        }),
        on('video-video1', { type: 'VideoPurged', data: { videoId: 'video1', userId } }),
        on(stream, erased),
      );
    const order = [
      'local account account-1',
      'customer ann',
      'files videos/video1/',
      'mails account-1',
      'mails ann',
      'files fee-sheets/ann/',
      'files drafts/ann/',
      'files own-pictures/ann/',
      'files unused-pictures/ann/',
      'identity ann',
      'key account-1',
      'key ann',
    ];
    expect([...new Set(done)]).toEqual([...order, expect.stringMatching(/^read models \d+$/)]);
  });

  test('does nothing for an account that is erased already', async () => {
    const { done, given } = stores();
    await specifyWork(erasure, given)
      .given(on(stream, known), on(stream, requested), on(stream, started), on(stream, erased))
      .appends();
    expect(done.filter((what) => !what.startsWith('read models'))).toEqual([]);
  });
});
