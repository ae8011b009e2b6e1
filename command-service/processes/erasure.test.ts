import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { eventRegistry, type CurbcastEvent } from '../../domain/events.ts';
import { oddSubjects } from '../../domain/testing/odd-subjects.ts';
import { granted, registered, videoRequested } from '../../domain/testing/samples.ts';
import type { ErasureStepFailed } from '../../domain/users/index.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Eraser } from '../erasure/eraser.ts';
import { openFolderFileStore } from '../providers/files/folder/folder-file-store.ts';
import { FilesUnavailable, type FileStore } from '../providers/files/port.ts';
import { HeygenError } from '../providers/heygen/errors.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { flaky, on, openDependencies, readAll, recordPlaced, specifyWork, type Placed } from '../testing/work-spec.ts';
import { deletions, erasure, openErasures } from './erasure.ts';

const newFolder = tempFolders();
const userId = 'ann';
const known = registered({ issuer: 'embedded', subject: 'account-1' });
const requested: CurbcastEvent = { type: 'DeletionRequested', data: { userId, eraseAtMs: 1_000 } };
const cancelled: CurbcastEvent = { type: 'DeletionCancelled', data: { userId } };
const started: CurbcastEvent = { type: 'ErasureStarted', data: { userId } };
const erased: CurbcastEvent = { type: 'UserErased', data: { userId } };
const stream = `user-${userId}`;

/** A read model that lists these users. */
const listing = (...userIds: readonly string[]) =>
  async function* () {
    yield* userIds;
  };

/** The events of a job's first run, even if it reports a failure. */
async function appendedBy(
  job: typeof openErasures,
  given: Partial<Dependencies>,
  past: readonly Placed[],
): Promise<readonly object[]> {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  for (const placed of past) await recordPlaced(log, placed);
  const running = job(openDependencies(log, given)).start({ eventStore: log, onError: () => undefined });
  try {
    for (;;) {
      const added = (await readAll(log)).slice(past.length);
      if (added.length > 0) return added.map(({ type, data }) => ({ type, data }));
      await sleep(2);
    }
  } finally {
    await running.stop();
  }
}

describe('the job that begins erasures', () => {
  const due = { deletionsDue: async () => [{ userId, dueAt: 1 }] };

  test('begins when the grace is over, once', () =>
    specifyWork(deletions, { ...due, now: () => 1_000 })
      .given(on(stream, known), on(stream, requested))
      .appends(on(stream, started)));

  test('leaves an account whose grace has not ended, even if the read model says otherwise', () =>
    specifyWork(deletions, { ...due, now: () => 999 })
      .given(on(stream, known), on(stream, requested))
      .appends());

  test('leaves an account whose deletion was canceled a moment ago', () =>
    specifyWork(deletions, { ...due, now: () => 2_000 })
      .given(on(stream, known), on(stream, requested), on(stream, cancelled))
      .appends());

  test('erases users again that a restored backup brought back, and ignores unknown ones', () =>
    specifyWork(deletions, { erasedBefore: async () => ['unknown', userId] })
      .given(on(stream, known))
      .appends(on(stream, started)));

  test('begins the others when one cannot begin', async () => {
    const deletionsDue = async () => ['unknown', userId].map((id) => ({ userId: id, dueAt: 1 }));
    const begun = await appendedBy(deletions, { deletionsDue, now: () => 1_000 }, [
      on(stream, known),
      on(stream, requested),
    ]);
    expect(begun).toEqual([started]);
  });

  test('ends the rights of an administrator whom a restored backup brought back', () =>
    specifyWork(deletions, { erasedBefore: async () => [userId] })
      .given(
        on(stream, known),
        on(stream, { type: 'AdminRoleGranted', data: { userId, role: 'admin', reason: null } }),
        on(stream, { type: 'FinanceRoleGranted', data: { userId, role: 'finance', reason: null } }),
      )
      .appends(
        on(stream, { type: 'AdminRoleRevoked', data: { userId, role: 'admin', reason: null } }),
        on(stream, { type: 'FinanceRoleRevoked', data: { userId, role: 'finance', reason: null } }),
        on(stream, started),
      ));

  test('skips users on the list whose erasure is in the log', () =>
    specifyWork(deletions, { erasedBefore: async () => [userId] })
      .given(on(stream, known), on(stream, started), on(stream, erased))
      .appends());
});

