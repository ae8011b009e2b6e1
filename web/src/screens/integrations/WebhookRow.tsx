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
  gone: 'We switched it off: the address answered that it wants no more messages (410).',
  failing: 'We switched it off: no message could be delivered for three days.',
};

export interface WebhookRowProps {
  readonly webhook: WebhookFieldsFragment;
  readonly reread: () => void;
  readonly onSecret: (secret: string) => void;
}

/** One webhook with everything that its owner can do with it. */
export function WebhookRow({ webhook, reread, onSecret }: WebhookRowProps) {
  const { id, url, events, isActive, failingSince, disabledFor, previousSecretUntil } = webhook;
  const [open, setOpen] = useState<'log' | 'delete' | 'rotate' | null>(null);
  const close = (): void => setOpen(null);
  const [update, updating] = useMutation(updateWebhookMutation, {
    onCompleted: () => toast({ title: 'Webhook updated successfully' }),
    onError: failed('Failed to update webhook'),
  });
  const [remove, removing] = useMutation(deleteWebhookMutation, {
    onCompleted: () => {
      toast({ title: 'Webhook deleted successfully' });
      close();
      reread();
    },
    onError: failed('Failed to delete webhook'),
  });
  const [rotate, rotating] = useMutation(rotateSecretMutation, {
    onCompleted: ({ rotateWebhookSecret }) => {
      close();
      onSecret(rotateWebhookSecret.secret);
    },
    onError: failed('Failed to update webhook'),
  });
  const [test, testing] = useMutation(testWebhookMutation, {
    onCompleted: () => setOpen('log'),
    onError: failed('Failed to send the test message'),
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
          label="Active"
          checked={isActive}
          disabled={updating.loading}
          onCheckedChange={(next) => void update({ variables: { id, input: { isActive: next } } })}
        />
      </Cluster>
      {!isActive && disabledFor !== null && disabledFor !== undefined && (
        <Alert tone="danger">{disabledSentences[disabledFor]} Switch it on when your server answers again.</Alert>
      )}
      {isActive && failingSince && (
        <Alert tone="warning">
          Messages have failed since {formatMoment(failingSince)}. After three days the webhook is switched off.
        </Alert>
      )}
      {previousSecretUntil && (
        <Alert>The secret before the present one is valid until {formatMoment(previousSecretUntil)}.</Alert>
      )}
      <Cluster $gap={2}>
        <Button variant="secondary" icon={<List aria-hidden="true" />} onClick={() => setOpen('log')}>
          Delivery log
        </Button>
        <Button
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          disabled={!isActive}
          loading={testing.loading}
          loadingText="Sending..."
          onClick={() => void test({ variables: { id } })}
        >
          Send test
        </Button>
        <Button variant="secondary" icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen('rotate')}>
          New secret
        </Button>
        <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </Cluster>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title="Delete this webhook?"
        description={`${url} gets no more messages, and those that wait are not sent.`}
        confirmText="Delete"
        destructive
        loading={removing.loading}
        loadingText="Deleting..."
        onConfirm={() => void remove({ variables: { id } })}
      />
      <ConfirmDialog
        open={open === 'rotate'}
        onOpenChange={close}
        title="Make a new secret?"
        description="For a day messages are signed with both secrets, so that your server can change over."
        confirmText="Make a new secret"
        loading={rotating.loading}
        onConfirm={() => void rotate({ variables: { id } })}
      />
      {open === 'log' && <DeliveriesDialog webhook={webhook} onClose={close} />}
    </Row>
  );
}
