import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPersonalSeal } from '../../../../event-store/index.ts';
import { createMemoryKeyRing } from '../../../../event-store/testing/index.ts';
import { openFolderFileStore } from '../../files/folder/folder-file-store.ts';
import { contractMail, mailProviderContract } from '../contract.ts';
import { openOutbox } from './outbox.ts';

async function fresh() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const keyRing = createMemoryKeyRing();
  const outbox = openOutbox(await openFolderFileStore({ folder }), createPersonalSeal(keyRing));
  return { folder, keyRing, outbox, close: () => rm(folder, { recursive: true }) };
}

mailProviderContract('outbox', async () => {
  const { outbox, close } = await fresh();
  const received = async () => {
    const mail = await outbox.read(contractMail.ownerId, contractMail.mailId);
    if (!mail) return [];
    const headers = Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return [{ ...mail, content: `${mail.text}\n${mail.html}`, headers }];
  };
  return { provider: outbox, received, close };
});

test('keeps mails sealed, and unreadable once their owner is erased', async () => {
  const { folder, keyRing, outbox, close } = await fresh();
  await outbox.send(contractMail, async () => undefined);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(0);
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name), 'latin1');
    for (const part of [contractMail.to, 'Stra', 'unsubscribe']) expect(bytes).not.toContain(part);
  }
  await keyRing.destroy(contractMail.ownerId);
  expect(await outbox.read(contractMail.ownerId, contractMail.mailId)).toBeUndefined();
  expect(await outbox.send(contractMail, async () => undefined)).toEqual({ outcome: 'rejected', code: 'ERASED' });
  await outbox.eraseOwner(contractMail.ownerId);
  const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(left).toEqual([]);
  await close();
});
