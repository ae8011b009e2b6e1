import { randomInt } from 'node:crypto';
import { Refusal } from '../../domain/refusal.ts';
import {
  lookOf,
  profileOf,
  proposedUsername,
  userAggregate,
  usernameAggregate,
  type UsernameCommand,
} from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

/** The names of users. Names that look the same are one name (`lookOf`). */
export interface Usernames {
  /** Throws USERNAME_TAKEN for a name that another user uses. */
  claim(userId: string, username: string, caller: Caller): Promise<void>;
  /** The same for a name that the user's stream already shows. */
  confirm(userId: string, username: string, caller: Caller): Promise<void>;
  /** Frees a name; no effect when another user has it. */
  release(userId: string, username: string, caller: Caller): Promise<void>;
  /** Claims a free name for a new user, made from the email address, and resolves with it. */
  claimProposed(userId: string, email: string, caller: Caller): Promise<string>;
}

/** Proposals with a counter before random numbers end the search: many people are called Ann. */
const counted = 5;
const randomBelow = 1_000_000;

export function createUsernames({ executor, identities }: Pick<Dependencies, 'executor' | 'identities'>): Usernames {
  const execute = async (username: string, command: UsernameCommand, caller: Caller) => {
    const id = identities.hashOf('username', lookOf(username));
    await executor.execute(usernameAggregate, id, command, contextFor(caller, `${command.kind}-username`));
  };
  /** The user who has claimed the name but uses another one: a crash or an erasure left the claim behind. */
  const idleHolder = async (username: string): Promise<string | undefined> => {
    const { state } = await executor.load(usernameAggregate, identities.hashOf('username', lookOf(username)));
    if (state.userId === undefined) return undefined;
    const holder = await executor.load(userAggregate, state.userId);
    return lookOf(profileOf(holder.state).username) === lookOf(username) ? undefined : state.userId;
  };
  const claim = async (userId: string, username: string, caller: Caller, isUsed = false): Promise<void> => {
    try {
      await execute(username, { kind: isUsed ? 'claim' : 'renew', userId }, caller);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'USERNAME_TAKEN') throw error;
      const from = await idleHolder(username);
      if (from === undefined) throw error;
      await execute(username, { kind: 'take_over', userId, from }, caller);
    }
  };
  const isClaimed = (userId: string, username: string, caller: Caller): Promise<boolean> =>
    claim(userId, username, caller).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'USERNAME_TAKEN') return false;
        throw error;
      },
    );
  return {
    claim,
    confirm: (userId, username, caller) => claim(userId, username, caller, true),
    release: (userId, username, caller) => execute(username, { kind: 'release', userId }, caller),
    async claimProposed(userId, email, caller) {
      for (let attempt = 0; ; attempt += 1) {
        const username = proposedUsername(email, attempt < counted ? attempt : randomInt(counted, randomBelow));
        if (await isClaimed(userId, username, caller)) return username;
      }
    },
  };
}
