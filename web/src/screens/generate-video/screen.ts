import { defineScreen } from '../../app/define.ts';

const group = 'Generate Video';

/** `/generate-video`: the wizard. Its title names the template in the address. */
export const generateVideo = defineScreen({
  path: '/generate-video',
  group: 'signedIn',
  load: () => import('./index.tsx'),
  nav: [
    {
      menu: 'main',
      group,
      label: 'Residential Property',
      description: 'Homes, condos and rentals',
      to: '/generate-video?template=residential',
      position: 20,
    },
    {
      menu: 'main',
      group,
      label: 'Commercial Property',
      description: 'Offices, retail and land',
      to: '/generate-video?template=commercial',
      position: 21,
    },
    {
      menu: 'main',
      group,
      label: 'Lender Fee Sheet',
      description: 'Loans, from rate to cash to close',
      to: '/generate-video?template=lender',
      position: 22,
    },
    { menu: 'main', group, label: 'Custom Video', description: 'Start from your own script', position: 23 },
  ],
});
