import type { CatalogQuery, ViewerQuery } from '../gql/graphql.ts';

/** The product information of a test's server. */
export const product: ViewerQuery['product'] = {
  __typename: 'Product',
  version: '1.2.3',
  supportEmail: 'help@company.example',
  salesEmail: 'sales@company.example',
  privacyUrl: 'https://company.example/privacy',
  ethicsUrl: 'https://company.example/ethics',
};

/** A test's catalog, with limits low enough to reach. */
export const catalog: CatalogQuery['catalog'] = {
  __typename: 'Catalog',
  version: 'test',
  secondsPerHalfCredit: 30,
  bundleValidityDays: null,
  limits: {
    __typename: 'Limits',
    scriptCharacters: 5_000,
    titleCharacters: 200,
    addressCharacters: 300,
    urlCharacters: 2_048,
    videoPictures: 2,
    ownPictures: 3,
    captionCharacters: 120,
    bulkDelete: 2,
  },
  plan: {
    __typename: 'Plan',
    id: 'monthly',
    name: 'Monthly Plan',
    priceCents: 9_900,
    credits: 5,
    periodDays: 30,
    videosLabel: '5 minutes of video every 30 days',
    description: 'The base of your subscription',
    features: ['Cancel at any time'],
  },
  bundles: [
    {
      __typename: 'Bundle',
      id: 'starter-pack',
      name: 'Starter Pack',
      credits: 10,
      priceCents: 17_750,
      popular: false,
      videosLabel: '10 minutes of video',
      description: 'For a first campaign',
    },
    {
      __typename: 'Bundle',
      id: 'volume-pro',
      name: 'Volume Pro',
      credits: 50,
      priceCents: 72_500,
      popular: true,
      videosLabel: '50 minutes of video',
      description: 'For an office with many listings',
    },
  ],
  digitalTwin: {
    __typename: 'TwinOffer',
    id: 'digital-twin',
    name: 'Digital Twin',
    priceCents: 35_000,
    laterPriceCents: 31_500,
    clonesVoice: false,
    hasSample: true,
  },
  emailBlast: null,
  arrangesVideos: true,
  retiredPlanIds: ['rapid-starter'],
  scriptLengths: [
    { __typename: 'ScriptLengthOption', length: 'SHORT', seconds: 30 },
    { __typename: 'ScriptLengthOption', length: 'MEDIUM', seconds: 60 },
    { __typename: 'ScriptLengthOption', length: 'LONG', seconds: 240 },
  ],
};
