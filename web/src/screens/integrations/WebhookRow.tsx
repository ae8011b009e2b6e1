import { useMutation } from '@apollo/client/react';
import { KeyRound, List, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import type { WebhookFieldsFragment } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import {
  deleteWebhookMutation,
  rotateSecretMutation,
  testWebhookMutation,
  updateWebhookMutation,
} from './documents.ts';
import { t } from '../../i18n/t.ts';

const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  list-style: none;
  min-inline-size: 0;
`;
const Address = styled.p`
  ${text('label')} overflow-wrap: anywhere;
`;

const failed =
  (title: string) =>
  (error: unknown): void =>
    toast({ title, description: sentenceOf(error), variant: 'destructive' });

const disabledSentences: Readonly<Record<string, string>> = {
  gone: t('We switched it off: the address answered that it wants no more messages (410).'),
  failing: t('We switched it off: no message could be delivered for three days.'),
};

export interface WebhookRowProps {
  readonly webhook: WebhookFieldsFragment;
  readonly reread: () => void;
  readonly onSecret: (secret: string) => void;
}

/** One webhook with all of its owner's actions. */
export function WebhookRow({ webhook, reread, onSecret }: WebhookRowProps) {
  const { id, url, events, isActive, failingSince, disabledFor, previousSecretUntil } = webhook;
  const [open, setOpen] = useState<'log' | 'delete' | 'rotate' | null>(null);
  const close = (): void => setOpen(null);
  const [update, updating] = useMutation(updateWebhookMutation, {
    onCompleted: () => toast({ title: t('Webhook updated successfully') }),
    onError: failed(t('Failed to update webhook')),
  });
  const [remove, removing] = useMutation(deleteWebhookMutation, {
    onCompleted: () => {
      toast({ title: t('Webhook deleted successfully') });
      close();
      reread();
    },
    onError: failed(t('Failed to delete webhook')),
  });
  const [rotate, rotating] = useMutation(rotateSecretMutation, {
    onCompleted: ({ rotateWebhookSecret }) => {
      close();
      onSecret(rotateWebhookSecret.secret);
    },
    onError: failed(t('Failed to update webhook')),
  });
  const [test, testing] = useMutation(testWebhookMutation, {
    onCompleted: () => setOpen('log'),
    onError: failed(t('Failed to send the test message')),
  });
  return (
    <Row>
      <Cluster $justify="space-between" $gap={3}>
        <Stack $gap={2}>
          <Address>{url}</Address>
          <Cluster $gap={2}>
            {events.map((name) => (
              <Badge key={name} tone="outline">
                {name}
              </Badge>
            ))}
          </Cluster>
        </Stack>
        <Switch
          label={t('Active')}
          checked={isActive}
          disabled={updating.loading}
          onCheckedChange={(next) => void update({ variables: { id, input: { isActive: next } } })}
        />
      </Cluster>
      {!isActive && disabledFor !== null && disabledFor !== undefined && (
        <Alert tone="danger">
          {`${disabledSentences[disabledFor] ?? ''} ${t('Switch it on when your server answers again.')}`}
        </Alert>
      )}
      {isActive && failingSince && (
        <Alert tone="warning">
          {t('Messages have failed since {failingSince}. After three days the webhook is switched off.', {
            failingSince: formatMoment(failingSince),
          })}
        </Alert>
      )}
      {previousSecretUntil && (
        <Alert>
          {t('The previous secret is valid until {previousSecretUntil}.', {
            previousSecretUntil: formatMoment(previousSecretUntil),
          })}
        </Alert>
      )}
      <Cluster $gap={2}>
        <Button variant="secondary" icon={<List aria-hidden="true" />} onClick={() => setOpen('log')}>
          {t('Delivery log')}
        </Button>
        <Button
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          disabled={!isActive}
          loading={testing.loading}
          loadingText={t('Sending...')}
          onClick={() => void test({ variables: { id } })}
        >
          {t('Send test')}
        </Button>
        <Button variant="secondary" icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen('rotate')}>
          {t('New secret')}
        </Button>
        <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('delete')}>
          {t('Delete')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={t('Delete this webhook?')}
        description={t('{url} gets no more messages, and those that wait are not sent.', { url })}
        confirmText={t('Delete')}
        destructive
        loading={removing.loading}
        loadingText={t('Deleting...')}
        onConfirm={() => void remove({ variables: { id } })}
      />
      <ConfirmDialog
        open={open === 'rotate'}
        onOpenChange={close}
        title={t('Make a new secret?')}
        description={t('For a day messages are signed with both secrets, so that your server can change over.')}
        confirmText={t('Make a new secret')}
        loading={rotating.loading}
        onConfirm={() => void rotate({ variables: { id } })}
      />
      {open === 'log' && <DeliveriesDialog webhook={webhook} onClose={close} />}
    </Row>
  );
}