describe('the erasure', () => {
  const isCleaning = (what: string): boolean => what.startsWith('read models');
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
  function stores(given: Partial<Dependencies> = {}) {
    const done: string[] = [];
    const note =
      (what: string) =>
      async (...args: readonly unknown[]): Promise<void> => {
        done.push([what, ...args.filter((arg) => typeof arg === 'string')].join(' '));
      };
    const erasers: readonly Eraser[] = [
      flaky({
        store: 'sign in',
        beforeKey: true,
        erase: async ({ localAccountId }) => note(`sign in ${localAccountId}`)(),
      }),
    ];
    return {
      done,
      given: {
        erasers,
        files: { removeAll: note('files') } as object as FileStore,
        keyRing: { destroy: note('key') },
        billingProvider: { eraseCustomer: note('customer') } as object as Dependencies['billingProvider'],
        mail: { provider: { eraseOwner: note('mails') } } as object as Dependencies['mail'],
        twinProvider: { name: 'local' } as object as Dependencies['twinProvider'],
        scrubReadModels: note('read models'),
        ...given,
      },
    };
  }
  const failed = (step: string, more: Partial<ErasureStepFailed['data']> = {}): CurbcastEvent => ({
    type: 'ErasureStepFailed',
    data: {
      userId,
      step,
      outside: false,
      problem: 'failed',
      code: 'Error',
      failures: 1,
      retryAtMs: 31_000,
      left: [],
      ...more,
    },
  });

  test.each([
    ['ends the plan when a deletion is requested', [requested], ['sub_1']],
    [
      'lets the plan go on when the deletion was cancelled before its request could be handled',
      [requested, cancelled],
      [],
    ],
  ])('%s', async (_, events, ended) => {
    const which = { userId, subscriptionId: 'sub_1', invoiceId: 'in_1' };
    const plan = {
      id: 'monthly',
      name: 'Monthly Plan',
      priceCents: 9_900,
      currency: 'usd',
      halfCredits: 10,
      catalogVersion: '1',
    };
    const asked = new Set<string>();
    const { given } = stores();
    await specifyWork(erasure, {
      ...given,
      billingSync: async () => undefined,
      billingProvider: {
        setCancelAtPeriodEnd: async (id: string) => void asked.add(id),
      } as object as Dependencies['billingProvider'],
    })
      .given(
        on(stream, known),
        on(`subscription-${userId}`, {
          type: 'SubscriptionStarted',
          data: { ...which, plan, provider: 'stripe', customerId: 'cus_1', paymentId: 'pi_1', order: 'monthly' },
        }),
        on(`subscription-${userId}`, {
          type: 'SubscriptionActivated',
          data: { ...which, periodStartMs: 1, periodEndMs: 2, trial: false },
        }),
        ...events.map((event) => on(stream, event)),
      )
      .appends();
    expect([...asked]).toEqual(ended);
  });

  test('removes the videos, goes through the stores with the keys last, and is recorded at the end', async () => {
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
          data: { videoId: 'video1', userId, attempt: 1, statusBefore: 'pending', reason: null },
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
    const calls = [
      'sign in account-1',
      'customer ann',
      'files videos/video1/',
      'files fee-sheets/ann/',
      'files drafts/ann/',
      'files own-pictures/ann/',
      'files unused-pictures/ann/',
      'mails account-1',
      'mails ann',
    ];
    const keys = ['key account-1', 'mails account-1', 'key ann', 'mails ann'];
    const erasing = done.filter((what) => !isCleaning(what));
    expect(new Set(erasing.slice(0, -keys.length))).toEqual(new Set(calls));
    expect(erasing.slice(-keys.length)).toEqual(keys);
    expect(done.some(isCleaning)).toBe(true);
  });

  test('does nothing for an account that is erased already', async () => {
    const { done, given } = stores();
    await specifyWork(erasure, given)
      .given(on(stream, known), on(stream, requested), on(stream, started), on(stream, erased))
      .appends();
    expect(done.filter((what) => !isCleaning(what))).toEqual([]);
  });

  test.each(oddSubjects)('erases an account with the subject %j, which names no file and no key', async (subject) => {
    const files = await openFolderFileStore({ folder: newFolder() });
    const { done, given } = stores({ files, erasers: [] });
    await specifyWork(erasure, given)
      .given(on(stream, registered({ issuer: 'https://id.example/', subject })), on(stream, started))
      .appends(on(stream, erased));
    const names = done.filter((what) => /^(key|mails) /.test(what));
    expect(new Set(names)).toEqual(new Set(['mails ann', 'key ann']));
  });

  test('continues past a failing store, keeps the key that it needs, and says what is open', async () => {
    const broken: Eraser = {
      store: 'profile pictures',
      beforeKey: true,
      erase: () => Promise.reject(new FilesUnavailable('The disk is full of ann@example.com')),
    };
    const { done, given } = stores({ erasers: [broken] });
    await specifyWork(erasure, given)
      .given(on(stream, known), on(stream, started))
      .appends(on(stream, failed('profile pictures', { problem: 'unreachable', code: 'FilesUnavailable' })));
    expect(done).toEqual(expect.arrayContaining(['files drafts/ann/', 'files fee-sheets/ann/', 'customer ann']));
    expect(done.some((what) => what.startsWith('key'))).toBe(false);
  });

  test('destroys the key despite the failure of a store that does not need it', async () => {
    const broken: Eraser = { store: 'sessions', erase: () => Promise.reject(new Error('no table')) };
    const { done, given } = stores({ erasers: [broken] });
    await specifyWork(erasure, given)
      .given(on(stream, known), on(stream, started))
      .appends(on(stream, failed('sessions')));
    expect(done).toContain('key ann');
  });

  const outside = 'account at the payment provider';
  const stripe = (eraseCustomer: Dependencies['billingProvider']['eraseCustomer']): Partial<Dependencies> => ({
    billingProvider: { eraseCustomer } as object as Dependencies['billingProvider'],
  });

  test('ends although the payment provider refuses, and says what is open there', async () => {
    const { done, given } = stores(
      stripe(() => Promise.reject(new PaymentProviderError('REJECTED', 'No search for ann@example.com'))),
    );
    const open = failed(outside, { outside: true, problem: 'refused', code: 'REJECTED', left: [userId] });
    await specifyWork(erasure, given)
      .given(on(stream, known), on(stream, started))
      .appends(on(stream, open), on(stream, erased));
    expect(done).toContain('key ann');
  });

  const held = [{ lotId: 'lot1', amount: 1 }];
  const twinCredits = `twincredits-${userId}`;
  const twin = [
    on(stream, known),
    on(twinCredits, {
      type: 'CreditsGranted',
      data: {
        asset: 'twins',
        lotId: 'lot1',
        source: 'bundle',
        amount: 1,
        debtPaidAmount: 0,
        expiresAtMs: null,
        paymentId: 'pay1',
        priceCents: 100,
        paidCents: 100,
        currency: 'usd',
        catalogVersion: '1',
        isApart: false,
        itemName: 'Digital Twin',
      },
    }),
    on(twinCredits, {
      type: 'CreditsReserved',
      data: {
        asset: 'twins',
        holdId: 'twin1',
        heldFor: 'twin1',
        amount: 1,
        lots: held,
        expiresAtMs: 9_000,
        requestHash: 'hash',
      },
    }),
    on(twinCredits, {
      type: 'CreditsCaptured',
      data: {
        asset: 'twins',
        holdId: 'twin1',
        heldFor: 'twin1',
        held,
        capturedAmount: 1,
        debtPaid: [],
        returned: [],
        expiredAmount: 0,
        durationMs: null,
      },
    }),
    on('avatar-twin1', { type: 'AvatarRequested', data: { avatarId: 'twin1', userId, name: 'Ann', holdId: 'twin1' } }),
    on('avatar-twin1', {
      type: 'AvatarReady',
      data: { avatarId: 'twin1', userId, provider: 'heygen', modelId: 'look_1', modelFiles: [], late: false },
    }),
    on(stream, started),
  ];
  const twinDeleted = on('avatar-twin1', {
    type: 'AvatarDeleted',
    data: { avatarId: 'twin1', userId, statusBefore: 'ready' },
  });

  test('ends although a revoked key keeps HeyGen from deleting a twin, whose id is kept', async () => {
    const refuse = () => Promise.reject(new HeygenError('account', 'Ann has no key', { code: 'unauthorized' }));
    const { given } = stores({
      twinProvider: {
        name: 'heygen',
        cancel: async () => undefined,
        discard: async () => undefined,
        deleteModel: refuse,
      } as object as Dependencies['twinProvider'],
    });
    const open = failed('digital twins at their provider', {
      outside: true,
      problem: 'refused',
      code: 'unauthorized',
      left: ['model:heygen:look_1'],
    });
    await specifyWork(erasure, given)
      .given(...twin)
      .appends(twinDeleted, on(stream, open), on(stream, erased));
  });

  describe('the job that tries open steps again', () => {
    const due = { erasuresDue: listing(userId), now: () => 31_000 };

    test('asks the outside service again for the rest, and records that it is done', async () => {
      const deleted: string[] = [];
      const { given } = stores({
        ...due,
        twinProvider: {
          name: 'heygen',
          deleteModel: async (id: string) => void deleted.push(id),
        } as object as Dependencies['twinProvider'],
      });
      const open = failed('digital twins at their provider', { outside: true, left: ['model:heygen:look_1'] });
      await specifyWork(openErasures, given)
        .given(on(stream, known), on(stream, started), on(stream, open), on(stream, erased))
        .appends(
          on(stream, { type: 'ErasureStepFinished', data: { userId, step: 'digital twins at their provider' } }),
        );
      expect(deleted).toEqual(['look_1']);
    });

    test('waits longer after each failure', async () => {
      const { given } = stores({ ...due, ...stripe(() => Promise.reject(new Error('no'))) });
      const open = failed(outside, { outside: true, left: [userId] });
      const again = failed(outside, { outside: true, left: [userId], failures: 2, retryAtMs: 31_000 + 120_000 });
      const past = [on(stream, known), on(stream, started), on(stream, open), on(stream, erased)];
      expect(await appendedBy(openErasures, given, past)).toEqual([again]);
    });

    test('leaves a step that is not due yet', async () => {
      const { given } = stores({ ...due, now: () => 30_999, ...stripe(() => Promise.reject(new Error('no'))) });
      await specifyWork(openErasures, given)
        .given(
          on(stream, known),
          on(stream, started),
          on(stream, failed(outside, { outside: true })),
          on(stream, erased),
        )
        .appends();
    });

    test('ends an erasure when the last of our steps succeeds', async () => {
      const { done, given } = stores(due);
      await specifyWork(openErasures, given)
        .given(on(stream, known), on(stream, started), on(stream, failed('sign in')))
        .appends(on(stream, { type: 'ErasureStepFinished', data: { userId, step: 'sign in' } }), on(stream, erased));
      expect(done).toContain('key ann');
    });
  });
});
