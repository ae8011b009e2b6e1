import { useMutation } from '@apollo/client/react';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { graphql } from '../../../gql/gql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { formatDay } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { VideoBadge } from '../badges.tsx';
import { IconLink } from '../IconLink.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { DetailedUser } from './detail.ts';
import { t } from '../../../i18n/t.ts';
import { Caption } from '../../../ui/text.ts';

export const deleteUserVideoMutation = graphql(`
  mutation DeleteUserVideo($input: DeleteUserVideoInput!) {
    deleteUserVideo(input: $input) {
      id
      user {
        ...AdminUserRow
      }
    }
  }
`);

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
  }
  & > li:last-child {
    border-block-end: 0;
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
  }
  & strong {
    display: block;
    ${text('label')} overflow-wrap: anywhere;
  }
  & span[data-part='about'] {
    ${text('caption')} color: ${color.text2};
  }
`;

type UserVideo = DetailedUser['videos'][number];

export interface UserVideosProps {
  readonly user: DetailedUser;
  /** Called after a video was deleted. */
  readonly onChanged: () => void;
}

/** The first 5 videos of an account, each with a Delete button. */
export function UserVideos({ user: { id: userId, videos, totalVideos }, onChanged }: UserVideosProps) {
  const [doomed, setDoomed] = useState<UserVideo | null>(null);
  const [deleteVideo] = useMutation(deleteUserVideoMutation);
  const confirm = async (video: UserVideo, reason: string): Promise<void> => {
    await deleteVideo({ variables: { input: { userId, videoId: video.id, reason } } });
    toast({ title: t('Video deleted'), description: t('{title} was deleted.', { title: video.title }) });
    onChanged();
  };
  return (
    <Stack as="section" $gap={2} aria-labelledby="detail-videos">
      <h3 id="detail-videos">{t('Videos')}</h3>
      {videos.length === 0 ? (
        <Caption>{t('No videos found')}</Caption>
      ) : (
        <>
          <List>
            {videos.map((video) => (
              <li key={video.id}>
                <div>
                  <strong>{video.title}</strong>
                  <span data-part="about">
                    {[video.propertyAddress, formatDay(video.createdAt)].filter(Boolean).join(' · ')}
                  </span>
                </div>
                <VideoBadge status={video.status} inUserDetail />
                <IconLink
                  to={historyPath('VIDEO', video.id)}
                  label={t('History of {title}', { title: video.title })}
                  icon={<History aria-hidden="true" />}
                />
                <IconButton
                  label={t('Delete {title}', { title: video.title })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setDoomed(video)}
                />
              </li>
            ))}
          </List>
          <Caption>{t('Showing {videos} of {totalVideos}', { videos: videos.length, totalVideos })}</Caption>
        </>
      )}
      {doomed !== null && (
        <ReasonDialog
          title={t('Delete {title}?', { title: doomed.title })}
          action={t('Delete')}
          destructive
          hint={t('The customer gets this by email.')}
          failure={t('Failed to delete video')}
          onConfirm={(reason) => confirm(doomed, reason)}
          onClose={() => setDoomed(null)}
        >
          {t('The video and its files are gone for good. Credits that are held for it return to the user.')}
        </ReasonDialog>
      )}
    </Stack>
  );
}

/** The first 5 Digital Twins of an account. */
export function UserAvatars({ user: { avatars, totalAvatars } }: { readonly user: DetailedUser }) {
  return (
    <Stack as="section" $gap={2} aria-labelledby="detail-avatars">
      <h3 id="detail-avatars">{t('Avatars')}</h3>
      {avatars.length === 0 ? (
        <Caption>{t('No avatars found')}</Caption>
      ) : (
        <>
          <List>
            {avatars.map(({ id, name, type, status }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <span data-part="about">{type}</span>
                </div>
                <Badge>{status}</Badge>
              </li>
            ))}
          </List>
          <Caption>{t('Showing {avatars} of {totalAvatars}', { avatars: avatars.length, totalAvatars })}</Caption>
        </>
      )}
    </Stack>
  );
}
