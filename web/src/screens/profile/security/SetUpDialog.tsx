import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { isConfirming, subscribeToConfirmation } from '../../../app/stepUp.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { enableSecondFactorMutation, signInFactorsQuery, startSecondFactorMutation } from './documents.ts';
import { t } from '../../../i18n/t.ts';

/** QR code readers need a light background, in dark mode too. */
const Code = styled.img`
  inline-size: 200px;
  block-size: 200px;
  align-self: center;
  background: #fff;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  padding: ${space[2]};
`;
const Secret = styled.code`
  ${text('small')}
  overflow-wrap: anywhere;
`;

export interface SetUpDialogProps {
  readonly onClose: () => void;
  /** Receives the recovery codes once the second factor is on. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret to an authenticator app and takes its first code. */
export function SetUpDialog({ onClose, onCodes }: SetUpDialogProps) {
  const form = useId();
  const [code, setCode] = useState('');
  const [start, started] = useMutation(startSecondFactorMutation);
  const [enable, enabling] = useMutation(enableSecondFactorMutation);
  const offer = started.data?.startSecondFactor;
  const begin = useEffectEvent(() => {
    start().catch(() => undefined);
  });
  useEffect(() => begin(), []);

  const submit = async (): Promise<void> => {
    try {
      const { data } = await enable({
        variables: { input: { code } },
        update: (cache, { data: enabled }) => {
          if (enabled)
            cache.writeQuery({
              query: signInFactorsQuery,
              data: { signInFactors: enabled.enableSecondFactor.signInFactors },
            });
        },
      });
      onClose();
      onCodes(data?.enableSecondFactor.recoveryCodes ?? []);
    } catch {
      // The message is shown at the field.
      setCode('');
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  // The question who is there comes first, by itself.
  const isAsked = useSyncExternalStore(subscribeToConfirmation, isConfirming);
  if (isAsked) return null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={enabling.loading}
      size="sm"
      title={t('Set up an authenticator app')}
      description={t('Scan the picture with the app, then enter the code that the app shows.')}
      footer={
        <FormFooter
          form={form}
          submit={t('Turn on')}
          busy={enabling.loading}
          busyText={t('Checking...')}
          disabled={offer === undefined}
          onCancel={onClose}
        />
      }
    >
      {started.error !== undefined && <Alert tone="danger">{sentenceOf(started.error)}</Alert>}
      {offer === undefined && started.error === undefined && (
        <Loading label={t('Loading…')}>
          <Skeleton $height="200px" />
        </Loading>
      )}
      {offer !== undefined && (
        <form id={form} onSubmit={onSubmit} noValidate>
          <Stack>
            <Code src={`data:image/svg+xml,${encodeURIComponent(offer.qrCode)}`} alt={t('QR code for your app')} />
            <div>
              <p>{t('Or enter this key in the app:')}</p>
              <Cluster $gap={2}>
                <Secret>{offer.secret}</Secret>
                <CopyButton iconOnly variant="ghost" value={offer.secret} label={t('Copy key')} />
              </Cluster>
            </div>
            <Field
              label={t('6-digit code')}
              required
              {...(enabling.error !== undefined && { error: sentenceOf(enabling.error) })}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={8}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            </Field>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
