import type { VideoTemplate } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';

/** The flows of the wizard besides a custom video (`/generate-video?template=`). */
const templateNames = ['residential', 'commercial', 'lender'] as const;
type TemplateName = (typeof templateNames)[number];

/** The texts of a template. All steps except the first are the same. */
export interface Template {
  /** The kind of template. The server counts videos and stores drafts by it. `LENDER` starts with a fee sheet. */
  readonly kind: VideoTemplate;
  readonly heading: string;
  readonly lead: string;
  readonly urlPlaceholder: string;
  readonly scriptPlaceholder: string;
}

const custom: Template = {
  kind: 'CUSTOM',
  heading: t('Create a video'),
  lead: t('From a listing to a presenter video in four short steps.'),
  urlPlaceholder: t('https://… or the text of the listing'),
  scriptPlaceholder: t('Write what your presenter is to say, or generate it from a listing above.'),
};

const templates: Readonly<Record<TemplateName, Template>> = {
  residential: {
    kind: 'RESIDENTIAL',
    heading: t('Residential property video'),
    lead: t('Homes, condos and rentals: from the listing to a presenter video in four short steps.'),
    urlPlaceholder: t('https://… the home’s listing, or its text'),
    scriptPlaceholder: t(
      'Welcome to this home… Write what your presenter is to say, or generate it from the listing above.',
    ),
  },
  commercial: {
    kind: 'COMMERCIAL',
    heading: t('Commercial property video'),
    lead: t('Offices, retail and land: from the listing to a presenter video in four short steps.'),
    urlPlaceholder: t('https://… the property’s listing, or its text'),
    scriptPlaceholder: t(
      'This property offers… Write what your presenter is to say, or generate it from the listing above.',
    ),
  },
  lender: {
    kind: 'LENDER',
    heading: t('Lender fee sheet video'),
    lead: t('From a fee sheet to a presenter video in four short steps.'),
    urlPlaceholder: '',
    scriptPlaceholder: t('Write what your presenter is to say, or generate it from the fee sheet above.'),
  },
};

/** The template in the address (`?template=residential`); the custom one for any other value. */
export function templateOf(name: string | null): Template {
  const known = templateNames.find((template) => template === name);
  return known === undefined ? custom : templates[known];
}
