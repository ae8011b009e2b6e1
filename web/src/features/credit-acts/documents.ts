import { graphql } from '../../gql/gql.ts';
import type { CreditActAccountFragment } from '../../gql/graphql.ts';

/** An account as an act on its credits sees and changes it. */
graphql(`
  fragment CreditActAccount on AdminUser {
    id
    username
    email
    displayName
    credits
    creditsHeld
    debt
    digitalTwinCredits
    account {
      id
      available
      held
      debt
      revision
    }
    twinAccount {
      id
      available
      held
      debt
      revision
    }
  }
`);

export type ActAccount = CreditActAccountFragment;

export const creditActAccountQuery = graphql(`
  query CreditActAccountOf($id: ID!) {
    adminUser(id: $id) {
      ...CreditActAccount
    }
  }
`);

export const giveCreditsMutation = graphql(`
  mutation GiveCredits($input: GiveCreditsInput!) {
    giveCredits(input: $input) {
      position
      user {
        ...CreditActAccount
      }
    }
  }
`);

export const takeCreditsMutation = graphql(`
  mutation TakeCredits($input: TakeCreditsInput!) {
    takeCredits(input: $input) {
      position
      user {
        ...CreditActAccount
      }
    }
  }
`);

export const undoCreditsMutation = graphql(`
  mutation UndoCredits($input: UndoCreditsInput!) {
    undoCredits(input: $input) {
      position
      user {
        ...CreditActAccount
      }
    }
  }
`);

/** The fields of an event that `UndoCredits` needs. */
graphql(`
  fragment CreditUndoParts on CreditUndo {
    id
    userId
    asset
    change
    obstacle
  }
`);
