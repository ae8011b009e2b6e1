import type common from './common.ts';

/**
 * The Spanish texts by area; each area is loaded when its first screen opens. The English texts are the keys. `common`
 * is not here, because the Spanish client starts with it (`spanish.ts`).
 */
export const areas = {
  addOns: () => import('./addOns.ts'),
  admin: () => import('./admin.ts'),
  audit: () => import('./audit.ts'),
  authDebug: () => import('./authDebug.ts'),
  billing: () => import('./billing.ts'),
  checkout: () => import('./checkout.ts'),
  console: () => import('./console.ts'),
  cookiePolicy: () => import('./cookiePolicy.ts'),
  dashboard: () => import('./dashboard.ts'),
  faq: () => import('./faq.ts'),
  features: () => import('./features.ts'),
  finance: () => import('./finance.ts'),
  generateVideo: () => import('./generateVideo.ts'),
  history: () => import('./history.ts'),
  integrations: () => import('./integrations.ts'),
  landing: () => import('./landing.ts'),
  leads: () => import('./leads.ts'),
  manageAvatars: () => import('./manageAvatars.ts'),
  myVideos: () => import('./myVideos.ts'),
  onboarding: () => import('./onboarding.ts'),
  outbox: () => import('./outbox.ts'),
  password: () => import('./password.ts'),
  paymentSuccess: () => import('./paymentSuccess.ts'),
  pricing: () => import('./pricing.ts'),
  profile: () => import('./profile.ts'),
  security: () => import('./security.ts'),
  signIn: () => import('./signIn.ts'),
  statement: () => import('./statement.ts'),
  terms: () => import('./terms.ts'),
  unsubscribe: () => import('./unsubscribe.ts'),
  videoCenter: () => import('./videoCenter.ts'),
} as const;

export type Area = keyof typeof areas;

/** Every English text that has a translation. */
export type Text = keyof typeof common | { [A in Area]: keyof Awaited<ReturnType<(typeof areas)[A]>>['default'] }[Area];
