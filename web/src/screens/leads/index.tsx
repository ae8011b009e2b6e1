import { Download, Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePagedQuery } from '../../app/apollo/usePagedQuery.ts';
import { graphql } from '../../gql/gql.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { LeadRow } from './LeadRow.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const leadsQuery = graphql(`
  query Leads($after: String) {
    leads(after: $after) {
      edges {
        cursor
        node {
          ...LeadFields
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
  fragment LeadFields on Lead {
    id
    name
    email
    phone
    message
    language
    isRead
    receivedAt
    videoId
    video {
      id
      title
    }
  }
`);

const useLeads = () => usePagedQuery(leadsQuery, { variables: {}, connection: (data) => data.leads });
type LeadPages = ReturnType<typeof useLeads>;

/** `/leads`: the tour requests from share pages, the newest first. */
export default function Leads() {
  const list = useLeads();
  const hasSome = (list.nodes?.length ?? 0) > 0;
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Leads')} lead={t('People who asked for a tour on the pages of your videos.')}>
        {hasSome && (
          <ButtonAnchor
            variant="secondary"
            href="/api/leads?format=csv"
            download
            icon={<Download aria-hidden="true" />}
            aria-label={t('Download leads as CSV')}
          >
            CSV
          </ButtonAnchor>
        )}
      </ScreenHead>
      <Rows list={list} />
    </Stack>
  );
}

function Rows({ list: { nodes, error, hasMore, loadMore, loadingMore, refresh } }: { readonly list: LeadPages }) {
  // An email leads to its request: `/leads?lead=<id>`.
  const asked = useSearchParams()[0].get('lead');
  if (nodes === null && error !== undefined)
    return <QueryError title={t('Your leads cannot be shown right now')} error={error} retry={refresh} />;
  if (nodes === null)
    return (
      <Loading label={t('Loading your leads…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );
  if (nodes.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title={t('No leads yet')}
        action={<ButtonLink to="/my-videos">{t('Share a video')}</ButtonLink>}
      >
        {t(
          'Share a video: visitors of its page can ask you for a tour. What they write appears here and reaches you by email.',
        )}
      </EmptyState>
    );
  return (
    <>
      <PlainList $gap={3} aria-label={t('Leads')}>
        {nodes.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isAsked={lead.id === asked} />
        ))}
      </PlainList>
      {hasMore && (
        <LoadMore hasMore={hasMore} loading={loadingMore} onLoadMore={loadMore}>
          {t('Showing {count} leads', { count: nodes.length })}
        </LoadMore>
      )}
    </>
  );
}
