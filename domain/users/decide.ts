import { Refusal } from '../refusal.ts';
import { isSwitchable, type MailTemplateName } from '../mail/index.ts';
import { outsideId } from '../ids.ts';
import { type UserEvent, type UserIdentityUpdated, type UserRegistered, userStream } from './events.ts';
import type { ProviderAccount } from './local-account.ts';
import {
  decideSignInFactor,
  evolveSignInFactor,
  type RecordSignInFactor,
  type SignInFactorState,
} from './sign-in-factors.ts';
import { decideProfile, evolveProfile, type ProfileCommand, type ProfileState } from './profile.ts';
import { isLifecycleEvent } from './lifecycle-events.ts';
import {
  decideLifecycle,
  evolveLifecycle,
  initialLifecycle,
  isLifecycleCommand,
  refuseIfErased,
  type Lifecycle,
  type LifecycleCommand,
} from './lifecycle.ts';
import { decideSupportAct, type RecordSupportAct } from './support.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export interface UserState extends ProfileState, SignInFactorState {
  readonly admin: boolean;
  /** Absent before the role was first granted. */
  readonly finance?: boolean;
  /** How often the account was given administrator rights; absent before the first time. */
  readonly rightsVersion?: number;
  /** Types of mail that the user switched off; absent before the first choice. */
  readonly mailsSwitchedOff?: readonly string[];
  /** The account at the identity provider that signs this user in; undefined once it is erased. */
  readonly account?: ProviderAccount;
  /** Absent while nothing happened to the account as a whole. */
  readonly lifecycle?: Lifecycle;
}

export const initialUser: UserState = { exists: false, admin: false };

/**
 * Counts the grants of the administrator role and the reactivations by administrators, so that a decision to end rights
 * ends no later ones.
 */
export const rightsVersionOf = ({ rightsVersion = 0 }: UserState): number => rightsVersion;

/** A sign-in with a verified identity: the first registers, later ones keep the profile up to date. */
export interface SignIn {
  readonly kind: 'sign_in';
  readonly identity: UserRegistered['data'];
}

/** Rights beyond one's own account: those of administrators, or the books. */
export const roles = ['admin', 'finance'] as const;
export type Role = (typeof roles)[number];

export interface ChangeRole {
  readonly kind: `${'grant' | 'revoke'}_${Role}`;
  readonly userId: string;
  readonly reason: string | null;
  /** The command does nothing when the account was given rights since. */
  readonly ifRightsVersion?: number;
}

/** A trusted source (the operator, by the setup link) vouches for the email address. */
export interface VerifyEmail {
  readonly kind: 'verify_email';
}

/** Switches types of mail on or off; `wanted` names each type that changes. */
export interface ChangeMailPreferences {
  readonly kind: 'change_mail_preferences';
  readonly userId: string;
  readonly wanted: Readonly<Partial<Record<MailTemplateName, boolean>>>;
}

export type UserCommand =
  | SignIn
  | ChangeRole
  | VerifyEmail
  | ChangeMailPreferences
  | RecordSignInFactor
  | RecordSupportAct
  | ProfileCommand
  | LifecycleCommand;

export function evolveUser(state: UserState, event: UserEvent, time: number): UserState {
  if (isLifecycleEvent(event)) {
    const lifecycle = evolveLifecycle(state.lifecycle ?? initialLifecycle, event, time);
    // Drop the person's identity from memory, too; the roles stay as history.
    if (event.type === 'UserErased') return { ...rolesOf(state), exists: true, lifecycle };
    const givesRights = event.type === 'AccountReactivated' && event.data.by === 'admin';
    return { ...(givesRights ? withRights(state) : state), lifecycle };
  }
  switch (event.type) {
    case 'UserRegistered': {
      const { issuer, subject, username, language, ...identity } = event.data;
      return {
        ...state,
        exists: true,
        identity,
        registeredUsername: username,
        account: { issuer, subject: outsideId(subject) },
        ...(language !== undefined && { language }),
      };
    }
    case 'UserIdentityUpdated':
      return { ...state, identity: event.data };
    case 'AdminRoleGranted':
      return { ...withRights(state), admin: true };
    case 'AdminRoleRevoked':
      return { ...state, admin: false };
    case 'FinanceRoleGranted':
      return { ...state, finance: true };
    case 'FinanceRoleRevoked':
      return { ...state, finance: false };
    case 'MailPreferencesChanged':
      return { ...state, mailsSwitchedOff: event.data.switchedOff };
    case 'SecondFactorEnabled':
    case 'SecondFactorDisabled':
    case 'SecondFactorMoved':
    case 'RecoveryCodesRenewed':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
      return evolveSignInFactor(state, event);
    case 'SupportActed':
      return state;
    default:
      return evolveProfile(state, event);
  }
}

