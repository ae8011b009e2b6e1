import { useQuery } from '@apollo/client/react';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { List } from '../List.ts';
import { Code, Name, Row, Times } from './apiStyle.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { accessTokensQuery } from './documents.ts';
import { samplesFor } from './samples.ts';
import { TokenRow } from './TokenRow.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

/** `/integrations/api`: access tokens, code samples and the documents that describe the API (docs/api.md). */
export default function Api() {
  const { data, error, refetch } = useQuery(accessTokensQuery, { fetchPolicy: 'cache-and-network' });
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (data === undefined && error !== undefined) return <QueryError error={error} retry={refetch} />;
  const list = data?.accessTokens;
  const used = list?.tokens.filter(({ ended }) => !ended).length ?? 0;
  const names = new Map(list?.tokens.map(({ id, name }) => [id, name]));
  return (
    <Stack $gap={6}>
      <ScreenHead title="API" lead={t('Let your own programs work with your account.')} />
      <Card
        title={t('Access tokens')}
        description={t('A program signs in with a token: {used} of {limit} tokens are in use.', {
          used: list === undefined ? '…' : used,
          limit: list?.limit ?? '…',
        })}
        actions={
          <Button
            icon={<Plus aria-hidden="true" />}
            disabled={list === undefined || used >= list.limit}
            onClick={() => setCreating(true)}
          >
            {t('Create token')}
          </Button>
        }
      >
        {list === undefined ? (
          <Skeleton $height="204px" />
        ) : list.tokens.length === 0 ? (
          <EmptyState icon={<KeyRound />} title={t('No access tokens. Create one to call the API.')} />
        ) : (
          <List>
            {list.tokens.map((token) => (
              <TokenRow key={token.id} token={token} reread={() => void refetch()} />
            ))}
          </List>
        )}
      </Card>
      {list !== undefined && list.refusals.length > 0 && (
        <Card title={t('Refused calls')} description={t('The latest calls with your tokens that we refused.')}>
          <List>
            {list.refusals.map(({ tokenId, call, reason, at }) => (
              <Row key={`${tokenId} ${call} ${at}`}>
                <Name>{call}</Name>
                <Times>
                  {names.get(tokenId) ?? t('Deleted token')}, {formatMoment(at)}. {reason}
                </Times>
              </Row>
            ))}
          </List>
        </Card>
      )}
      <Card
        title={t('Code samples')}
        description={t('Complete programs that list your videos, with the token in CURBCAST_TOKEN.')}
      >
        <Tabs
          label={t('Language')}
          tabs={samplesFor(window.location.origin).map(({ language, text }) => ({
            value: language,
            label: language,
            content: (
              <Stack $gap={3}>
                <Code tabIndex={0} role="region" aria-label={t('{language} sample', { language })}>
                  {text}
                </Code>
                <Cluster>
                  <CopyButton value={text} label={t('Copy sample')} />
                </Cluster>
              </Stack>
            ),
          }))}
        />
      </Card>
      <Card title={t('Descriptions of the API')} description={t('For tools that generate clients and check calls.')}>
        <Cluster $gap={3}>
          <ButtonLink to="/integrations/api/explorer" variant="secondary">
            {t('GraphQL explorer')}
          </ButtonLink>
          <ButtonAnchor href="/schema.graphql" variant="secondary">
            {t('GraphQL schema')}
          </ButtonAnchor>
          <ButtonAnchor href="/openapi.json" variant="secondary">
            {t('OpenAPI of the REST calls')}
          </ButtonAnchor>
          <ButtonAnchor href="/asyncapi.json" variant="secondary">
            {t('AsyncAPI of the event topics')}
          </ButtonAnchor>
          <ButtonLink to="/integrations" variant="ghost">
            {t('Webhooks and exports')}
          </ButtonLink>
        </Cluster>
      </Card>
      {creating && list !== undefined && (
        <CreateTokenDialog
          scopes={list.scopes}
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
            if (made === null)
              toast({
                title: t('The token could not be shown'),
                description: t('Revoke it and create another one.'),
                variant: 'destructive',
              });
            void refetch();
          }}
        />
      )}
      {secret !== null && (
        <Dialog
          open
          onOpenChange={() => setSecret(null)}
          title={t('Your access token')}
          description={t('Keep it like a password: whoever has it can use your account within its scopes.')}
          footer={
            <>
              <CopyButton value={secret} label={t('Copy token')} />
              <Button onClick={() => setSecret(null)}>{t('Done')}</Button>
            </>
          }
        >
          <Stack $gap={4}>
            <Code as="code">{secret}</Code>
            <Alert tone="warning">
              {t('Copy it now: it is shown only this once. You can create another one at any time.')}
            </Alert>
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}
