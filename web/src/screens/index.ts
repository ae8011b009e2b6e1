import { pathsOf, type Screen } from '../app/define.ts';
import { addOns } from './add-ons/screen.ts';
import { admin, adminLog, creditAudit, customer, finance, historyAudit, overview } from './admin/screen.ts';
import { billing } from './billing/screen.ts';
import { checkout } from './checkout/screen.ts';
import { authDebug } from './auth-debug/screen.ts';
import { cookiePolicy } from './cookie-policy/screen.ts';
import { dashboard } from './dashboard/screen.ts';
import { features } from './features/screen.ts';
import { faq } from './faq/screen.ts';
import { generateVideo } from './generate-video/screen.ts';
import { graphqlExplorer, integrations, integrationsApi } from './integrations/screen.ts';
import { landing } from './landing/screen.ts';
import { leads } from './leads/screen.ts';
import { manageAvatars, manageAvatarsClean } from './manage-avatars/screen.ts';
import { myVideos } from './my-videos/screen.ts';
import { onboarding } from './onboarding/screen.ts';
import { paymentSuccess } from './payment-success/screen.ts';
import { outbox } from './outbox/screen.ts';
import { forgotPassword, resetPassword } from './password/screen.ts';
import { pricing } from './pricing/screen.ts';
import { profile } from './profile/screen.ts';
import { security } from './security/screen.ts';
import { callback, login, register } from './sign-in/screen.ts';
import { statement } from './statement/screen.ts';
import { terms } from './terms/screen.ts';
import { unsubscribe } from './unsubscribe/screen.ts';
import { videoCenter } from './video-center/screen.ts';

/** Every screen. A new screen is a folder and an entry here. */
export const screens: readonly Screen[] = [
  landing,
  pricing,
  features,
  faq,
  terms,
  cookiePolicy,
  login,
  register,
  callback,
  forgotPassword,
  resetPassword,
  dashboard,
  generateVideo,
  myVideos,
  leads,
  videoCenter,
  statement,
  addOns,
  checkout,
  paymentSuccess,
  manageAvatars,
  manageAvatarsClean,
  profile,
  billing,
  integrations,
  integrationsApi,
  graphqlExplorer,
  onboarding,
  security,
  outbox,
  unsubscribe,
  overview,
  admin,
  customer,
  adminLog,
  finance,
  creditAudit,
  historyAudit,
  authDebug,
];

/** The build writes these to `routes.json`, which tells the gateway screens from unknown paths. */
export const routes = pathsOf(screens);
