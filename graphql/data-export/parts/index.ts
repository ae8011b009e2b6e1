import type { ExportPart } from '../part.ts';
import { adminActs, events } from './events.ts';
import { mails } from './mails.ts';
import { payments, statement } from './money.ts';
import { preferences, profile, sessions } from './person.ts';
import { videos } from './videos.ts';

/** Everything that the export of a user's data holds, in its order. A new area adds its part to this list. */
export const parts: readonly ExportPart[] = [
  profile,
  preferences,
  sessions,
  statement,
  payments,
  videos,
  mails,
  adminActs,
  events,
];
