import { type DataContract, type Operation, readDataContract } from './documented-data.ts';
import { type Contract, type Exchange, graphqlFaultsOf, type OpenApi, readContract } from './documented.ts';

// The documents of the servers that the tests talk to, and what the tests hold against them.

/** Reads something of each server once. */
function oncePerServer<Value>(read: (origin: string) => Promise<Value>): (origin: string) => Promise<Value> {
  const all = new Map<string, Promise<Value>>();
  return (origin) => {
    const reading = all.get(origin) ?? read(origin);
    all.set(origin, reading);
    reading.catch(() => all.delete(origin));
    return reading;
  };
}

const contractOf = oncePerServer<Contract>(async (origin) =>
  readContract((await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi),
);
/** Undefined for a server that publishes no schema, since it runs only the operations of the client. */
const dataContractOf = oncePerServer<DataContract | undefined>(async (origin) => {
  const answer = await fetch(`${origin}/schema.graphql`);
  if (answer.status === 403) return undefined;
  return readDataContract(await answer.text());
});

function fail(what: string, faults: readonly string[], content: string): void {
  if (faults.length > 0) throw new Error([`${what} is not as the document says:`, ...faults, content].join('\n  '));
}

/**
 * Throws if an answer of a documented call, or the request that it accepts, is not as `/openapi.json` or
 * `/schema.graphql` says.
 */
export async function checkByDocument(
  { origin }: URL,
  path: string,
  { method = 'GET', headers, body }: RequestInit,
  response: Response,
): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const sent = new Headers(headers);
  // Fetch itself names the type of a form.
  if (body instanceof FormData && !sent.has('content-type')) sent.set('content-type', 'multipart/form-data');
  const exchange: Exchange = {
    method,
    path,
    sent: { headers: sent, body },
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.clone().text() : '',
  };
  const faults = path.startsWith('/graphql')
    ? [...graphqlFaultsOf(exchange), ...(await faultsOfData(origin, exchange))]
    : (await contractOf(origin)).faultsOf(exchange);
  fail(`${method} ${path} ${response.status}`, faults, exchange.body);
}

async function faultsOfData(origin: string, { sent, body }: Exchange): Promise<readonly string[]> {
  const { data } = body === '' ? {} : (JSON.parse(body) as { readonly data?: object | null });
  if (!data || typeof sent.body !== 'string') return [];
  const { query, variables } = JSON.parse(sent.body) as Partial<Operation>;
  // A stored operation is sent by its hash.
  if (query === undefined) return [];
  return (await dataContractOf(origin))?.faultsOf({ query, variables, data }) ?? [];
}

/** Throws if the data of a subscription is not as `/schema.graphql` says. */
export async function checkLiveData(origin: string, operation: Operation): Promise<void> {
  const faults = (await dataContractOf(origin))?.faultsOf(operation) ?? [];
  fail('Live data', faults, JSON.stringify(operation.data));
}

/** Throws if a message of `/ws` is not as `/openapi.json` says. */
export async function checkLiveMessage(origin: string, message: unknown): Promise<void> {
  fail('A message of /ws', (await contractOf(origin)).messageFaults(message), JSON.stringify(message));
}
