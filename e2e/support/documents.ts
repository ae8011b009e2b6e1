import { type DataContract, type Operation, readDataContract } from './documented-data.ts';
import { type Contract, type Exchange, graphqlFaultsOf, type OpenApi, readContract } from './documented.ts';

// The documents of the tested servers, and the tests' comparisons with them.

/** Reads something from each server once. */
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
/** Undefined for a server that publishes no schema, because it runs only the client's operations. */
const dataContractOf = oncePerServer<DataContract | undefined>(async (origin) => {
  const answer = await fetch(`${origin}/schema.graphql`);
  if (answer.status === 403) return undefined;
  return readDataContract(await answer.text());
});

function fail(what: string, faults: readonly string[], content: string): void {
  if (faults.length > 0) throw new Error([`${what} is not as the document says:`, ...faults, content].join('\n  '));
}

/**
 * Throws if an answer of a documented call, or the accepted request, deviates from `/openapi.json` or
 * `/schema.graphql`.
 */
export async function checkByDocument(
  { origin }: URL,
  path: string,
  { method = 'GET', headers, body }: RequestInit,
  response: Response,
): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const sent = new Headers(headers);
  // Fetch itself sets the type of a form.
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

/** Throws if the data of a subscription deviates from `/schema.graphql`. */
export async function checkLiveData(origin: string, operation: Operation): Promise<void> {
  const faults = (await dataContractOf(origin))?.faultsOf(operation) ?? [];
  fail('Live data', faults, JSON.stringify(operation.data));
}

/** Throws if a message of `/ws` deviates from `/openapi.json`. */
export async function checkLiveMessage(origin: string, message: unknown): Promise<void> {
  fail('A message of /ws', (await contractOf(origin)).messageFaults(message), JSON.stringify(message));
}
