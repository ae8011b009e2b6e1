import type { ExportPart } from '../part.ts';
import { avatars } from './avatars.ts';
import { audience } from './audience.ts';
import { invoices, subscription } from './billing.ts';
import { adminActs, events } from './events.ts';
import { drafts } from './drafts.ts';
import { feeSheets } from './fee-sheets.ts';
import { leads } from './leads.ts';
import { mails } from './mails.ts';
import { payments, statement } from './money.ts';
import { brand, ownPictures, picture, preferences, profile, sessions, signIn } from './person.ts';
import { securityAlerts, signIns } from './security.ts';
import { videos } from './videos.ts';
import { accessTokens } from './access-tokens.ts';
import { webhooks } from './webhooks.ts';

/** Everything that the export of a user's data holds, in its order. A new area adds its part to this list. */
export const parts: readonly ExportPart[] = [
  profile,
  picture,
  preferences,
  brand,
  ownPictures,
  signIn,
  sessions,
  signIns,
  statement,
  payments,
  subscription,
  invoices,
  videos,
  avatars,
  audience,
  leads,
  drafts,
  feeSheets,
  mails,
  webhooks,
  accessTokens,
  securityAlerts,
  adminActs,
  events,
];
