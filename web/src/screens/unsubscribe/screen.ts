import { defineScreen } from '../../app/define.ts';

/** `/unsubscribe?token=`: the link in e-mails that can be switched off; works signed out. */
export const unsubscribe = defineScreen({
  path: '/unsubscribe',
  group: 'public',
  title: 'E-mail preferences',
  load: () => import('./index.tsx'),
});
