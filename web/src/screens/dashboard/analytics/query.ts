import { graphql } from '../../../gql/gql.ts';

/** The figures of the last 12 weeks. */
export const analyticsQuery = graphql(`
  query Analytics {
    analytics(weeks: 12) {
      id
      weeks {
        week
        watched {
          ...WatchedFields
        }
        made {
          videos
          creditsUsed
        }
      }
      watched {
        ...WatchedFields
      }
      made {
        videos
        waitSeconds
        renderSeconds
        creditsUsed
      }
    }
  }
`);
