import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/features`: what the product does. */
export const features = defineScreen({
  path: '/features',
  group: 'public',
  title: t('Features'),
  description: t(
    'Scripts from a listing, presenters, Digital Twins, captions, credits with a statement, and a library of expert videos: what Curbcast does.',
  ),
  texts: ['features'],
  load: () => import('./index.tsx'),
  nav: [
    { menu: 'public', label: t('Features'), position: 30 },
    { menu: 'footerProduct', label: t('Features'), position: 30 },
  ],
});
