import { defineScreen } from '../../app/define.ts';

/** `/forgot-password`: asks for a link to a new password. */
export const forgotPassword = defineScreen({
  path: '/forgot-password',
  group: 'signIn',
  title: 'Forgot password',
  load: () => import('./ForgotPassword.tsx'),
});

/** `/reset-password?token=`: sets a new password. */
export const resetPassword = defineScreen({
  path: '/reset-password',
  group: 'signIn',
  title: 'Reset password',
  load: () => import('./ResetPassword.tsx'),
});
