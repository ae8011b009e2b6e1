import { defineScreen } from '../../app/define.ts';

/** `/onboarding`: the first steps of a new user (spec part 3 section 2). */
export const onboarding = defineScreen({
  path: '/onboarding',
  group: 'signedIn',
  title: 'Welcome',
  load: () => import('./index.tsx'),
});
