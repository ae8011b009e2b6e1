import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/login`: forwards to the hosted sign-in page. */
export const login = defineScreen({
  path: '/login',
  group: 'signIn',
  description: t('Sign in to Curbcast and continue with your videos.'),
  texts: ['signIn'],
  load: () => import('./Login.tsx'),
});

/** `/register`: forwards to the hosted sign-up page. */
export const register = defineScreen({
  path: '/register',
  group: 'signIn',
  description: t('Create a Curbcast account and make your first videos for free.'),
  texts: ['signIn'],
  load: () => import('./Register.tsx'),
});

/** `/auth/callback`: where the hosted page redirects to. */
export const callback = defineScreen({
  path: '/auth/callback',
  group: 'signIn',
  title: t('Completing sign in'),
  texts: ['signIn'],
  load: () => import('./Callback.tsx'),
});
