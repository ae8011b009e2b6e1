import { graphql } from '../../gql/gql.ts';
import type { OutboxQuery } from '../../gql/graphql.ts';

/** A page of the outbox. */
export const outboxQuery = graphql(`
  query Outbox($after: String, $template: String, $status: MailStatus) {
    outbox(first: 50, after: $after, template: $template, status: $status) {
      edges {
        cursor
        node {
          id
          template
          label
          isTest
          status
          failures
          requestedAt
          retryAt
          reason
          code
          content {
            to
            subject
          }
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

/** An email as the list shows it. */
export type ListedMail = OutboxQuery['outbox']['edges'][number]['node'];
