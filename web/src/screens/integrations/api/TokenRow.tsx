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

const endings: Readonly<Record<string, string>> = { revoked: 'Revoked', expired: 'Expired' };

export interface TokenRowProps {
  readonly token: AccessTokenFieldsFragment;
  /** Reads the list again. */
  readonly reread: () => void;
}

/** One access token, and the way to end it. */
export function TokenRow({ token, reread }: TokenRowProps) {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, ended } = token;
  const [asking, setAsking] = useState(false);
  const [revoke, { loading }] = useMutation(revokeAccessTokenMutation, {
    onCompleted: () => {
      toast({ title: 'Access token revoked successfully' });
      setAsking(false);
      reread();
    },
    onError: (error) =>
      toast({ title: 'Failed to revoke access token', description: sentenceOf(error), variant: 'destructive' }),
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
            Created {formatDay(createdAt)}.{' '}
            {expiresAt ? `${ended === 'expired' ? 'Expired' : 'Expires'} ${formatDay(expiresAt)}.` : 'Does not expire.'}{' '}
            {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}, to the hour.` : 'Not used yet.'}
          </Times>
        </Stack>
        {!ended && (
          <Button
            variant="secondary"
            aria-label={`Revoke ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Revoke
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke ${name}?`}
        description="Programs that use this token are refused from now on."
        confirmText="Revoke"
        destructive
        loading={loading}
        loadingText="Revoking..."
        onConfirm={() => void revoke({ variables: { id } })}
      />
    </Row>
  );
}
