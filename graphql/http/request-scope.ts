import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered, for libraries whose hooks don't hand the request on. */
const scope = new AsyncLocalStorage<string>();

export const inRequest = <T>(requestId: string, run: () => T): T => scope.run(requestId, run);

export const currentRequestId = (): string => scope.getStore() ?? '-';
