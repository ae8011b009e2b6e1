import { useQuery } from '@apollo/client/react';
import { ExternalLink, Share2, Video as Icon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../app/apollo/errors.ts';
import { isRecord, problemOf, rest, RestError } from '../../app/rest.ts';
import { graphql } from '../../gql/gql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { List } from './List.ts';
import { t } from '../../i18n/t.ts';

/** The first videos that can be shared: at most five (spec part 3 section 9). */
const shareableQuery = graphql(`
  query ShareableVideos {
    videos(first: 5, status: READY) {
      edges {
        node {
          id
          title
          propertyAddress
        }
      }
    }
  }
`);

/** Links to share finished videos by (spec part 3 section 2). */
export function SharingTab() {
  const { data, error, refetch } = useQuery(shareableQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined)
    return error === undefined ? (
      <Loading label={t('Loading your videos…')}>
        <Skeleton $height="240px" $radius="14px" />
      </Loading>
    ) : (
      <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
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
const Address = styled.p`
  ${text('small')} color: ${color.text2};
`;
const Link = styled.code`
  ${text('small')} overflow-wrap: anywhere;
`;
const Out = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 32px;
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** Where a link can be posted with one click, by its address there. */
const platforms = [
  {
    name: t('Facebook'),
    href: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: 'LinkedIn',
    href: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
  { name: 'X', href: (url: string) => `https://x.com/intent/post?url=${encodeURIComponent(url)}` },
  { name: t('E-mail'), href: (url: string) => `mailto:?body=${encodeURIComponent(url)}` },
] as const;

function SharedVideo({ id, title, propertyAddress }: { id: string; title: string; propertyAddress: string }) {
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const publicUrl = await rest(`/api/videos/${encodeURIComponent(id)}/share`, {
        method: 'POST',
        body: {},
        parse: publicUrlOf,
      });
      setLink(publicUrl);
      // A browser that keeps the clipboard to itself still shows the link below.
      await navigator.clipboard.writeText(publicUrl).catch(() => undefined);
      toast({ title: t('Share link generated successfully') });
    } catch (error) {
      const own = error instanceof RestError ? problemOf(error).message : undefined;
      toast({
        title: t('Failed to generate share link'),
        description: own ?? sentenceOf(error),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row>
      <Cluster $justify="space-between" $gap={3}>
        <div>
          <Title>{title}</Title>
          <Address>{propertyAddress.trim() === '' ? t('No address specified') : propertyAddress}</Address>
        </div>
        <Cluster $gap={2}>
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            loading={busy}
            loadingText={t('Generating...')}
            aria-label={t('Generate Share Link: {title}', { title })}
            onClick={() => void share()}
          >
            {t('Generate Share Link')}
          </Button>
          <Out
            href={`/api/videos/${encodeURIComponent(id)}/sharing-page`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Sharing Page: {title} (opens a new tab)', { title })}
          >
            {t('Sharing Page')}
            <ExternalLink aria-hidden="true" />
          </Out>
        </Cluster>
      </Cluster>
      {link !== null && (
        <Stack $gap={2}>
          <Link>{link}</Link>
          <Cluster $gap={4}>
            {platforms.map(({ name, href }) => (
              <Out key={name} href={href(link)} target="_blank" rel="noreferrer">
                {name}
                <ExternalLink aria-hidden="true" />
              </Out>
            ))}
          </Cluster>
        </Stack>
      )}
    </Row>
  );
}

/** The answer of `POST /api/videos/{id}/share` (DECISIONS 12). */
function publicUrlOf(answer: unknown): string {
  if (isRecord(answer) && typeof answer['publicUrl'] === 'string') return answer['publicUrl'];
  throw new Error('The answer has no publicUrl');
}
