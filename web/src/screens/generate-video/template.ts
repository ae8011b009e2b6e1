/** The flows of the wizard besides a custom video (`/generate-video?template=`). */
const templateNames = ['residential', 'commercial'] as const;
type TemplateName = (typeof templateNames)[number];

/** The texts of a template. The steps are the same for all. */
export interface Template {
  readonly heading: string;
  readonly lead: string;
  readonly urlPlaceholder: string;
  readonly scriptPlaceholder: string;
}

const custom: Template = {
  heading: 'Create a video',
  lead: 'From a listing to a presenter video in four short steps.',
  urlPlaceholder: 'https://… or the text of the listing',
  scriptPlaceholder: 'Write what your presenter is to say, or generate it from a listing above.',
};

const templates: Readonly<Record<TemplateName, Template>> = {
  residential: {
    heading: 'Residential property video',
    lead: 'Homes, condos and rentals: from the listing to a presenter video in four short steps.',
    urlPlaceholder: 'https://… the home’s listing, or its text',
    scriptPlaceholder:
      'Welcome to this home… Write what your presenter is to say, or generate it from the listing above.',
  },
  commercial: {
    heading: 'Commercial property video',
    lead: 'Offices, retail and land: from the listing to a presenter video in four short steps.',
    urlPlaceholder: 'https://… the property’s listing, or its text',
    scriptPlaceholder:
      'This property offers… Write what your presenter is to say, or generate it from the listing above.',
  },
};

/** Templates without a flow yet, with the note to show. */
const toCome: Readonly<Record<string, string>> = {
  lender:
    'Videos from a lender fee sheet are not available yet. Here you make a video from a listing or a script of your own.',
};

/** The note about a template without a flow; undefined for any other. */
export const noteOn = (name: string | null): string | undefined => (name === null ? undefined : toCome[name]);

/** The template in the address (`?template=residential`); the custom one for any other value. */
export function templateOf(name: string | null): Template {
  const known = templateNames.find((template) => template === name);
  return known === undefined ? custom : templates[known];
}
