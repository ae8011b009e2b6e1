import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import { refusalOf } from './mongod-rules.ts';

/** A proxy in front of a MongoDB server that answers some commands itself. */
export interface MongodProxy {
  readonly port: number;
  close(): Promise<void>;
}

export interface MongodProxyOptions {
  /** The server's port on the loopback address. */
  readonly target: number;
  /** Returns the answer to a command that must not reach the server. Default: the refusals of a real mongod. */
  readonly answer?: (command: Document) => Document | undefined;
}

const opMsg = 2013;
const headerBytes = 16;
const checksumPresent = 1;
const moreToCome = 2;
/** mongod closes the connection of a client that sends a longer message. */
const maxMessageBytes = 48_000_000;

const refuse = (command: Document): Document | undefined => {
  const refusal = refusalOf(command);
  return refusal && { ok: 0, ...refusal };
};

/** Listens on a free loopback port and forwards every command that `answer` does not answer. */
export async function createMongodProxy({ target, answer = refuse }: MongodProxyOptions): Promise<MongodProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    far.on('data', (bytes: Buffer) => near.write(bytes));
    const onMessage = (message: Buffer): void => {
      const command = commandOf(message);
      const answered = command && answer(command);
      if (!answered) far.write(message);
      // For an unacknowledged write, closing the connection is the only way to report the refusal.
      else if (message.readUInt32LE(headerBytes) & moreToCome) near.destroy();
      else near.write(reply(message, answered));
    };
    near.on(
      'data',
      splitMessages(onMessage, () => near.destroy()),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback address gave no port');
  return {
    port: address.port,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Splits a byte stream into wire protocol messages. */
function splitMessages(onMessage: (message: Buffer) => void, onTooLong: () => void): (bytes: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  return (bytes) => {
    parts.push(bytes);
    size += bytes.length;
    for (;;) {
      if (parts.length > 1 && (parts[0]?.length ?? 0) < headerBytes) parts = [Buffer.concat(parts)];
      const wanted = size >= headerBytes ? (parts[0]?.readInt32LE(0) ?? 0) : Infinity;
      if (wanted !== Infinity && wanted > maxMessageBytes) return onTooLong();
      if (size < wanted) return undefined;
      const all = Buffer.concat(parts);
      onMessage(all.subarray(0, wanted));
      parts = [all.subarray(wanted)];
      size -= wanted;
    }
  };
}

/** Decodes the command of a message with its document sequences as fields; undefined for legacy opcodes. */
function commandOf(message: Buffer): Document | undefined {
  if (message.readInt32LE(12) !== opMsg) return undefined;
  const end = message.length - (message.readUInt32LE(headerBytes) & checksumPresent ? 4 : 0);
  let command: Document = {};
  for (let at = headerBytes + 4; at < end;) {
    const kind = message.readUInt8(at);
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    command = kind === 0 ? { ...BSON.deserialize(section), ...command } : { ...command, ...sequenceIn(section) };
    at += 1 + size;
  }
  return command;
}

function sequenceIn(section: Buffer): Document {
  const nameEnd = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at)) {
    documents.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at))));
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
}

function reply(request: Buffer, answer: Document): Buffer {
  const body = BSON.serialize(answer);
  const head = Buffer.alloc(headerBytes + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(request.readInt32LE(4), 8);
  head.writeInt32LE(opMsg, 12);
  return Buffer.concat([head, body]);
}
