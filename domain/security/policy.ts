import type { Aggregate } from '../aggregate.ts';
import { Refusal } from '../refusal.ts';
import { type EditableLimits, type SecurityEvent, securityStream } from './policy-events.ts';
import { say } from '../../words/index.ts';

export interface BlockedNetwork {
  readonly entryId: string;
  readonly network: string;
  readonly reason: string;
  /** Milliseconds; null: until it is removed. */
  readonly expiresAt: number | null;
  readonly blockedAt: number;
}

/** The rules that every gateway applies. */
export interface SecurityPolicy {
  readonly blocked: readonly BlockedNetwork[];
  /** Absent until an administrator sets them: the configured ones apply. */
  readonly limits?: EditableLimits;
  readonly sessionTimeoutMs?: number;
  /** Sessions that began before this time have ended, in milliseconds. */
  readonly sessionsEndedAt?: number;
}

export type SecurityCommand =
  | {
      readonly kind: 'block';
      readonly entryId: string;
      readonly network: string;
      readonly reason: string;
      readonly expiresAt: number | null;
    }
  | { readonly kind: 'unblock'; readonly network: string }
  /** `seen`: what the administrator changes. */
  | { readonly kind: 'set-limits'; readonly limits: EditableLimits; readonly seen: EditableLimits }
  | { readonly kind: 'set-session-timeout'; readonly timeoutMs: number; readonly seenMs: number }
  | { readonly kind: 'end-sessions'; readonly userId: string | null; readonly newPassword: boolean };

export const initialSecurityPolicy: SecurityPolicy = { blocked: [] };

/** Every gateway compares each new address with all networks. */
export const mostBlocked = 1_000;

const isOver = ({ expiresAt }: BlockedNetwork, now: number): boolean => expiresAt !== null && expiresAt <= now;

/** The networks that are blocked now. */
export const blockedNow = ({ blocked }: SecurityPolicy, now: number): readonly BlockedNetwork[] =>
  blocked.filter((entry) => !isOver(entry, now));

/** Decides an administrator's command. Changing a value that another administrator changed meanwhile is a CONFLICT. */
export function decideSecurityPolicy(
  command: SecurityCommand,
  policy: SecurityPolicy,
  now: number,
): readonly SecurityEvent[] {
  switch (command.kind) {
    case 'block': {
      const { kind: _kind, ...data } = command;
      const expired = policy.blocked
        .filter((entry) => isOver(entry, now))
        .map(({ entryId }): SecurityEvent => ({ type: 'AddressUnblocked', data: { entryId, cause: 'expired' } }));
      if (data.expiresAt !== null && data.expiresAt <= now)
        throw new Refusal('INVALID_INPUT', say('BLOCK_ENDS_IN_PAST'));
      const known = blockedNow(policy, now).find(({ network }) => network === data.network);
      if (known !== undefined && known.reason === data.reason && known.expiresAt === data.expiresAt) return [];
      if (known === undefined && policy.blocked.length - expired.length >= mostBlocked)
        throw new Refusal('NOT_ALLOWED_NOW', say('TOO_MANY_BLOCKS', { most: mostBlocked.toLocaleString('en-US') }));
      return [...expired, { type: 'AddressBlocked', data: { ...data, entryId: known?.entryId ?? data.entryId } }];
    }
    case 'unblock': {
      const known = policy.blocked.find(({ network }) => network === command.network);
      return known ? [{ type: 'AddressUnblocked', data: { entryId: known.entryId, cause: 'removed' } }] : [];
    }
    case 'set-limits': {
      const before = policy.limits ?? command.seen;
      if (isSame(before, command.limits)) return [];
      if (!isSame(before, command.seen)) throw changedMeanwhile();
      return [{ type: 'RateLimitsChanged', data: { before, after: command.limits } }];
    }
    case 'set-session-timeout': {
      const beforeMs = policy.sessionTimeoutMs ?? command.seenMs;
      if (beforeMs === command.timeoutMs) return [];
      if (beforeMs !== command.seenMs) throw changedMeanwhile();
      return [{ type: 'SessionTimeoutChanged', data: { beforeMs, afterMs: command.timeoutMs } }];
    }
    case 'end-sessions':
      return [{ type: 'SessionsEnded', data: { userId: command.userId, newPassword: command.newPassword } }];
  }
}

const isSame = (a: EditableLimits, b: EditableLimits): boolean =>
  a.general === b.general && a.authentication === b.authentication;

const changedMeanwhile = (): Refusal => new Refusal('CONFLICT', say('CHANGED_MEANWHILE'));

export function evolveSecurityPolicy(policy: SecurityPolicy, event: SecurityEvent, time: number): SecurityPolicy {
  switch (event.type) {
    case 'AddressBlocked': {
      const { entryId, network, reason, expiresAt } = event.data;
      const others = policy.blocked.filter((entry) => entry.entryId !== entryId);
      if (network === null) return { ...policy, blocked: others };
      const entry = { entryId, network, reason: reason ?? '', expiresAt, blockedAt: time };
      return { ...policy, blocked: [...others, entry] };
    }
    case 'AddressUnblocked':
      return { ...policy, blocked: policy.blocked.filter(({ entryId }) => entryId !== event.data.entryId) };
    case 'RateLimitsChanged':
      return { ...policy, limits: event.data.after };
    case 'SessionTimeoutChanged':
      return { ...policy, sessionTimeoutMs: event.data.afterMs };
    case 'SessionsEnded':
      return event.data.userId === null ? { ...policy, sessionsEndedAt: time } : policy;
  }
}

/** The rules of the installation. Holds addresses, so no snapshot. */
export const securityPolicyAggregate: Aggregate<SecurityPolicy, SecurityCommand, SecurityEvent> = {
  version: 'security-policy-1',
  snapshots: false,
  initial: initialSecurityPolicy,
  streamOf: securityStream,
  evolve: evolveSecurityPolicy,
  decide: decideSecurityPolicy,
};
