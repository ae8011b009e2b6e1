import { eventRegistry } from '../../../domain/events.ts';
import {
  createMasterKey,
  createPersonalSeal,
  openSqliteEventStore,
  openSqliteIdentityDirectory,
  openSqliteKeyRing,
  withCodec,
  type EventStore,
} from '../../../event-store/index.ts';
import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { createExecutor } from '../../executor/executor.ts';
import { createMailRequest } from '../../commands/mail.ts';
import { createMailWriter } from '../../mail/templates/index.ts';
import { createMemoryFiles } from '../../testing/scripted-twins.ts';
import { createUnsubscribeTokens } from '../../mail/unsubscribe-tokens.ts';
import type { MailProvider } from '../../providers/mail/port.ts';
import { mailDelivery } from '../mail-delivery.ts';

/** Intercepts an append: may kill the process before or after it. */
export type Around = (type: string, append: () => ReturnType<EventStore['append']>) => ReturnType<EventStore['append']>;

/** Opens the delivery of mails on a folder, as a server does. */
export async function openDelivery(
  folder: string,
  provider: MailProvider,
  around: Around = (_type, append) => append(),
) {
  const masterKey = createMasterKey(Buffer.alloc(32, 7));
  const keys = join(folder, 'keys');
  mkdirSync(keys, { recursive: true });
  const keyRing = await openSqliteKeyRing({ folder: keys, masterKey });
  const identities = await openSqliteIdentityDirectory({ folder: keys, masterKey });
  const sealed = withCodec(await openSqliteEventStore({ folder: join(folder, 'log') }), {
    registry: eventRegistry,
    keyRing,
  });
  const eventStore: EventStore = {
    ...sealed,
    append: (stream, expected, events) => around(events[0]?.type ?? '', () => sealed.append(stream, expected, events)),
  };
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
  const write = createMailWriter({ publicUrl: 'https://app.example', supportEmail: 'help@app.example' });
  const mail = {
    provider,
    write,
    unsubscribeTokens: createUnsubscribeTokens(createPersonalSeal(keyRing)),
    logoOf: async (file: Uint8Array) => file,
  };
  const running = mailDelivery({ executor, files: createMemoryFiles().files, identities, mail, now: Date.now }).start({
    eventStore,
    onError: () => undefined,
  });
  return {
    executor,
    requestMail: createMailRequest({ executor }),
    close: async () => {
      await running.stop();
      await sealed.close();
      await keyRing.close();
      await identities.close();
    },
  };
}

export const from = 'Curbcast <no-reply@curbcast.example>';
export const killedMail = {
  id: 'killed-mail',
  ownerId: 'ann',
  to: 'ann@example.com',
  template: 'welcome',
  data: {},
} as const;
