import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/forgot-password`: asks for a link to a new password. */
export const forgotPassword = defineScreen({
  path: '/forgot-password',
  group: 'signIn',
  title: t('Forgot password'),
  texts: ['password'],
  load: () => import('./ForgotPassword.tsx'),
});

/** `/reset-password?token=`: sets a new password. */
export const resetPassword = defineScreen({
  path: '/reset-password',
  group: 'signIn',
  title: t('Reset password'),
  texts: ['password'],
  load: () => import('./ResetPassword.tsx'),
});
