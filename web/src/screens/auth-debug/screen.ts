import { defineScreen } from '../../app/define.ts';

/** `/auth-debug`: how sign-in is configured (spec part 3 section 2). */
export const authDebug = defineScreen({
  path: '/auth-debug',
  group: 'public',
  title: 'Auth debug',
  load: () => import('./index.tsx'),
});
