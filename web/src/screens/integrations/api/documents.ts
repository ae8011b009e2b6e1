import { graphql } from '../../../gql/gql.ts';

export const accessTokensQuery = graphql(`
  query AccessTokens {
    accessTokens {
      limit
      scopes {
        name
        description
      }
      tokens {
        ...AccessTokenFields
      }
      refusals {
        tokenId
        call
        reason
        at
      }
    }
  }
  fragment AccessTokenFields on AccessToken {
    id
    name
    scopes
    createdAt
    expiresAt
    lastUsedAt
    ended
  }
`);

export const createAccessTokenMutation = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!, $idempotencyKey: String) {
    createAccessToken(input: $input, idempotencyKey: $idempotencyKey) {
      token {
        id
      }
      secret
      position
    }
  }
`);

export const revokeAccessTokenMutation = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id) {
      id
      position
    }
  }
`);
