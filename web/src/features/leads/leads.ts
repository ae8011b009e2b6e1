import { graphql } from '../../gql/gql.ts';

/** What screens show of a lead; the live update carries the same. */
export const leadFields = graphql(`
  fragment LeadFields on Lead {
    id
    name
    email
    phone
    message
    language
    isRead
    receivedAt
    videoId
    video {
      id
      title
    }
  }
`);

export const unreadLeadsQuery = graphql(`
  query UnreadLeads {
    unreadLeads
  }
`);
