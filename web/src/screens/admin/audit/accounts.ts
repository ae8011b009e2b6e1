import type { AuditKind } from '../../../gql/graphql.ts';

/** Whether a history is of credits: it has a balance, and its events change it. */
export const isCredits = (kind: AuditKind): boolean => kind === 'CREDITS' || kind === 'TWIN_CREDITS';

/** Whether the id of a history is a customer's. */
export const isCustomers = (kind: AuditKind): boolean => isCredits(kind) || kind === 'SUBSCRIPTION';
