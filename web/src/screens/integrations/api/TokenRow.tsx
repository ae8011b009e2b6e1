import { useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import type { AccessTokenFieldsFragment } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDay, formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { Name, Row, Times } from './apiStyle.ts';
import { revokeAccessTokenMutation } from './documents.ts';
import { t } from '../../../i18n/t.ts';

const endings: Readonly<Record<string, string>> = { revoked: t('Revoked'), expired: t('Expired') };

export interface TokenRowProps {
  readonly token: AccessTokenFieldsFragment;
  /** Refetches the list. */
  readonly reread: () => void;
}

/** One access token, with a button to revoke it. */
export function TokenRow({ token, reread }: TokenRowProps) {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, ended } = token;
  const [asking, setAsking] = useState(false);
  const [revoke, { loading }] = useMutation(revokeAccessTokenMutation, {
    onCompleted: () => {
      toast({ title: t('Access token revoked successfully') });
      setAsking(false);
      reread();
    },
    onError: (error) =>
      toast({ title: t('Failed to revoke access token'), description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <Row>
      <Cluster $justify="space-between" $gap={3}>
        <Stack $gap={2}>
          <Name>{name}</Name>
          <Cluster $gap={2}>
            {scopes.map((scope) => (
              <Badge key={scope} tone="outline">
                {scope}
              </Badge>
            ))}
            {ended && <Badge tone="danger">{endings[ended]}</Badge>}
          </Cluster>
          <Times>
            {t('Created {createdAt}. {value} {value2}', {
              createdAt: formatDay(createdAt),
              value: expiresAt
                ? `${ended === 'expired' ? t('Expired') : t('Expires')} ${formatDay(expiresAt)}.`
                : t('Does not expire.'),
              value2: lastUsedAt
                ? t('Last used {lastUsedAt}, to the hour.', { lastUsedAt: formatMoment(lastUsedAt) })
                : t('Not used yet.'),
            })}
          </Times>
        </Stack>
        {!ended && (
          <Button
            variant="secondary"
            aria-label={t('Revoke {name}', { name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {t('Revoke')}
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Revoke {name}?', { name })}
        description={t('Programs that use this token are refused from now on.')}
        confirmText={t('Revoke')}
        destructive
        loading={loading}
        loadingText={t('Revoking...')}
        onConfirm={() => void revoke({ variables: { id } })}
      />
    </Row>
  );
}
