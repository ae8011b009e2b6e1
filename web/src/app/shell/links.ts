import { leadsSomewhere } from '../screens.ts';

/** A way through the product. */
export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly description?: string;
}

/** An entry of the navigation: one way, or several under a name. */
export type NavEntry = NavLink | { readonly label: string; readonly links: readonly NavLink[] };

const existing = (links: readonly NavLink[]): readonly NavLink[] => links.filter(({ to }) => leadsSomewhere(to));

/** A group whose only way is left stands for itself; one without any goes. */
function entriesOf(entries: readonly NavEntry[]): readonly NavEntry[] {
  return entries.flatMap<NavEntry>((entry) => {
    if ('to' in entry) return existing([entry]);
    const links = existing(entry.links);
    return links.length > 1 ? [{ ...entry, links }] : links;
  });
}

// Names, paths and order are the specification's (part 1 section 2); shown is what has a screen.

export const publicLinks = existing([
  { label: 'Home', to: '/' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Features', to: '/features' },
  { label: 'FAQ', to: '/faq' },
]);

export const workLinks = entriesOf([
  { label: 'Dashboard', to: '/dashboard' },
  {
    label: 'Generate Video',
    links: [
      {
        label: 'Residential Property',
        to: '/generate-video?template=residential',
        description: 'Homes, condos and rentals',
      },
      {
        label: 'Commercial Property',
        to: '/generate-video?template=commercial',
        description: 'Offices, retail and land',
      },
      {
        label: 'Lender Fee Sheet',
        to: '/generate-video?template=lender',
        description: 'Explain a fee sheet in plain words',
      },
      { label: 'Custom Video', to: '/generate-video', description: 'Start from your own script' },
    ],
  },
  {
    label: 'Videos',
    links: [
      { label: 'My Videos', to: '/my-videos', description: 'Everything you have made' },
      { label: 'MLS Unlocked', to: '/video-center', description: 'The library of expert videos' },
    ],
  },
  { label: 'Digital Twins', to: '/manage-avatars' },
]);

export const accountLinks = existing([
  { label: 'Profile', to: '/profile' },
  { label: 'Billing', to: '/billing' },
]);

export const footerLinks = {
  product: existing([
    { label: 'Features', to: '/features' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'Help Center / FAQ', to: '/faq' },
  ]),
  legal: existing([
    { label: 'Terms of Service', to: '/terms-of-service' },
    { label: 'Cookie Policy', to: '/cookie-policy' },
  ]),
};
