/** The ways through the product (spec part 1 section 2, exact names and paths). */
export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly description?: string;
}

export const publicLinks: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Features', to: '/features' },
  { label: 'FAQ', to: '/faq' },
];

export const generateLinks: readonly NavLink[] = [
  { label: 'Residential Property', to: '/generate-video?template=residential', description: 'Homes, condos and rentals' },
  { label: 'Commercial Property', to: '/generate-video?template=commercial', description: 'Offices, retail and land' },
  { label: 'Lender Fee Sheet', to: '/generate-video?template=lender', description: 'Explain a fee sheet in plain words' },
  { label: 'Custom Video', to: '/generate-video', description: 'Start from your own script' },
];

export const videoLinks: readonly NavLink[] = [
  { label: 'My Videos', to: '/my-videos', description: 'Everything you have made' },
  { label: 'MLS Unlocked', to: '/video-center', description: 'The library of expert videos' },
];

export const accountLinks: readonly NavLink[] = [
  { label: 'Profile', to: '/profile' },
  { label: 'Billing', to: '/billing' },
];
