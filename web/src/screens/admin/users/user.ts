import { graphql } from '../../../gql/gql.ts';
import type { BadgeProps } from '../../../ui/Badge.tsx';

/** An account as the administrators' list shows it; whatever changes credits spreads it, so that the row follows at once. */
export const adminUserRow = graphql(`
  fragment AdminUserRow on AdminUser {
    id
    username
    email
    displayName
    credits
    creditsHeld
    debt
    subscriptionStatus
    totalVideos
    totalAvatars
    isAdmin
    createdAt
  }
`);

/** How somebody is called: display name, else user name, else the e-mail, else the id (an erased account has nothing else). */
export function nameOf({ displayName, username, email, id }: { readonly displayName: string; readonly username: string; readonly email: string; readonly id: string }): string {
  return displayName.trim() || username || email || id;
}

/** The beginning of an id: enough to tell the ids of one page apart. */
export const shortId = (id: string): string => (id.length > 10 ? `${id.slice(0, 8)}…` : id);

const subscriptions: Readonly<Record<string, { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>> = {
  active: { word: 'Active', tone: 'accent' },
  canceled: { word: 'Canceled', tone: 'danger' },
  past_due: { word: 'Past due', tone: 'warning' },
  trialing: { word: 'Trial', tone: 'info' },
  incomplete: { word: 'Incomplete', tone: 'warning' },
};

/** Word and tone of a subscription's badge (spec part 3 section 4). */
export const subscriptionBadge = (status: string) => subscriptions[status] ?? ({ word: 'None', tone: 'neutral' } as const);
