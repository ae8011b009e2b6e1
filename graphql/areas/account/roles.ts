import { roles, type Role } from '../../../domain/users/index.ts';
import type { UserDocument } from '../../../projection-service/index.ts';
import type { Role as RoleName } from '../../generated/resolvers.ts';

/** The names of roles in the API. */
export const roleNames = { admin: 'ADMIN', finance: 'FINANCE' } as const satisfies Readonly<Record<Role, RoleName>>;

/** The roles that an account was granted, including those that have no effect at present. */
export const rolesOf = ({ isAdmin, isFinance }: Pick<UserDocument, 'isAdmin' | 'isFinance'>): RoleName[] =>
  roles.filter((role) => (role === 'admin' ? isAdmin : isFinance)).map((role) => roleNames[role]);
