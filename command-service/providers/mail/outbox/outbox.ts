import type { OwnId } from '../../../../domain/ids.ts';
import { buffer } from 'node:stream/consumers';
import type { Json } from '../../../../domain/envelope.ts';
import type { PersonalSeal } from '../../../../event-store/index.ts';
import type { FileStore } from '../../files/port.ts';
import type { MailProvider, OutgoingMail } from '../port.ts';
import { say } from '../../../../words/index.ts';

/** The embedded mail service: keeps every mail for people to read at `/outbox`. */
export interface Outbox extends MailProvider {
  /** A mail that was sent; undefined when there is none, or its owner was erased. */
  read(ownerId: string, mailId: string): Promise<OutgoingMail | undefined>;
}

const folderOf = (ownerId: OwnId): string => `outbox/${ownerId}/`;
const keyOf = (ownerId: OwnId, mailId: string): string => `${folderOf(ownerId)}${mailId}.json`;

/** Opens the outbox. Each file is sealed with the key of its mail's owner. Sending a mail again replaces it. */
export function openOutbox(files: FileStore, { seal, open }: PersonalSeal): Outbox {
  return {
    service: 'outbox',
    name: say('ENGINE_OUTBOX'),
    send: async ({ pictures = [], ...mail }, beforeTransfer) => {
      const key = keyOf(mail.ownerId, mail.mailId);
      await beforeTransfer();
      const sealed = await seal(mail.ownerId, key, { ...mail, pictures: pictures.map((each) => ({ ...each })) });
      if (sealed === undefined) return { outcome: 'rejected', code: 'ERASED' };
      await files.putBytes(key, Buffer.from(JSON.stringify(sealed)), 'application/json');
      return { outcome: 'sent' };
    },
    read: async (ownerId, mailId) => {
      const key = keyOf(ownerId, mailId);
      const opened = await files.open(key);
      if (!opened) return undefined;
      const sealed = JSON.parse((await buffer(opened.stream)).toString('utf8')) as Json;
      return (await open(ownerId, key, sealed)) as OutgoingMail | undefined;
    },
    eraseOwner: (ownerId) => files.removeAll(folderOf(ownerId)),
    problem: async () => undefined,
  };
}
