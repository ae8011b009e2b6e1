import { useMutation } from '@apollo/client/react';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { Role } from '../../../gql/graphql.ts';
import { Stack } from '../../../ui/layout.tsx';
import { nameOf } from '../../../features/user-name.ts';
import { AccountActs, type AccountAct } from './AccountActs.tsx';
import type { DetailedUser } from './detail.ts';
import { t } from '../../../i18n/t.ts';

const suspendMutation = graphql(`
  mutation SuspendAccount($input: AccountSuspensionInput!) {
    suspendAccount(input: $input) {
      user {
        ...AdminUserRow
      }
    }
  }
`);
const reactivateMutation = graphql(`
  mutation ReactivateAccount($input: AccountSuspensionInput!) {
    reactivateAccount(input: $input) {
      user {
        ...AdminUserRow
      }
    }
  }
`);
const grantRoleMutation = graphql(`
  mutation GrantRole($input: ChangeRoleInput!) {
    grantRole(input: $input) {
      user {
        ...AdminUserRow
      }
    }
  }
`);
const revokeRoleMutation = graphql(`
  mutation RevokeRole($input: ChangeRoleInput!) {
    revokeRole(input: $input) {
      user {
        ...AdminUserRow
      }
      sessionsEnded
    }
  }
`);

const roleWords: Readonly<Record<Role, string>> = { ADMIN: t('administrator'), FINANCE: t('finance') };
const rights: Readonly<Record<Role, string>> = {
  ADMIN: t('manage every account, credits, the library and security'),
  FINANCE: t('see the books, work on exceptions and close periods'),
};

/**
 * Suspends and reactivates an account, gives and removes roles. Roles need a recent authentication, which the client
 * requests.
 */
export function AccountActions({ user }: { readonly user: DetailedUser }) {
  const viewer = useViewer();
  const actions = useActions(user, viewer.user.id === user.id);
  return (
    <Stack as="section" $gap={3} aria-labelledby="detail-actions">
      <h3 id="detail-actions">{t('Account and roles')}</h3>
      {actions.length === 0 ? (
        <p>{t('This is your own account: another administrator changes its state and its roles.')}</p>
      ) : (
        <AccountActs name={nameOf(user)} acts={actions} />
      )}
    </Stack>
  );
}

function useActions(user: DetailedUser, isOwn: boolean): readonly AccountAct[] {
  const [suspend] = useMutation(suspendMutation);
  const [reactivate] = useMutation(reactivateMutation);
  const [grant] = useMutation(grantRoleMutation);
  const [revoke] = useMutation(revokeRoleMutation);
  if (isOwn) return [];
  const name = nameOf(user);
  const suspension: AccountAct = user.accountSuspended
    ? {
        id: 'reactivate',
        label: t('Reactivate account'),
        title: t('Reactivate {name}?', { name }),
        consequence: t('The user can create and share again.'),
        done: t('Account reactivated'),
        failure: t('Failed to reactivate account'),
        destructive: false,
        run: (reason, idempotencyKey) =>
          reactivate({ variables: { input: { userId: user.id, reason, idempotencyKey } } }),
      }
    : {
        id: 'suspend',
        label: t('Suspend account'),
        title: t('Suspend {name}?', { name }),
        consequence: t('The user can still sign in, read, export and pay, but cannot create or share.'),
        done: t('Account suspended'),
        failure: t('Failed to suspend account'),
        destructive: true,
        run: (reason, idempotencyKey) => suspend({ variables: { input: { userId: user.id, reason, idempotencyKey } } }),
      };
  const roleAction = (role: Role): AccountAct => {
    const word = roleWords[role];
    return user.roles.includes(role)
      ? {
          id: `revoke-${role}`,
          label: t('Revoke {word} role', { word }),
          title: t('Revoke the {word} role of {name}?', { word, name }),
          consequence: t('All sessions of the account end at once.'),
          done: t('Role revoked'),
          failure: t('Failed to revoke role'),
          destructive: true,
          run: (reason, idempotencyKey) =>
            revoke({ variables: { input: { userId: user.id, role, reason, idempotencyKey } } }),
        }
      : {
          id: `grant-${role}`,
          label: t('Grant {word} role', { word }),
          title: t('Grant the {word} role to {name}?', { word, name }),
          consequence: t('The user may then {rights}.', { rights: rights[role] }),
          done: t('Role granted'),
          failure: t('Failed to grant role'),
          destructive: false,
          run: (reason, idempotencyKey) =>
            grant({ variables: { input: { userId: user.id, role, reason, idempotencyKey } } }),
        };
  };
  return [suspension, roleAction('ADMIN'), roleAction('FINANCE')];
}
