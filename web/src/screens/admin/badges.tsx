import type { AdminUserRowFragment, VideoStatus } from '../../gql/graphql.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { blank } from '../../ui/DataTable.tsx';
import { t } from '../../i18n/t.ts';

type Tone = NonNullable<BadgeProps['tone']>;
type SubscriptionStatus = AdminUserRowFragment['subscriptionStatus'];

/**
 * The color of each status: accent for finished, danger for failed, else neutral.
 */
const videoTones: Readonly<Record<VideoStatus, Tone>> = {
  READY: 'accent',
  PROCESSING: 'neutral',
  PENDING: 'outline',
  FAILED: 'danger',
};
const videoWords: Readonly<Record<VideoStatus, string>> = {
  READY: t('Ready'),
  PROCESSING: t('Processing'),
  PENDING: t('Pending'),
  FAILED: t('Failed'),
};

export interface VideoBadgeProps {
  readonly status: VideoStatus;
  /** In the detail view of a user, every status other than completed or processing is destructive. */
  readonly inUserDetail?: boolean;
}

/** The status of a video in administrators' lists. */
export function VideoBadge({ status, inUserDetail = false }: VideoBadgeProps) {
  const tone = inUserDetail && status === 'PENDING' ? 'danger' : videoTones[status];
  return <Badge tone={tone}>{videoWords[status]}</Badge>;
}

const subscriptions: Readonly<
  Record<Exclude<SubscriptionStatus, 'NONE'>, { readonly word: string; readonly tone: Tone }>
> = {
  ACTIVE: { word: t('Active'), tone: 'accent' },
  CANCELED: { word: t('Canceled'), tone: 'danger' },
  PAST_DUE: { word: t('Past due'), tone: 'neutral' },
  PAUSED: { word: t('Paused'), tone: 'neutral' },
  TRIALING: { word: t('Trialing'), tone: 'outline' },
  INCOMPLETE: { word: t('Incomplete'), tone: 'neutral' },
};

/** The status of a subscription; a dash without one. */
export function SubscriptionBadge({ status }: { readonly status: SubscriptionStatus }) {
  if (status === 'NONE') return blank;
  const { word, tone } = subscriptions[status];
  return <Badge tone={tone}>{word}</Badge>;
}
