import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/unsubscribe?token=`: the link in emails that can be switched off; works signed out. */
export const unsubscribe = defineScreen({
  path: '/unsubscribe',
  group: 'public',
  title: t('Email preferences'),
  texts: ['unsubscribe'],
  load: () => import('./index.tsx'),
});
