import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';

const id = z.string().min(1).max(200);
const owner = z.object({ userId: id });

/** The stream's name is a keyed hash of the user name, so the events say nothing about it. */
export const usernameEventTypes = [
  defineEvent({ type: 'UsernameClaimed', version: 1, schema: owner }),
  defineEvent({ type: 'UsernameReleased', version: 1, schema: owner }),
] as const;

export type UsernameEvent = EventsOf<typeof usernameEventTypes>;

export const usernameStream = (hash: string): string => `username-${hash}`;

export interface UsernameState {
  /** The user who has the name; absent for a free name. */
  readonly userId?: string;
  /** UTC, milliseconds since the epoch. */
  readonly claimedAt?: number;
}

export type UsernameCommand =
  /** `renew`: the user is about to use the name; `claim`: the user already does. */
  | { readonly kind: 'claim' | 'renew'; readonly userId: string }
  | { readonly kind: 'release'; readonly userId: string }
  /** Claims a name that `from` holds but does not use, after a crash or an erasure. */
  | { readonly kind: 'take_over'; readonly userId: string; readonly from: string };

/** From the claim of a name until its use is recorded: nobody may take it over meanwhile. In milliseconds. */
const graceMs = 5 * 60_000;

/** One user name belongs to one user. Throws USERNAME_TAKEN for a name that another user has. */
export function decideUsername(command: UsernameCommand, state: UsernameState, now: number): readonly UsernameEvent[] {
  const { userId } = command;
  const claimed: UsernameEvent = { type: 'UsernameClaimed', data: { userId } };
  if (command.kind === 'release')
    return state.userId === userId ? [{ type: 'UsernameReleased', data: { userId } }] : [];
  if (state.userId === undefined) return [claimed];
  const isFresh = now - (state.claimedAt ?? 0) < graceMs;
  // The owner who returns to a name that was claimed long ago, and never used, claims it again.
  if (state.userId === userId) return isFresh || command.kind !== 'renew' ? [] : [claimed];
  if (command.kind === 'take_over' && command.from === state.userId && !isFresh)
    return [{ type: 'UsernameReleased', data: { userId: command.from } }, claimed];
  throw new Refusal('USERNAME_TAKEN', say('USERNAME_TAKEN'), { field: 'username' });
}

export const evolveUsername = (_state: UsernameState, { type, data }: UsernameEvent, time: number): UsernameState =>
  type === 'UsernameClaimed' ? { userId: data.userId, claimedAt: time } : {};

/** One user name; the id is its keyed hash. */
export const usernameAggregate: Aggregate<UsernameState, UsernameCommand, UsernameEvent> = {
  version: 'username-1',
  snapshots: false,
  initial: {},
  streamOf: usernameStream,
  evolve: evolveUsername,
  decide: decideUsername,
};

const shortest = 3;
const longest = 30;
const pattern = new RegExp(`^[a-z0-9](?:[a-z0-9]|[._-](?=[a-z0-9])){${shortest - 1},${longest - 1}}$`, 'i');

export const usernameRule = say('USERNAME_FORM', { shortest, longest });

/**
 * The user name in its stored form; undefined for a text that is not one. Letters outside of ASCII are refused, not
 * replaced: they look like others.
 */
export function usernameOf(text: string): string | undefined {
  const name = text.trim();
  return pattern.test(name) ? name : undefined;
}

/**
 * The same text for names that people confuse: ignores case, and treats `0` and `o`, `1`, `i` and `l`, `rn` and `m`,
 * `vv` and `w`, and the separators as the same (the pairs of Unicode UTS 39 that ASCII has).
 */
export function lookOf(username: string): string {
  return username
    .toLowerCase()
    .replace(/0/gu, 'o')
    .replace(/[1i]/gu, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[_-]/gu, '.');
}

/** A user name made from an email address, for a person who registers. `attempt` makes later proposals different. */
export function proposedUsername(email: string, attempt: number): string {
  const mailbox = (email.split('@')[0] ?? '').normalize('NFKC').replace(/[^a-z0-9._-]/giu, '');
  const tidy = mailbox.replace(/[._-]{2,}/gu, '.').replace(/^[._-]+|[._-]+$/gu, '');
  const name = tidy.length >= shortest ? tidy : `user.${tidy}`.replace(/\.$/u, '');
  const suffix = attempt === 0 ? '' : `.${attempt}`;
  return name.slice(0, longest - suffix.length).replace(/[._-]+$/u, '') + suffix;
}
