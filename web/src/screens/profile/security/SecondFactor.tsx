import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import type { SignInFactorsQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { disableSecondFactorMutation, renewRecoveryCodesMutation, signInFactorsQuery } from './documents.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { t } from '../../../i18n/t.ts';

/** One part of the card. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  & h3 {
    ${text('label')}
  }
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const fewCodes = 3;

export interface SecondFactorProps {
  readonly factor: SignInFactorsQuery['signInFactors']['secondFactor'];
}

/** Turns the authenticator app on and off, and renews recovery codes. */
export function SecondFactor({ factor }: SecondFactorProps) {
  const [settingUp, setSettingUp] = useState(false);
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [disable, disabling] = useMutation(disableSecondFactorMutation);
  const [renew, renewing] = useMutation(renewRecoveryCodesMutation);

  const turnOff = async (): Promise<void> => {
    // One dialog at a time: the confirmation of the identity may follow.
    setAsking(false);
    try {
      await disable({
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: signInFactorsQuery, data: data.disableSecondFactor });
        },
      });
      toast({ title: t('Second factor turned off') });
    } catch (cause) {
      toast({ title: t('The second factor is still on'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const newCodes = async (): Promise<void> => {
    try {
      const { data } = await renew({
        update: (cache, { data: renewed }) => {
          if (renewed)
            cache.writeQuery({
              query: signInFactorsQuery,
              data: { signInFactors: renewed.renewRecoveryCodes.signInFactors },
            });
        },
      });
      setCodes(data?.renewRecoveryCodes.recoveryCodes ?? null);
    } catch (cause) {
      toast({ title: t('No new recovery codes'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };

  return (
    <Part aria-labelledby="second-factor">
      <Cluster $gap={2}>
        <h3 id="second-factor">{t('Authenticator app')}</h3>
        <Badge tone={factor === null ? 'neutral' : 'success'}>{factor === null ? t('Off') : t('On')}</Badge>
      </Cluster>
      <p>
        {factor === null
          ? t('After your password we ask for a code from an app on your phone.')
          : t('On since {enabledAt}. {recoveryCodesLeft} of 10 recovery codes are left.', {
              enabledAt: formatDay(factor.enabledAt),
              recoveryCodesLeft: factor.recoveryCodesLeft,
            })}
      </p>
      {factor !== null && factor.recoveryCodesLeft < fewCodes && (
        <Alert tone="warning">{t('You are running out of recovery codes. Make new ones before you need them.')}</Alert>
      )}
      <Cluster>
        {factor === null ? (
          <Button onClick={() => setSettingUp(true)}>{t('Set up')}</Button>
        ) : (
          <>
            <Button
              variant="secondary"
              loading={renewing.loading}
              loadingText={t('Making codes...')}
              onClick={() => void newCodes()}
            >
              {t('New recovery codes')}
            </Button>
            <Button variant="secondary" onClick={() => setSettingUp(true)}>
              {t('Move to another app')}
            </Button>
            <Button
              variant="ghost"
              loading={disabling.loading}
              loadingText={t('Turning off...')}
              onClick={() => setAsking(true)}
            >
              {t('Turn off')}
            </Button>
          </>
        )}
      </Cluster>
      {settingUp && <SetUpDialog onClose={() => setSettingUp(false)} onCodes={setCodes} />}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Turn off the second factor?')}
        description={t('Your password alone will sign you in. Your recovery codes stop working.')}
        confirmText={t('Turn off')}
        destructive
        onConfirm={() => void turnOff()}
      />
    </Part>
  );
}
