import { useMutation } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import type { SignInFactorsQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Cluster, PlainList } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { removePasskeyMutation, signInFactorsQuery } from './documents.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { Part } from './SecondFactor.tsx';
import { t } from '../../../i18n/t.ts';

type Passkey = SignInFactorsQuery['signInFactors']['passkeys'][number];

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  & > div:first-child {
    flex: 1 1 180px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & p {
    ${text('small')} color: ${color.text2};
  }
`;

export interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly available: boolean;
}

/** Adds, names and removes passkeys. */
export function Passkeys({ passkeys, available }: PasskeysProps) {
  const [naming, setNaming] = useState<Passkey | 'new' | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [remove] = useMutation(removePasskeyMutation);

  const finishRemoval = async ({ id, name }: Passkey): Promise<void> => {
    // One dialog at a time: the confirmation of the identity may follow.
    setRemoving(null);
    try {
      await remove({
        variables: { input: { id } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: signInFactorsQuery, data: data.removePasskey });
        },
      });
      toast({ title: t('Passkey removed'), description: name });
    } catch (cause) {
      toast({ title: t('The passkey is still there'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };

  return (
    <Part aria-labelledby="passkeys">
      <h3 id="passkeys">{t('Passkeys')}</h3>
      <p>{t('Sign in with your fingerprint, face or device PIN instead of your password.')}</p>
      {passkeys.length > 0 && (
        <PlainList>
          {passkeys.map((passkey) => (
            <Item key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p>
                  {t('Added {createdAt} · {value}', {
                    createdAt: formatDay(passkey.createdAt),
                    value:
                      passkey.lastUsedAt === null
                        ? t('not used yet')
                        : t('last used {lastUsedAt}', { lastUsedAt: formatDay(passkey.lastUsedAt) }),
                  })}
                </p>
              </div>
              <Cluster $gap={2}>
                <Button
                  variant="secondary"
                  aria-label={t('Rename {name}', { name: passkey.name })}
                  onClick={() => setNaming(passkey)}
                >
                  {t('Rename')}
                </Button>
                <Button
                  variant="ghost"
                  aria-label={t('Remove {name}', { name: passkey.name })}
                  onClick={() => setRemoving(passkey)}
                >
                  {t('Remove')}
                </Button>
              </Cluster>
            </Item>
          ))}
        </PlainList>
      )}
      {available ? (
        <Cluster>
          <Button variant="secondary" icon={<KeyRound aria-hidden="true" />} onClick={() => setNaming('new')}>
            {t('Add a passkey')}
          </Button>
        </Cluster>
      ) : (
        <Alert tone="info">{t('Browsers allow passkeys only on https sites and on localhost.')}</Alert>
      )}
      {naming !== null && <PasskeyNameDialog passkey={naming} onClose={() => setNaming(null)} />}
      {removing !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(null)}
          title={t('Remove {name}?', { name: removing.name })}
          description={t('This device will no longer sign you in. Delete the passkey on the device too.')}
          confirmText={t('Remove')}
          destructive
          onConfirm={() => void finishRemoval(removing)}
        />
      )}
    </Part>
  );
}
