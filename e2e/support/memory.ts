import type { Client } from './client.ts';

/** Resident memory of the server process in megabytes, from its metrics. */
export async function memoryOf(client: Client): Promise<number> {
  // Requested from this machine without the client's session, since metrics are for operators.
  const body = await (await fetch(`${client.server.url}/metrics`)).text();
  const bytes = /^curbcast_resident_memory_bytes (\d+)$/m.exec(body)?.[1];
  if (bytes === undefined) throw new Error('The metrics do not tell the memory');
  return Number(bytes) / 1024 / 1024;
}
