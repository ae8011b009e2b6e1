import { twinFailureSentence } from '../../../domain/avatars/index.ts';
import type { MailData, MailTemplateName } from '../../../domain/mail/index.ts';
import { failureSentence } from '../../../domain/videos/index.ts';
import { inWords, say, type Language } from '../../../words/index.ts';

const at = Date.UTC(2027, 2, 14, 15, 30);
const link = (path: string): string => `https://curbcast.example${path}?token=sample`;

/** Sample data of each template in a language, for previews and test mails. */
export const samplesIn = (language: Language): { readonly [Name in MailTemplateName]: MailData<Name> } => ({
  welcome: {},
  verify: { url: link('/verify-email') },
  video_completed: { videoId: 'sample', title: '12 Larkspur Lane' },
  video_removed: { title: '12 Larkspur Lane', reason: 'The photos show another house.' },
  video_failed: {
    videoId: 'sample',
    title: '12 Larkspur Lane',
    reason: inWords(failureSentence('voice_unavailable'), language),
    halfCredits: 3,
  },
  lead_received: {
    leadId: 'sample',
    videoId: 'sample',
    title: '12 Larkspur Lane',
    name: 'Maria Lopez',
    email: 'maria@home.example',
    phone: '+1 (512) 555-0142',
    message: 'Could we see the home on Saturday?\nWe are three people.',
  },
  tour_request_sent: {
    videoId: 'sample',
    title: '12 Larkspur Lane',
    path: '/s/sample',
    agent: 'Jane Doe',
    company: 'Oak & Elm Realty',
    phone: '(512) 555-0177',
    email: 'jane@oakelm.example',
  },
  week_results: {
    week: '2027-03-08',
    views: 14,
    finished: 3,
    videos: [
      { videoId: 'sample', title: '12 Larkspur Lane', views: 9 },
      { videoId: 'other', title: '4 Alder Court', views: 5 },
    ],
  },
  twin_ready: { avatarId: 'sample', name: 'Jane at the office' },
  twin_failed: {
    avatarId: 'sample',
    name: 'Jane at the office',
    reason: inWords(twinFailureSentence('no_face'), language),
  },
  credit_low: { halfCredits: 3 },
  receipt: {
    paymentId: 'pi_sample',
    invoice: null,
    items: [
      { description: 'Monthly Plan', amountCents: 9_900 },
      { description: 'Starter Pack (10 credits)', amountCents: 17_750 },
    ],
    totalCents: 27_650,
    currency: 'usd',
    paidAtMs: at,
  },
  payment_failed: { daysPastDue: 3, amountCents: 9_900, currency: 'usd' },
  trial_ending: { endsAtMs: at, halfCredits: 4 },
  credits_expiring: { days: 7, halfCredits: 5, expiresAtMs: at },
  subscription_cancelled: { endsAtMs: at },
  registration_attempt: { attemptedAtMs: at },
  password_reset: { url: link('/reset-password'), validForMinutes: 30 },
  password_changed: { changedAtMs: at },
  sign_in_changed: { change: 'passkey_added', changedAtMs: at },
  email_change: { step: 'confirm', newEmail: 'jane@new.example', url: link('/confirm-email') },
  webhook_disabled: { target: 'https://crm.example/hooks', reason: inWords(say('HOOK_FAILING'), language) },
  account_deletion: { step: 'scheduled', deletesAtMs: at },
});
