import { graphql } from '../../../gql/gql.ts';

export const signInFactorsQuery = graphql(`
  query SignInFactors {
    signInFactors {
      ...SignInFactorsFields
    }
  }
`);

graphql(`
  fragment SignInFactorsFields on SignInFactors {
    atProvider
    passkeysAvailable
    secondFactor {
      enabledAt
      recoveryCodesLeft
    }
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
`);

export const startSecondFactorMutation = graphql(`
  mutation StartSecondFactor {
    startSecondFactor {
      secret
      uri
      qrCode
    }
  }
`);

export const enableSecondFactorMutation = graphql(`
  mutation EnableSecondFactor($input: EnableSecondFactorInput!) {
    enableSecondFactor(input: $input) {
      recoveryCodes
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);

export const disableSecondFactorMutation = graphql(`
  mutation DisableSecondFactor {
    disableSecondFactor {
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);

export const startPasskeyMutation = graphql(`
  mutation StartPasskey {
    startPasskey {
      options
    }
  }
`);

export const addPasskeyMutation = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);

export const renamePasskeyMutation = graphql(`
  mutation RenamePasskey($input: RenamePasskeyInput!) {
    renamePasskey(input: $input) {
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);

export const removePasskeyMutation = graphql(`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) {
      signInFactors {
        ...SignInFactorsFields
      }
    }
  }
`);
