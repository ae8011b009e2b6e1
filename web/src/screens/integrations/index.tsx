import { useQuery } from '@apollo/client/react';
import { Check, Download, Mail, Share2, Webhook, X } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import type { IntegrationsQuery } from '../../gql/graphql.ts';
import { color, space } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StatCard, StatCards } from '../../ui/StatCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { integrationsQuery } from './documents.ts';
import { EmailTab } from './EmailTab.tsx';
import { ExportTab } from './ExportTab.tsx';
import { SharingTab } from './SharingTab.tsx';
import { WebhooksTab } from './WebhooksTab.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-block-size: 50vh;
  color: ${color.text2};
`;

/** `/integrations`. */
export default function Integrations() {
  const { data, error, refetch } = useQuery(integrationsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Enterprise Features')}
        lead={
          <Phrase
            text="Connect your account with your own tools, or <0>use the API</0>."
            parts={[(words) => <Link to="/integrations/api">{words}</Link>]}
          />
        }
      />
      {data !== undefined ? (
        <Found data={data} reread={() => void refetch()} />
      ) : error !== undefined ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Waiting role="status">
          <Spinner />
          {t('Loading integrations...')}
        </Waiting>
      )}
    </Stack>
  );
}

function Found({ data, reread }: { readonly data: IntegrationsQuery; readonly reread: () => void }) {
  const { integrationStatus: status, webhooks } = data;
  return (
    <>
      <StatCards $columns={4}>
        <StatCard label={t('Webhooks')} value={webhooks.webhooks.length} icon={<Webhook aria-hidden="true" />} />
        <StatCard
          label={t('Email Service')}
          value={<Configured yes={status.emailConfigured} />}
          icon={<Mail aria-hidden="true" />}
        />
        <StatCard label={t('Export Types')} value={status.exportTypes.length} icon={<Download aria-hidden="true" />} />
        <StatCard
          label={t('Share Platforms')}
          value={status.sharePlatforms.length}
          icon={<Share2 aria-hidden="true" />}
        />
      </StatCards>
      <Tabs
        label={t('Integrations')}
        tabs={[
          { value: 'webhooks', label: t('Webhooks'), content: <WebhooksTab list={webhooks} reread={reread} /> },
          { value: 'export', label: t('Data Export'), content: <ExportTab types={status.exportTypes} /> },
          { value: 'sharing', label: t('Social Sharing'), content: <SharingTab /> },
          {
            value: 'email',
            label: t('Email Notifications'),
            content: <EmailTab configured={status.emailConfigured} service={status.emailService} />,
          },
        ]}
      />
    </>
  );
}

const Tick = styled.span`
  display: inline-flex;
  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  &[data-yes='true'] {
    color: ${color.success};
  }
  &[data-yes='false'] {
    color: ${color.danger};
  }
`;

function Configured({ yes }: { readonly yes: boolean }) {
  const Icon = yes ? Check : X;
  return (
    <Tick data-yes={yes}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{yes ? t('Configured') : t('Not configured')}</VisuallyHidden>
    </Tick>
  );
}
