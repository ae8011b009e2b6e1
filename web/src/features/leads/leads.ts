import { graphql } from '../../gql/gql.ts';

export const unreadLeadsQuery = graphql(`
  query UnreadLeads {
    unreadLeads
  }
`);
