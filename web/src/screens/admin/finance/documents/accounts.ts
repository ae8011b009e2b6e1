import { graphql } from '../../../../gql/gql.ts';

export const accountQuery = graphql(`
  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {
    ledgerAccount(userId: $userId, position: $position, time: $time) {
      userId
      name
      revision
      position
      time
      available
      held
      debt
    }
  }
`);
