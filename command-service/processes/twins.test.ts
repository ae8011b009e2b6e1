import { afterEach, describe, expect, test } from '@jest/globals';
import {
  caller,
  failed,
  killed,
  openTwinServer,
  ready,
  stopServers,
  training,
  until,
  user,
} from '../testing/twin-server.ts';

afterEach(stopServers);

describe('a Digital Twin', () => {
  test('holds its credit at submission and uses it when it is ready; its files are ours', async () => {
    const server = await openTwinServer();
    await server.restart();
    await server.submit();
    expect(await server.credits()).toEqual({ available: 0, held: 1, debt: 0 });
    await until(() => server.trained.length === 1);
    server.report('twin-1', training(40));
    await until(async () => (await server.progressOf('twin-1')) === 40);
    server.report('twin-1', ready());
    await until(async () => (await server.credits()).held === 0);
    expect(await server.credits()).toEqual({ available: 0, held: 0, debt: 0 });
    expect(await server.avatar()).toMatchObject({ status: 'ready', model: { modelId: 'm1', files: ['model.bin'] } });
    expect(server.keys()).toEqual([
      'avatars/twin-1/clip.mp4',
      'avatars/twin-1/footage',
      'avatars/twin-1/model/model.bin',
      'avatars/twin-1/poster',
      'consents/twin-1/clip',
    ]);
  });

  test('gives its credit back when it fails, and keeps no recording', async () => {
    const server = await openTwinServer();
    await server.restart();
    await server.submit();
    server.report('twin-1', failed);
    await until(async () => (await server.credits()).available === 1);
    await until(() => server.keys().length === 0);
    expect(await server.avatar()).toMatchObject({ status: 'failed', timedOut: false });
  });

  test('cannot be made twice with one credit, even by two requests at once', async () => {
    const server = await openTwinServer();
    const refused = { code: 'INSUFFICIENT_CREDITS', message: 'You need a Digital Twin credit for this.' };
    const both = await Promise.allSettled([server.submit('twin-1'), server.submit('twin-2')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused });
    await expect(server.commands().requireTwinCredit(user)).rejects.toMatchObject(refused);
    expect(await server.credits()).toEqual({ available: 0, held: 1, debt: 0 });
  });

  test('is the same twin when its request is repeated', async () => {
    const server = await openTwinServer();
    await server.grant('pi_2');
    await server.submit();
    await server.submit();
    expect(await server.credits()).toMatchObject({ available: 1, held: 1 });
  });

  test('stops being made when its consent is revoked, gives its credit back and leaves no trace', async () => {
    const server = await openTwinServer();
    await server.restart();
    await server.submit();
    await until(() => server.trained.length === 1);
    await server.commands().revokeConsent(user, 'twin-1', caller);
    expect(await server.credits()).toEqual({ available: 1, held: 0, debt: 0 });
    await until(() => server.keys().length === 0);
    expect(await server.provider.read('twin-1')).toMatchObject({ state: expect.stringMatching(/cancelled|unknown/) });
  });

  test('keeps only the proof of its consent when it is deleted or revoked after it was ready', async () => {
    for (const end of ['deleteAvatar', 'revokeConsent'] as const) {
      const server = await openTwinServer();
      await server.restart();
      await server.submit();
      server.report('twin-1', ready());
      await until(async () => (await server.credits()).held === 0);
      await server.commands()[end](user, 'twin-1', { ...caller, idempotencyKey: 'k' });
      await server.commands()[end](user, 'twin-1', { ...caller, idempotencyKey: 'k' });
      await until(() => server.keys().length === 1);
      expect(server.keys()).toEqual(['consents/twin-1/clip']);
      expect(server.deletedModels).toContain('m1');
      expect(await server.credits()).toEqual({ available: 0, held: 0, debt: 0 });
    }
  });

  test('leaves nothing here or at the provider when the account is erased, however often the erasure starts over', async () => {
    const server = await openTwinServer();
    await server.grant('pi_2');
    await server.restart();
    await server.submit('twin-1');
    server.report('twin-1', ready());
    await until(async () => (await server.credits()).held === 0);
    await server.submit('twin-2');
    await until(() => server.trained.includes('twin-2'));
    await server.stop();
    await server.erase();
    await server.erase();
    expect(server.keys()).toEqual([]);
    expect(new Set(server.deletedModels)).toEqual(new Set(['m1']));
    expect(await server.provider.read('twin-2')).toMatchObject({ state: expect.stringMatching(/cancelled|unknown/) });
    for (const twin of ['twin-1', 'twin-2']) expect(await server.avatar(twin)).toMatchObject({ status: 'deleted' });
  });

  test('times out with its hold: the credit returns, and a late result is free', async () => {
    const server = await openTwinServer();
    await server.submit();
    server.passTime(61_000);
    await server.restart();
    await until(async () => (await server.credits()).available === 1);
    expect(await server.avatar()).toMatchObject({ status: 'failed', timedOut: true });
  });

  test('fails and gives its credit back when its upload is gone', async () => {
    const server = await openTwinServer();
    await server.submit();
    await server.files.removeAll('uploads/');
    await server.restart();
    await until(async () => (await server.credits()).available === 1);
    expect(server.trained).toEqual([]);
  });

  test('gives the credit back when the server died before the twin was recorded', async () => {
    const server = await openTwinServer();
    server.die(2, 'before');
    await expect(server.submit()).rejects.toThrow(killed);
    expect(await server.credits()).toMatchObject({ held: 1 });
    server.live();
    await server.restart(5);
    await until(async () => (await server.credits()).available === 1);
  });
});
