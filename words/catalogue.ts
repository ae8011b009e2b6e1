import { account } from './account.ts';
import { adminActs } from './admin-acts.ts';
import { admin } from './admin.ts';
import { avatars } from './avatars.ts';
import { console } from './console.ts';
import { credits } from './credits.ts';
import { engines } from './engines.ts';
import { finance } from './finance.ts';
import { integrations } from './integrations.ts';
import { leads } from './leads.ts';
import { mailAccount } from './mail-account.ts';
import { mailBilling } from './mail-billing.ts';
import { mailFrame } from './mail-frame.ts';
import { mailVideos } from './mail-videos.ts';
import { mail } from './mail.ts';
import { payments } from './payments.ts';
import { requests } from './requests.ts';
import { scripts } from './scripts.ts';
import { security } from './security.ts';
import { signIn } from './sign-in.ts';
import { books } from './books.ts';
import { adminLog } from './admin-log.ts';
import { audit } from './audit.ts';
import { feeSheets } from './fee-sheets.ts';
import { videos } from './videos.ts';

/** Every sentence that the server says, each once, in every language. */
export const catalogue = {
  ...account,
  ...admin,
  ...adminActs,
  ...avatars,
  ...console,
  ...credits,
  ...engines,
  ...finance,
  ...integrations,
  ...leads,
  ...mail,
  ...mailAccount,
  ...mailBilling,
  ...mailFrame,
  ...mailVideos,
  ...payments,
  ...requests,
  ...scripts,
  ...security,
  ...signIn,
  ...books,
  ...adminLog,
  ...audit,
  ...feeSheets,
  ...videos,
} as const;
