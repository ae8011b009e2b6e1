import type { Client } from './client.ts';

/** Resident memory of the server process as it tells it, in megabytes. */
export async function memoryOf(client: Client): Promise<number> {
  // Asked from this machine, not as the client: metrics are for the operator.
  const body = await (await fetch(`${client.server.url}/metrics`)).text();
  const bytes = /^curbcast_resident_memory_bytes (\d+)$/m.exec(body)?.[1];
  if (bytes === undefined) throw new Error('The metrics do not tell the memory');
  return Number(bytes) / 1024 / 1024;
}
