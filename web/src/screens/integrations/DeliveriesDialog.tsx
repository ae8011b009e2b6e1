import { useMutation, useQuery } from '@apollo/client/react';
import { Inbox, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import type { DeliveryFieldsFragment, WebhookFieldsFragment } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { List } from './List.ts';
import { deliveriesQuery, deliveryQuery, resendMutation } from './documents.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const perPage = 20;
/** While the dialog is open, the log is refetched: messages are sent within moments. */
const refreshMs = 3_000;

/** Every message to one webhook, newest first, with contents and responses. */
export function DeliveriesDialog({
  webhook,
  onClose,
}: {
  readonly webhook: WebhookFieldsFragment;
  readonly onClose: () => void;
}) {
  const { data, error, loading, refetch, fetchMore } = useQuery(deliveriesQuery, {
    variables: { webhookId: webhook.id, first: perPage },
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
  });
  const page = data?.webhookDeliveries;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t('Delivery log')}
      description={t(
        'Messages to {url}. They may arrive out of order, and more than once: tell them apart by their id.',
        { url: webhook.url },
      )}
    >
      {page === undefined ? (
        error === undefined ? (
          <Loading label={t('Loading the log…')}>
            <Skeleton $height="240px" $radius="14px" />
          </Loading>
        ) : (
          <QueryError error={error} retry={refetch} />
        )
      ) : page.edges.length === 0 ? (
        <EmptyState icon={<Inbox />} title={t('No messages yet')}>
          {t('Send a test to see one.')}
        </EmptyState>
      ) : (
        <Stack $gap={4}>
          <List>
            {page.edges.map(({ node }) => (
              <Delivery key={node.id} delivery={node} canResend={webhook.isActive} />
            ))}
          </List>
          <LoadMore
            hasMore={page.pageInfo.hasNextPage}
            loading={loading}
            onLoadMore={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
          >
            {page.edges.length === 1 ? t('1 message') : t('{edges} messages', { edges: page.edges.length })}
          </LoadMore>
        </Stack>
      )}
    </Dialog>
  );
}

const Entry = styled.li`
  list-style: none;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  min-inline-size: 0;
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const Raw = styled.pre`
  margin: 0;
  padding: ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.sm};
  ${text('caption')} white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: 240px;
  overflow-y: auto;
`;

const states = {
  WAITING: { word: t('Waiting'), tone: 'warning' },
  DELIVERED: { word: t('Delivered'), tone: 'success' },
  FAILED: { word: t('Failed'), tone: 'danger' },
} as const;

function Delivery({
  delivery: { id, eventType, status, attempts, requestedAt, nextAttemptAt, problem },
  canResend,
}: {
  readonly delivery: DeliveryFieldsFragment;
  readonly canResend: boolean;
}) {
  const [shown, setShown] = useState(false);
  const [resend, { loading }] = useMutation(resendMutation, {
    onError: (error) =>
      toast({ title: t('Failed to send the message again'), description: sentenceOf(error), variant: 'destructive' }),
  });
  const { word, tone } = states[status];
  return (
    <Entry>
      <Cluster $justify="space-between" $gap={2}>
        <Cluster $gap={2}>
          <Badge tone={tone}>{word}</Badge>
          <strong>{eventType}</strong>
        </Cluster>
        <time dateTime={requestedAt}>{formatMoment(requestedAt)}</time>
      </Cluster>
      {problem && <p>{problem}</p>}
      {nextAttemptAt && (
        <p>
          {t('{value}; the next one {nextAttemptAt}.', {
            value: attempts === 1 ? t('One attempt') : t('{attempts} attempts', { attempts }),
            nextAttemptAt: formatMoment(nextAttemptAt),
          })}
        </p>
      )}
      <Cluster $gap={2}>
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('Hide details') : t('Details')}
        </Button>
        {status !== 'WAITING' && canResend && (
          <Button
            variant="secondary"
            icon={<RotateCcw aria-hidden="true" />}
            loading={loading}
            loadingText={t('Sending...')}
            onClick={() => void resend({ variables: { id } })}
          >
            {t('Send again')}
          </Button>
        )}
      </Cluster>
      {shown && <Details key={`${attempts} ${status}`} id={id} />}
    </Entry>
  );
}

/** Remounted after each attempt, to show the new response. */
function Details({ id }: { readonly id: string }) {
  const { data, error } = useQuery(deliveryQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const details = data?.webhookDelivery?.details;
  if (details === undefined)
    return error === undefined ? <Skeleton $height="80px" /> : <p role="alert">{sentenceOf(error)}</p>;
  return (
    <Stack $gap={3}>
      <p>
        ID <code>{id}</code>
      </p>
      <Raw tabIndex={0} aria-label={t('Message')}>
        {details.body}
      </Raw>
      {details.log.map((attempt) => (
        <div key={attempt.endedAt}>
          <p>
            {t('{endedAt}: {status} after {duration} ms. {problem}', {
              endedAt: formatMoment(attempt.endedAt),
              status: attempt.status ?? t('no answer'),
              duration: attempt.duration,
              problem: attempt.problem ?? '',
            })}
          </p>
          {attempt.answer && (
            <Raw tabIndex={0} aria-label={t('Answer')}>
              {attempt.answer}
            </Raw>
          )}
        </div>
      ))}
    </Stack>
  );
}
