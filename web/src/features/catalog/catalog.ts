import { graphql } from '../../gql/gql.ts';

/** Prices, lengths and limits. Screens take these figures from the server only. */
export const catalogQuery = graphql(`
  query Catalog {
    catalog {
      version
      secondsPerHalfCredit
      bundleValidityDays
      limits {
        scriptCharacters
        titleCharacters
        addressCharacters
        urlCharacters
        videoPictures
        ownPictures
        captionCharacters
        bulkDelete
      }
      plan {
        id
        name
        priceCents
        credits
        periodDays
        videosLabel
        description
        features
      }
      bundles {
        id
        name
        credits
        priceCents
        popular
        videosLabel
        description
      }
      digitalTwin {
        id
        name
        priceCents
        laterPriceCents
        clonesVoice
        hasSample
      }
      emailBlast {
        id
        name
        priceCents
      }
      arrangesVideos
      retiredPlanIds
      scriptLengths {
        length
        seconds
      }
    }
  }
`);
