import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

const group = t('Generate Video');

/** `/generate-video`: the wizard. Its title names the template in the address. */
export const generateVideo = defineScreen({
  path: '/generate-video',
  group: 'signedIn',
  texts: ['generateVideo'],
  load: () => import('./index.tsx'),
  nav: [
    {
      menu: 'main',
      group,
      label: t('Residential Property'),
      description: t('Homes, condos and rentals'),
      to: '/generate-video?template=residential',
      position: 20,
    },
    {
      menu: 'main',
      group,
      label: t('Commercial Property'),
      description: t('Offices, retail and land'),
      to: '/generate-video?template=commercial',
      position: 21,
    },
    {
      menu: 'main',
      group,
      label: t('Lender Fee Sheet'),
      description: t('Loans, from rate to cash to close'),
      to: '/generate-video?template=lender',
      position: 22,
    },
    { menu: 'main', group, label: t('Custom Video'), description: t('Start from your own script'), position: 23 },
  ],
});
