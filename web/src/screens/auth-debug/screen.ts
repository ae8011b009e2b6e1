import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/auth-debug`: how sign-in is configured. */
export const authDebug = defineScreen({
  path: '/auth-debug',
  group: 'public',
  title: t('Auth debug'),
  texts: ['authDebug'],
  load: () => import('./index.tsx'),
});
