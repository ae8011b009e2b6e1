import { useQuery } from '@apollo/client/react';
import { catalogQuery } from '../catalog/catalog.ts';
import type { Limits } from '../catalog/cost.ts';
import { creditActAccountQuery, type ActAccount } from './documents.ts';

export interface ActAccountState {
  /** Undefined until both are known; null for an account that does not exist. */
  readonly user: ActAccount | null | undefined;
  readonly limits: Limits | undefined;
  readonly error: Error | undefined;
  /** Reads the balance again. */
  readonly refresh: () => void;
}

const ignored = (): undefined => undefined;

/** The account that an act is about, as the server has it when the dialog opens, and the limits of its fields. */
export function useActAccount(userId: string): ActAccountState {
  const account = useQuery(creditActAccountQuery, { variables: { id: userId }, fetchPolicy: 'network-only' });
  const catalog = useQuery(catalogQuery);
  return {
    user: account.data === undefined ? undefined : account.data.adminUser,
    limits: catalog.data?.catalog.limits,
    error: account.error ?? catalog.error,
    // A failure is in `error`.
    refresh: () => {
      account.refetch().catch(ignored);
      if (catalog.error !== undefined) catalog.refetch().catch(ignored);
    },
  };
}
