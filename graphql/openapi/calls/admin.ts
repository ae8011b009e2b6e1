import { z } from 'zod';
import { libraryCategories } from '../../../domain/library/index.ts';
import { blockAddressInput } from '../../security/input.ts';
import { setCreditsInput } from '../../admin-users/input.ts';
import {
  adminLibraryVideo,
  avatar,
  doneWith,
  securityMetrics,
  testResults,
  user,
  video,
  videoStats,
} from '../answers.ts';
import { csv, format, page, type CallDescriptions } from '../call.ts';

const blacklist = z.object({ success: z.literal(true), ipBlacklist: z.array(z.string()) });
const ip = blockAddressInput.shape.address;
const rows = z.array(z.looseObject({}));
const libraryBody = z.object({
  title: z.string(),
  description: z.string(),
  category: z.enum(libraryCategories),
  s3VideoUrl: z.string(),
  s3ThumbnailUrl: z.string().nullish(),
  duration: z.int().min(0).describe('Seconds.'),
  tags: z.array(z.string()).nullish(),
  isActive: z.boolean().nullish(),
});

/** What administrators and finance do. */
export const adminCalls: CallDescriptions = {
  'POST /api/admin/login': {
    summary: 'Sign an administrator in with a local account; code is the second factor',
    body: z.object({ email: z.string(), password: z.string(), code: z.string().optional() }),
    answer: z.object({ success: z.literal(true), userId: z.string() }),
  },
  'GET /api/admin/users': {
    summary: 'The users, the newest first',
    query: { search: 'Part of a name or an address.', role: 'A role.', status: 'A state of the account.', ...page },
    answer: z.array(user),
  },
  'GET /api/admin/users/{id}': {
    summary: 'A user with videos and Digital Twins',
    query: page,
    answer: z.object({ user, videos: z.array(video), avatars: z.array(avatar), stats: videoStats }),
  },
  'PUT /api/admin/users/{id}/credits': {
    summary: 'Set the balance of a user',
    body: setCreditsInput.omit({ userId: true }).partial({ reason: true }),
    answer: z.object({ success: z.literal(true), user }),
  },
  'GET /api/admin/users/{id}/credits/history': {
    summary: 'The credit events of a user',
    query: { revision: 'The last revision, a whole number from -1.', ...format },
    answer: rows,
    alsoAs: csv,
  },
  'DELETE /api/admin/users/{id}/videos/{videoId}': { summary: 'Delete a video of a user', answer: doneWith },
  'GET /api/admin/mls-videos': { summary: 'All videos of MLS Unlocked', answer: z.array(adminLibraryVideo) },
  'POST /api/admin/mls-videos': {
    summary: 'Add a video to MLS Unlocked',
    body: libraryBody,
    status: 201,
    answer: adminLibraryVideo,
  },
  'PUT /api/admin/mls-videos/{id}': {
    summary: 'Change a video of MLS Unlocked',
    body: libraryBody,
    answer: adminLibraryVideo,
  },
  'DELETE /api/admin/mls-videos/{id}': { summary: 'Delete a video of MLS Unlocked', answer: doneWith },
  'GET /api/admin/security-metrics': {
    summary: 'Figures and alerts of security',
    query: { timeRange: '1h, 24h (default), 7d or 30d' },
    answer: securityMetrics,
  },
  'POST /api/admin/blacklist-ip': {
    summary: 'Refuse an address or a network',
    body: blockAddressInput.omit({ address: true }).extend({ ip }),
    answer: blacklist,
  },
  'POST /api/admin/remove-blacklist-ip': {
    summary: 'Let an address or a network in again',
    body: z.object({ ip }),
    answer: blacklist,
  },
  'GET /api/admin/log': {
    summary: 'What administrators did, the newest first',
    query: { search: 'Words.', type: 'The type of an event.', userId: 'The user concerned.', ...format },
    answer: rows,
    alsoAs: csv,
  },
  'GET /api/admin/audit/{kind}/{id}/proof': {
    summary: 'A history with its proof',
    query: { revision: 'The last revision, a whole number from -1.' },
    answer: z.looseObject({}),
  },
  'GET /api/admin/finance/journal': {
    summary: 'The journal of double entries',
    query: { from: 'The first day, YYYY-MM-DD.', to: 'The last day; by default the first.', ...format },
    answer: rows,
    alsoAs: csv,
  },
  'GET /api/admin/finance/exceptions': {
    summary: 'The exceptions of the reconciliation',
    query: format,
    answer: rows,
    alsoAs: csv,
  },
  'GET /public/admin/test-results': { summary: 'The runs of the onboarding tests', answer: testResults },
  'POST /test-onboarding-flow.cjs': {
    summary: 'Start the onboarding tests',
    status: 202,
    answer: z.object({ runId: z.string() }),
  },
};
