import { useQuery } from '@apollo/client/react';
import { ExternalLink, Share2, Video as Icon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { isRecord, problemOf, rest, RestError } from '../../app/rest.ts';
import { ShareNetworks } from '../../features/videos/ShareNetworks.tsx';
import { graphql } from '../../gql/gql.ts';
import type { ShareableVideosQuery } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { List } from './List.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';
import { Note } from '../../ui/text.ts';

/** The first videos that can be shared: at most five. */
const shareableQuery = graphql(`
  query ShareableVideos {
    videos(first: 5, status: READY) {
      edges {
        node {
          id
          title
          propertyAddress
          share {
            url
            hasExpired
          }
        }
      }
    }
  }
`);

/** Links for sharing finished videos. */
export function SharingTab() {
  const { data, error, refetch } = useQuery(shareableQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined)
    return error === undefined ? (
      <Loading label={t('Loading your videos…')}>
        <Skeleton $height="240px" $radius="14px" />
      </Loading>
    ) : (
      <QueryError error={error} retry={refetch} />
    );
  const videos = data.videos.edges.map(({ node }) => node);
  if (videos.length === 0)
    return <EmptyState icon={<Icon />} title={t('No videos available for sharing. Create some videos first.')} />;
  return (
    <List>
      {videos.map((video) => (
        <SharedVideo key={video.id} {...video} />
      ))}
    </List>
  );
}

const Row = styled.li`
  list-style: none;
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  min-inline-size: 0;
`;
const Title = styled.p`
  ${text('label')} overflow-wrap: anywhere;
`;
const Link = styled.code`
  ${text('small')} overflow-wrap: anywhere;
`;

type ShareableVideo = ShareableVideosQuery['videos']['edges'][number]['node'];

function SharedVideo({ id, title, propertyAddress, share: known }: ShareableVideo) {
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const link = made ?? (known === null || known.hasExpired ? null : known.url);
  /** Makes the link, or gets the existing one; null when that failed. */
  const share = async (): Promise<string | null> => {
    setBusy(true);
    try {
      const publicUrl = await rest(`/api/videos/${encodeURIComponent(id)}/share`, {
        method: 'POST',
        body: {},
        parse: publicUrlOf,
      });
      setMade(publicUrl);
      toast({ title: t('Share link generated successfully') });
      return publicUrl;
    } catch (error) {
      const own = error instanceof RestError ? problemOf(error).message : undefined;
      toast({
        title: t('Failed to generate share link'),
        description: own ?? sentenceOf(error),
        variant: 'destructive',
      });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const generate = async (): Promise<void> => {
    const url = await share();
    // If the browser refuses the clipboard, the link is still shown below.
    if (url !== null) await navigator.clipboard.writeText(url).catch(() => undefined);
  };
  /** Without a link there is no page yet. */
  const shareAndOpen = async (): Promise<void> => {
    // Opened before the response, because browsers block a tab that opens long after the click.
    const tab = window.open('about:blank', '_blank');
    const url = await share();
    if (url === null) tab?.close();
    else if (tab !== null) {
      tab.opener = null;
      tab.location.href = url;
    }
  };
  const pageProps = {
    variant: 'secondary',
    icon: <ExternalLink aria-hidden="true" />,
    'aria-label': t('Sharing Page: {title} (opens a new tab)', { title }),
    children: t('Sharing Page'),
  } as const;
  return (
    <Row>
      <Cluster $justify="space-between" $gap={3}>
        <div>
          <Title>{title}</Title>
          <Note>{propertyAddress.trim() === '' ? t('No address specified') : propertyAddress}</Note>
        </div>
        <Cluster $gap={2}>
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            loading={busy}
            loadingText={t('Generating...')}
            aria-label={t('Generate Share Link: {title}', { title })}
            onClick={() => void generate()}
          >
            {t('Generate Share Link')}
          </Button>
          {link === null ? (
            <Button {...pageProps} disabled={busy} onClick={() => void shareAndOpen()} />
          ) : (
            <ButtonAnchor
              {...pageProps}
              href={`/api/videos/${encodeURIComponent(id)}/sharing-page`}
              target="_blank"
              rel="noreferrer"
            />
          )}
        </Cluster>
      </Cluster>
      {link !== null && (
        <Stack $gap={2}>
          <Link>{link}</Link>
          <ShareNetworks url={link} title={title} />
        </Stack>
      )}
    </Row>
  );
}

/** The answer of `POST /api/videos/{id}/share`. */
function publicUrlOf(answer: unknown): string {
  if (isRecord(answer) && typeof answer['publicUrl'] === 'string') return answer['publicUrl'];
  throw new Error('The answer has no publicUrl');
}
