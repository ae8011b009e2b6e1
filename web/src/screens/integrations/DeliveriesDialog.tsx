import { useMutation, useQuery } from '@apollo/client/react';
import { Inbox, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../app/apollo/errors.ts';
import type { DeliveryFieldsFragment, WebhookFieldsFragment } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { List } from './List.ts';
import { deliveriesQuery, deliveryQuery, resendMutation } from './documents.ts';

const perPage = 20;
/** While the dialog is open the log is read again: messages are sent within moments. */
const refreshMs = 3_000;

/** Every message to one webhook, the newest first, with its contents and answers. */
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
      title="Delivery log"
      description={`Messages to ${webhook.url}. They may arrive out of order, and more than once: tell them apart by their id.`}
    >
      {page === undefined ? (
        error === undefined ? (
          <Loading label="Loading the log…">
            <Skeleton $height="240px" $radius="14px" />
          </Loading>
        ) : (
          <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
        )
      ) : page.edges.length === 0 ? (
        <EmptyState icon={<Inbox />} title="No messages yet">
          Send a test to see one.
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
            {page.edges.length === 1 ? '1 message' : `${page.edges.length} messages`}
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
  WAITING: { word: 'Waiting', tone: 'warning' },
  DELIVERED: { word: 'Delivered', tone: 'success' },
  FAILED: { word: 'Failed', tone: 'danger' },
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
      toast({ title: 'Failed to send the message again', description: sentenceOf(error), variant: 'destructive' }),
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
          {attempts === 1 ? 'One attempt' : `${attempts} attempts`}; the next one {formatMoment(nextAttemptAt)}.
        </p>
      )}
      <Cluster $gap={2}>
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide details' : 'Details'}
        </Button>
        {status !== 'WAITING' && canResend && (
          <Button
            variant="secondary"
            icon={<RotateCcw aria-hidden="true" />}
            loading={loading}
            loadingText="Sending..."
            onClick={() => void resend({ variables: { id } })}
          >
            Send again
          </Button>
        )}
      </Cluster>
      {shown && <Details key={`${attempts} ${status}`} id={id} />}
    </Entry>
  );
}

/** Mounted anew after each attempt, so that it shows the new answer. */
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
        Id <code>{id}</code>
      </p>
      <Raw tabIndex={0} aria-label="Message">
        {details.body}
      </Raw>
      {details.log.map((attempt) => (
        <div key={attempt.endedAt}>
          <p>
            {formatMoment(attempt.endedAt)}: {attempt.status ?? 'no answer'} after {attempt.duration} ms.{' '}
            {attempt.problem}
          </p>
          {attempt.answer && (
            <Raw tabIndex={0} aria-label="Answer">
              {attempt.answer}
            </Raw>
          )}
        </div>
      ))}
    </Stack>
  );
}
