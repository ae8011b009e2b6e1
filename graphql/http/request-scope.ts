import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../words/index.ts';

interface RequestScope {
  readonly requestId: string;
  readonly language: Language;
  /** The GraphQL operation, where it is one of the web client's. */
  operation?: string;
}

/** The request that is being answered, for libraries whose hooks don't pass the request on. */
const scope = new AsyncLocalStorage<RequestScope>();

export const inRequest = <T>(request: Pick<RequestScope, 'requestId' | 'language'>, run: () => T): T =>
  scope.run({ ...request }, run);

export const currentRequestId = (): string => scope.getStore()?.requestId ?? '-';

export const currentLanguage = (): Language => scope.getStore()?.language ?? 'en';

export const currentOperation = (): string | undefined => scope.getStore()?.operation;

/** Names the operation of the request that is being answered. */
export function nameOperation(operation: string): void {
  const current = scope.getStore();
  if (current !== undefined) current.operation = operation;
}
