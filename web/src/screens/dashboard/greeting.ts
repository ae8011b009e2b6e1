import type { DashboardQuery } from '../../gql/graphql.ts';
import type { Viewer } from '../../app/session/useSession.ts';
import { t } from '../../i18n/t.ts';
import { nextStep } from './figures.ts';

/** For a user who has made no video. */
const noVideos = { pending: 0, processing: 0, ready: 0 } as const;

export interface Greeting {
  readonly title: string;
  readonly sentence: string;
  /** Where a new user continues. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Whether the balance says that the user has made no video. */
export const isNew = ({ used, held }: Pick<Viewer['account'], 'used' | 'held'>): boolean => used + held === 0;

/** The name in the greeting: first name, else the local part of the email, else the user name, else `User`. */
export function greetingName(user: Pick<Viewer['user'], 'firstName' | 'email' | 'username'>): string {
  return user.firstName.trim() || user.email.split('@')[0] || user.username || t('User');
}

/**
 * The first words of the dashboard. The balance shows immediately whether the user has made a video, so nothing changes
 * its text when the counts arrive.
 *
 * @param stats the counts of videos; undefined until they have arrived
 */
export function greeting(
  { user, account }: Pick<Viewer, 'user' | 'account'>,
  stats?: DashboardQuery['videoStats'],
): Greeting {
  const begins = isNew(account);
  const isFirstVisit = stats === undefined ? begins : stats.total === 0;
  const name = { user: greetingName(user) };
  const sentence = nextStep(stats ?? (begins ? noVideos : undefined), account.available);
  return isFirstVisit
    ? { title: t('Welcome, {user}!', name), sentence, link: { to: '/onboarding', label: t('Set up your account') } }
    : { title: t('Welcome back, {user}!', name), sentence };
}
