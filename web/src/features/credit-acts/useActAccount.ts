import { useQuery } from '@apollo/client/react';
import { creditActAccountQuery, type ActAccount } from './documents.ts';

export interface ActAccountState {
  /** Undefined until the account is known; null if it does not exist. */
  readonly user: ActAccount | null | undefined;
  readonly error: unknown;
  /** Reads the balance again. */
  readonly refresh: () => unknown;
}

/** The account that an act is about, read from the server when the dialog opens. */
export function useActAccount(userId: string): ActAccountState {
  const { data, error, refetch } = useQuery(creditActAccountQuery, {
    variables: { id: userId },
    fetchPolicy: 'network-only',
  });
  // A failure is in `error`.
  return { user: data?.adminUser, error, refresh: () => refetch().catch(() => undefined) };
}
