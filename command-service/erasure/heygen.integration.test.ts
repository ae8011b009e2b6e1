import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CurbcastEvent } from '../../domain/events.ts';
import { registered } from '../../domain/testing/samples.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import type { Dependencies } from '../dependencies.ts';
import { erasure, openErasures } from '../processes/erasure.ts';
import { openFolderFileStore } from '../providers/files/folder/folder-file-store.ts';
import { createHeygenClient } from '../providers/heygen/client.ts';
import { createStandInAvatars } from '../providers/heygen/testing/avatars-part.ts';
import { standInKey, startHeygenServer, type HeygenServer } from '../providers/heygen/testing/heygen-server.ts';
import { createHeygenTwinProvider } from '../providers/twins/heygen/heygen-twin-provider.ts';
import { on, specifyWork } from '../testing/work-spec.ts';

const newFolder = tempFolders();
let server: HeygenServer;

beforeEach(async () => {
  server = await startHeygenServer([createStandInAvatars().part]);
});
afterEach(() => server.close());

/** An installation with HeyGen and this key; everything else works. */
async function installation(apiKey: string): Promise<Partial<Dependencies>> {
  const files = await openFolderFileStore({ folder: newFolder() });
  const client = createHeygenClient({ apiKey, apiBase: server.baseUrl, retries: 0 });
  return {
    files,
    erasers: [],
    keyRing: { destroy: async () => undefined },
    billingProvider: { eraseCustomer: async () => undefined } as object as Dependencies['billingProvider'],
    mail: { provider: { eraseOwner: async () => undefined } } as object as Dependencies['mail'],
    twinProvider: createHeygenTwinProvider({ client, files, consentReturnUrl: 'https://curbcast.example/' }),
  };
}

const userId = 'ann';
const stream = 'user-ann';
const known = on(stream, registered({ issuer: 'https://id.example/', subject: 'auth0|65f0Ann' }));
const started = on(stream, { type: 'ErasureStarted', data: { userId } });
const erased = on(stream, { type: 'UserErased', data: { userId } });
const held = [{ lotId: 'lot', amount: 1 }];
const twin = [
  on('twincredits-ann', {
    type: 'CreditsGranted',
    data: {
      asset: 'twins',
      lotId: 'lot',
      source: 'bundle',
      amount: 1,
      debtPaidAmount: 0,
      expiresAtMs: null,
      paymentId: 'payment',
      priceCents: 100,
      paidCents: 100,
      currency: 'usd',
      catalogVersion: '1',
      isApart: false,
      itemName: 'Digital Twin',
    },
  }),
  on('twincredits-ann', {
    type: 'CreditsReserved',
    data: {
      asset: 'twins',
      holdId: 'hold',
      heldFor: 'twin-1',
      amount: 1,
      lots: held,
      expiresAtMs: 9_000,
      requestHash: 'hash',
    },
  }),
  on('twincredits-ann', {
    type: 'CreditsCaptured',
    data: {
      asset: 'twins',
      holdId: 'hold',
      heldFor: 'twin-1',
      held,
      capturedAmount: 1,
      debtPaid: [],
      returned: [],
      expiredAmount: 0,
      durationMs: null,
    },
  }),
  on('avatar-twin-1', { type: 'AvatarRequested', data: { avatarId: 'twin-1', userId, name: 'Ann', holdId: 'hold' } }),
  on('avatar-twin-1', {
    type: 'AvatarReady',
    data: { avatarId: 'twin-1', userId, provider: 'heygen', modelId: 'look_2', modelFiles: [], late: false },
  }),
  on('avatar-twin-1', { type: 'AvatarDeleted', data: { avatarId: 'twin-1', userId, statusBefore: 'ready' } }),
] as const;
const open: CurbcastEvent = {
  type: 'ErasureStepFailed',
  data: {
    userId,
    step: 'digital twins at their provider',
    outside: true,
    problem: 'refused',
    code: 'unauthorized',
    failures: 1,
    retryAtMs: 31_000,
    left: ['model:heygen:look_2'],
  },
};

test('an owner of a twin is erased although the HeyGen key is revoked', async () => {
  await specifyWork(erasure, await installation('revoked'))
    .given(known, ...twin, started)
    .appends(on(stream, open), erased);
});

test('the twin goes at HeyGen when the key works again', async () => {
  const given = await installation(standInKey);
  await specifyWork(openErasures, {
    ...given,
    now: () => 31_000,
    erasuresDue: async function* () {
      yield userId;
    },
  })
    .given(known, ...twin, started, on(stream, open), erased)
    .appends(on(stream, { type: 'ErasureStepFinished', data: { userId, step: 'digital twins at their provider' } }));
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /v3/avatars/looks/look_2');
});
