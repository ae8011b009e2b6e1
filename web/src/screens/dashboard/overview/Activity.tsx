import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import type { LiveVideoFragment, VideoStatus } from '../../../gql/graphql.ts';
import { Timeline } from '../../../ui/Timeline.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { happened } from '../happened.ts';
import { t } from '../../../i18n/t.ts';

const icons = {
  PENDING: Clock,
  PROCESSING: LoaderCircle,
  READY: CircleCheck,
  FAILED: CircleX,
} as const satisfies Record<VideoStatus, typeof Clock>;

/** The latest videos as a timeline. */
export function Activity({ videos }: { readonly videos: readonly LiveVideoFragment[] }) {
  const entries = videos.map((video) => {
    const Icon = icons[video.status];
    return {
      id: video.id,
      icon: <Icon />,
      title: <Link to="/my-videos">{video.title}</Link>,
      dateTime: video.createdAt,
      when: formatMoment(video.createdAt),
      children: happened(video),
    };
  });
  return <Timeline label={t('Recent activity')} entries={entries} />;
}
