import type { UserSearch } from './search.ts';

/** Dependencies of the administrators' list of accounts. */
export interface AdminUserServices {
  readonly search: UserSearch;
}