/**
 * Decides a user command; returns no events when nothing changes. Throws a Refusal when an account that never signed in
 * is given a role, when a mail that can't be switched off is switched off, or while the account is being erased.
 */
export function decideUser(command: UserCommand, state: UserState, now: number): readonly UserEvent[] {
  if ('ifRightsVersion' in command && command.ifRightsVersion !== rightsVersionOf(state)) return [];
  if (isLifecycleCommand(command)) {
    const events = decideLifecycle(command, state, now);
    return events.some(({ type }) => type === 'ErasureStarted')
      ? [...rightsEnded(command.userId, state), ...events]
      : events;
  }
  refuseIfErased(state.lifecycle);
  switch (command.kind) {
    case 'sign_in': {
      const {
        issuer: _issuer,
        subject: _subject,
        username: _username,
        language: _language,
        ...identity
      } = command.identity;
      if (!state.exists) return [{ type: 'UserRegistered', data: command.identity }];
      return sameIdentity(identity, state.identity) ? [] : [{ type: 'UserIdentityUpdated', data: identity }];
    }
    case 'verify_email':
      return !state.identity || state.identity.emailVerified
        ? []
        : [{ type: 'UserIdentityUpdated', data: { ...state.identity, emailVerified: true } }];
    case 'grant_admin':
      if (!state.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
      return state.admin
        ? []
        : [{ type: 'AdminRoleGranted', data: { userId: command.userId, role: 'admin', reason: command.reason } }];
    case 'revoke_admin':
      return !state.admin
        ? []
        : [{ type: 'AdminRoleRevoked', data: { userId: command.userId, role: 'admin', reason: command.reason } }];
    case 'grant_finance':
      if (!state.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
      return state.finance
        ? []
        : [{ type: 'FinanceRoleGranted', data: { userId: command.userId, role: 'finance', reason: command.reason } }];
    case 'revoke_finance':
      return state.finance
        ? [{ type: 'FinanceRoleRevoked', data: { userId: command.userId, role: 'finance', reason: command.reason } }]
        : [];
    case 'change_mail_preferences':
      return changeMailPreferences(command, state);
    case 'record_sign_in_factor':
      return decideSignInFactor(command, state);
    case 'record_support_act':
      return decideSupportAct(command, state);
    default:
      return decideProfile(command, state);
  }
}

const withRights = (state: UserState): UserState => ({ ...state, rightsVersion: rightsVersionOf(state) + 1 });

/** A user who is being erased has no rights from that moment on. */
const rightsEnded = (userId: string, { admin, finance }: UserState): readonly UserEvent[] => [
  ...(admin ? [{ type: 'AdminRoleRevoked', data: { userId, role: 'admin', reason: null } } as const] : []),
  ...(finance === true
    ? [{ type: 'FinanceRoleRevoked', data: { userId, role: 'finance', reason: null } } as const]
    : []),
];

const rolesOf = ({ admin, finance }: UserState) => ({ admin, ...(finance === undefined ? {} : { finance }) });

function changeMailPreferences(command: ChangeMailPreferences, state: UserState): readonly UserEvent[] {
  if (!state.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  const before = state.mailsSwitchedOff ?? [];
  const changes = Object.entries(command.wanted) as readonly [MailTemplateName, boolean][];
  const fixed = changes.find(([template, isWanted]) => !isWanted && !isSwitchable(template));
  if (fixed) throw new Refusal('INVALID_INPUT', say('MAILS_ALWAYS_ON'));
  const touched = new Set<string>(changes.map(([template]) => template));
  const off = changes.filter(([, isWanted]) => !isWanted).map(([template]) => template);
  const switchedOff = [...before.filter((template) => !touched.has(template)), ...off].toSorted();
  const isSame = switchedOff.length === before.length && switchedOff.every((template) => before.includes(template));
  return isSame ? [] : [{ type: 'MailPreferencesChanged', data: { userId: command.userId, switchedOff } }];
}

function sameIdentity(a: UserIdentityUpdated['data'], b: UserIdentityUpdated['data'] | undefined): boolean {
  if (b === undefined) return false;
  const fields = ['email', 'emailVerified', 'firstName', 'lastName', 'displayName', 'pictureUrl'] as const;
  return fields.every((field) => a[field] === b[field]);
}

/** One account with its roles. Its state holds personal data, so there are no snapshots. */
export const userAggregate: Aggregate<UserState, UserCommand, UserEvent> = {
  version: 'user-4',
  snapshots: false,
  initial: initialUser,
  streamOf: userStream,
  evolve: evolveUser,
  decide: decideUser,
};
