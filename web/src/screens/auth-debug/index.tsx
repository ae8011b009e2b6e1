import { useQuery } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isRecord, rest } from '../../app/rest.ts';
import { graphql } from '../../gql/gql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Page, screenRoom, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { authorizeAddress } from './authorizeAddress.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const debugQuery = graphql(`
  query SignInDebug {
    signInDebug {
      domain
      clientId
      hosted
    }
  }
`);

const Frame = styled(Page)`
  ${screenRoom}
`;

/** `/auth-debug`: the sign-in settings of this installation, for developers and administrators. */
export default function AuthDebug() {
  const { data, error, refetch } = useQuery(debugQuery);
  const settings = data?.signInDebug;
  const isMissing = settings !== undefined && (settings.domain === '' || settings.clientId === '');
  const authorize = useAuthorizeAddress(settings !== undefined && !isMissing);
  return (
    <Frame $width="reading">
      <Stack $gap={6}>
        <h1>{t('Auth debug')}</h1>
        {settings === undefined && error === undefined && (
          <Loading label={t('Loading…')}>
            <Skeleton $height="200px" />
          </Loading>
        )}
        {error !== undefined && <QueryError title={t('The settings cannot be shown')} error={error} retry={refetch} />}
        {isMissing && <Alert tone="danger">{t('The identity-provider configuration is missing.')}</Alert>}
        {settings !== undefined && (
          <Card title={t('Sign-in configuration')}>
            <DescriptionList
              items={[
                { term: t('Domain'), value: settings.domain === '' ? t('Not set') : settings.domain },
                { term: t('Client ID'), value: settings.clientId === '' ? t('Not set') : `${settings.clientId}...` },
                { term: t('Hosted identity provider'), value: settings.hosted ? t('Yes') : t('No, the built-in one') },
                { term: t('Origin'), value: location.origin },
              ]}
            />
            {authorize !== undefined && (
              <ButtonAnchor
                href={authorize}
                target="_blank"
                rel="noreferrer"
                icon={<ExternalLink aria-hidden="true" />}
              >
                {t('Test sign-in page')}
              </ButtonAnchor>
            )}
          </Card>
        )}
      </Stack>
    </Frame>
  );
}

/** The provider's authorize address, once the sign-in settings are loaded. */
function useAuthorizeAddress(wanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    rest('/auth/config', { parse: (value) => (isRecord(value) ? value : {}) })
      .then(({ domain, clientId }) => setAddress(authorizeAddress(String(domain), String(clientId), location.origin)))
      .catch(() => undefined);
  }, [wanted]);
  return address;
}
