import { useQuery } from '@apollo/client/react';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { signInFactorsQuery } from './documents.ts';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

/** The second factor and the passkeys of the account. */
export function SecurityCard() {
  const { data, error, refetch } = useQuery(signInFactorsQuery, { fetchPolicy: 'cache-and-network' });
  const factors = data?.signInFactors;
  return (
    <Card title={t('Sign-in security')} description={t('Protect your account with more than a password.')}>
      {factors === undefined && error === undefined && (
        <Loading label={t('Loading sign-in security…')}>
          <Skeleton $height="140px" />
        </Loading>
      )}
      {factors === undefined && error !== undefined && (
        <QueryError title={t('Your sign-in security cannot be shown right now')} error={error} retry={refetch} />
      )}
      {factors?.atProvider === true && (
        <Alert tone="info">{t('You sign in with another provider. Set up a second factor or a passkey there.')}</Alert>
      )}
      {factors?.atProvider === false && (
        <Stack $gap={6}>
          <SecondFactor factor={factors.secondFactor} />
          <Passkeys passkeys={factors.passkeys} available={factors.passkeysAvailable} />
        </Stack>
      )}
    </Card>
  );
}
