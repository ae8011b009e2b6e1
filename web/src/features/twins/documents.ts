import { graphql } from '../../gql/gql.ts';

/** The consent statement, and whether this server can make twins. */
export const twinConsentQuery = graphql(`
  query TwinConsent {
    twinConsent {
      statement
      version
      unavailable
    }
  }
`);

export const createAvatarMutation = graphql(`
  mutation CreateAvatar($input: CreateAvatarInput!) {
    createAvatar(input: $input) {
      position
      avatar {
        id
        name
        status
      }
    }
  }
`);

export const deleteAvatarMutation = graphql(`
  mutation DeleteAvatar($id: ID!) {
    deleteAvatar(id: $id) {
      id
      position
    }
  }
`);

export const revokeConsentMutation = graphql(`
  mutation RevokeAvatarConsent($id: ID!) {
    revokeAvatarConsent(id: $id) {
      position
      avatar {
        id
        status
        errorMessage
        consentRevoked
      }
    }
  }
`);
