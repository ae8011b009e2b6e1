import { graphql } from '../../gql/gql.ts';

/** The fields of a video that change while a user looks at it; every list and card of videos spreads it. */
export const liveVideo = graphql(`
  fragment LiveVideo on Video {
    id
    title
    propertyAddress
    status
    processingProgress
    phase
    progressEstimated
    errorMessage
    picturesLeftOut
    videoUrl
    thumbnailUrl
    captionsUrl
    duration
    createdAt
    creditsHeld
    creditsUsed
    creditsReturned
  }
`);
