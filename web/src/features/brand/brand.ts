import { graphql } from '../../gql/gql.ts';
import type { BrandInput } from '../../gql/graphql.ts';

graphql(`
  fragment WholeBrand on Brand {
    primaryColour
    accentColour
    logoUrl
    agent {
      name
      title
      company
      phone
      email
      licence
    }
  }
`);

/** The user's brand: null until it is saved. */
export const brandQuery = graphql(`
  query Brand {
    brand {
      ...WholeBrand
    }
  }
`);

export const changeBrandMutation = graphql(`
  mutation ChangeBrand($brand: BrandInput) {
    changeBrand(brand: $brand) {
      brand {
        ...WholeBrand
      }
    }
  }
`);

/** The initial brand: the product's colors, without contact details. */
export const noBrand: BrandInput = {
  primaryColour: '#0b6e63',
  accentColour: '#3cc4af',
  logoUrl: null,
  agent: { name: '', title: '', company: '', phone: '', email: '', licence: '' },
};
