import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/onboarding`: the first steps of a new user. */
export const onboarding = defineScreen({
  path: '/onboarding',
  group: 'signedIn',
  title: t('Welcome'),
  texts: ['onboarding'],
  load: () => import('./index.tsx'),
});
