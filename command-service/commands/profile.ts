import type { Position } from '../../domain/envelope.ts';
import type { Brand } from '../../domain/look.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  lookOf,
  profileOf,
  userAggregate,
  type ProfileCommand,
  type ProfileEdit,
  type RecordedFact,
} from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, requestHashOf, type Caller } from '../support/context.ts';
import { createUsernames } from '../support/usernames.ts';
import { say } from '../../words/index.ts';

/** The account settings: changes that users make to their own profiles. */
export interface ProfileCommands {
  /** Throws NOT_FOUND, or USERNAME_TAKEN for a name that another user has or that looks like it. */
  changeProfile(userId: string, edit: ProfileEdit, caller: Caller): Promise<Position>;
  /** `pictureUrl`: a path on our origin; null removes the picture, also the identity provider's. Throws NOT_FOUND. */
  changePicture(userId: string, pictureUrl: string | null, caller: Caller): Promise<Position>;
  /** Saves the brand of the user's videos; null removes it. Throws NOT_FOUND. */
  changeBrand(userId: string, brand: Brand | null, caller: Caller): Promise<Position>;
  /** Records what the embedded identity provider did to the account. The same fact again changes nothing. */
  recordFact(fact: RecordedFact, caller: Caller): Promise<Position>;
}

export function createProfileCommands(dependencies: Pick<Dependencies, 'executor' | 'identities'>): ProfileCommands {
  const { executor } = dependencies;
  const usernames = createUsernames(dependencies);
  const execute = (userId: string, name: string, command: ProfileCommand, caller: Caller) =>
    executor.execute(
      userAggregate,
      userId,
      command,
      contextFor(caller, name, { subject: userId, requestHash: requestHashOf({ command: JSON.stringify(command) }) }),
    );
  return {
    changeProfile: async (userId, edit, caller) => {
      const { state } = await executor.load(userAggregate, userId);
      if (!state.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
      const { username: before } = profileOf(state);
      const after = edit.username ?? before;
      // Claimed before it is used and freed afterwards: a crash in between leaves a claim that others may take over.
      if (after !== before) await usernames.claim(userId, after, caller);
      const { position } = await execute(userId, 'change-profile', { kind: 'change_profile', userId, edit }, caller);
      if (lookOf(after) !== lookOf(before)) await usernames.release(userId, before, caller);
      return position;
    },
    changePicture: async (userId, pictureUrl, caller) =>
      (await execute(userId, 'change-picture', { kind: 'change_picture', userId, pictureUrl }, caller)).position,
    changeBrand: async (userId, brand, caller) =>
      (await execute(userId, 'change-brand', { kind: 'change_brand', userId, brand }, caller)).position,
    recordFact: async (fact, caller) => {
      const { userId, changeId } = fact.data;
      const context = contextFor(caller, fact.type, { subject: userId, stableId: `${userId}/${changeId}` });
      return (await executor.execute(userAggregate, userId, { kind: 'record', event: fact }, context)).position;
    },
  };
}
