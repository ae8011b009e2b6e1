import { Plus, Webhook as Icon } from 'lucide-react';
import { useState } from 'react';
import type { IntegrationsQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { List } from './List.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { t } from '../../i18n/t.ts';

export interface WebhooksTabProps {
  readonly list: IntegrationsQuery['webhooks'];
  /** Refetches the list. */
  readonly reread: () => void;
}

/** The webhooks of the user. A secret is shown once, right after it was made. */
export function WebhooksTab({ list: { webhooks, limit }, reread }: WebhooksTabProps) {
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = webhooks.length >= limit;
  return (
    <Card
      title={t('Webhook Management')}
      description={t('Your server is called when something happens in your account: {webhooks} of {limit} webhooks.', {
        webhooks: webhooks.length,
        limit,
      })}
      actions={
        <Button icon={<Plus aria-hidden="true" />} disabled={isFull} onClick={() => setAdding(true)}>
          {t('Add Webhook')}
        </Button>
      }
    >
      {webhooks.length === 0 ? (
        <EmptyState icon={<Icon />} title={t('No webhooks configured. Add your first webhook to get started.')} />
      ) : (
        <List>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} reread={reread} onSecret={setSecret} />
          ))}
        </List>
      )}
      {adding && (
        <CreateWebhookDialog
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
            reread();
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
