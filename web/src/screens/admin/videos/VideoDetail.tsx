import { useQuery } from '@apollo/client/react';
import { CircleDot, History } from 'lucide-react';
import { styled } from 'styled-components';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminVideoQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { blank } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { clock, creditsInWords, formatCents, formatMoment } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { VideoBadge } from '../badges.tsx';
import { Link } from '../../../ui/Link.tsx';
import { customerPath } from '../../../app/console/paths.ts';
import { nameOf } from '../../../features/user-name.ts';
import { VideoActs } from './VideoActs.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const adminVideoQuery = graphql(`
  query AdminVideo($id: ID!) {
    adminVideo(id: $id) {
      video {
        id
        title
        status
        propertyAddress
        avatarId
        duration
        errorMessage
        creditsHeld
        creditsUsed
        createdAt
      }
      owner {
        id
        email
        username
        displayName
      }
      costCents
      watchUrl
      events {
        id
        time
        type
        text
        actor
      }
    }
  }
`);

type Detailed = NonNullable<AdminVideoQuery['adminVideo']>;

const Player = styled.div`
  & > video {
    inline-size: 100%;
    max-block-size: 50dvh;
    background: #000;
  }
  & > p {
    ${text('caption')} color: ${color.text2};
  }
`;
const Id = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`;

/** A video of any account, with its events. */
export function VideoDetail({ videoId, onClose }: { readonly videoId: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(adminVideoQuery, {
    variables: { id: videoId },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.adminVideo ?? null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={found === null ? t('Video') : found.video.title || t('Video')}
      {...(found && {
        footer: (
          <>
            {found.owner !== null && (
              <VideoActs
                video={found.video}
                ownerId={found.owner.id}
                onRetried={() => void refetch()}
                onDeleted={onClose}
              />
            )}
            <ButtonLink
              variant="secondary"
              to={historyPath('VIDEO', found.video.id)}
              icon={<History aria-hidden="true" />}
            >
              {t('History')}
            </ButtonLink>
          </>
        ),
      })}
    >
      {found !== null ? (
        <Facts {...found} />
      ) : error !== undefined ? (
        <QueryError error={error} retry={refetch} />
      ) : data === undefined ? (
        <Loading label={t('Loading the video…')}>
          <Skeleton $height="280px" />
        </Loading>
      ) : (
        <ErrorState title={t('Video not found')} message={t('This video was deleted.')} />
      )}
    </Dialog>
  );
}

function Facts({ video, owner, costCents, events, watchUrl }: Detailed) {
  const { id, status, propertyAddress, avatarId, duration, errorMessage, creditsHeld, creditsUsed, createdAt } = video;
  const credits = creditsHeld === null ? creditsUsed : creditsHeld;
  return (
    <Stack $gap={5}>
      {watchUrl !== null && (
        <Player>
          <video controls preload="none" poster={watchUrl.replace(/video$/u, 'thumbnail')} src={watchUrl}>
            <track kind="captions" src={watchUrl.replace(/video$/u, 'captions')} />
            {t('Your browser does not support the video tag.')}
          </video>
          <p>{t('Watching is recorded in the audit log.')}</p>
        </Player>
      )}
      <DescriptionList
        items={[
          {
            term: 'ID',
            value: (
              <Id>
                <code>{id}</code>
                <CopyButton iconOnly value={id} label={t('Copy ID')} />
              </Id>
            ),
          },
          { term: t('Status'), value: <VideoBadge status={status} /> },
          ...(errorMessage === null ? [] : [{ term: t('Problem'), value: errorMessage }]),
          {
            term: t('User'),
            value:
              owner === null ? (
                t('Erased account')
              ) : (
                <Link to={customerPath(owner.id)}>{`${nameOf(owner)} (${owner.email})`}</Link>
              ),
          },
          { term: t('Property address'), value: propertyAddress || blank },
          { term: t('Presenter'), value: avatarId },
          ...(duration === null ? [] : [{ term: t('Length'), value: clock(duration) }]),
          ...(credits === null
            ? []
            : [{ term: creditsHeld === null ? t('Credits used') : t('Credits held'), value: creditsInWords(credits) }]),
          ...(costCents === null ? [] : [{ term: t('Provider cost'), value: formatCents(costCents) }]),
          { term: t('Created'), value: <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
        ]}
      />
      <Stack as="section" $gap={3} aria-labelledby="video-events">
        <h3 id="video-events">{t('Events')}</h3>
        <Timeline
          label={t('Events of the video')}
          entries={events.map((event) => ({
            id: event.id,
            icon: <CircleDot />,
            title: event.text,
            dateTime: event.time,
            when: formatMoment(event.time),
            children: t('{type} by {actor}', { type: event.type, actor: event.actor }),
          }))}
        />
      </Stack>
    </Stack>
  );
}
