import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy for a broker that can lose a response. */
export interface CuttingProxy {
  readonly port: number;
  /** Forwards the next records to the broker and closes the connection before its response. */
  cutNextAnswer(): void;
  /** Returns the number of lost responses. */
  cuts(): number;
  close(): Promise<void>;
}

/** A request starts with its length (4 bytes) and its API key (2 bytes), which is 0 for a produce request. */
const bringsRecords = (chunk: Buffer): boolean => chunk.length > 6 && chunk.readInt16BE(4) === 0;

export async function createCuttingProxy(target: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let armed = false;
  let cuts = 0;
  const server = createServer((client) => {
    const broker = connect(target, '127.0.0.1');
    let cutting = false;
    for (const socket of [client, broker]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        broker.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (armed && bringsRecords(chunk)) {
        armed = false;
        cutting = true;
      }
      broker.write(chunk);
    });
    broker.on('data', (chunk: Buffer) => {
      if (!cutting) return void client.write(chunk);
      cuts += 1;
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    cutNextAnswer: () => {
      armed = true;
    },
    cuts: () => cuts,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
