import { useQuery } from '@apollo/client/react';
import { CreditCard, FileDown, LifeBuoy, Plus, ScrollText } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { useAddCredits } from '../../app/addCredits.tsx';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { useProduct } from '../../app/session/useSession.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CreditLine } from '../../ui/CreditLine.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { creditsInWords, formatCredits, formatDay } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { usePortal } from './usePortal.ts';
import { creditsUsed, type Entry, type Subscription } from './words.ts';
import { t } from '../../i18n/t.ts';

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${text('small')} color: ${color.text2};
`;

/** The credits of the period. */
export function UsageOverview({ subscription }: { readonly subscription: Subscription | null | undefined }) {
  const { account } = useViewer();
  const { request } = useAddCredits();
  const sold = useQuery(catalogQuery).data?.catalog.plan.credits ?? 0;
  const allowance = subscription?.plan.credits ?? sold;
  return (
    <Card title={t('Usage Overview')}>
      <DescriptionList
        items={[
          { term: t('Credits Available'), value: formatCredits(account.available) },
          ...(account.held > 0 ? [{ term: t('Held for videos'), value: formatCredits(account.held) }] : []),
          { term: t('Monthly Allowance'), value: creditsInWords(allowance) },
          { term: t('Credits Used'), value: creditsUsed(account.available, allowance) },
          { term: t('Next Renewal'), value: nextRenewal(subscription) },
        ]}
      />
      {/* The list says it in words, of this period. */}
      <CreditLine {...account} legend={false} />
      <Button icon={<Plus aria-hidden="true" />} onClick={request}>
        {t('Buy More Credits')}
      </Button>
      <Links>
        <Link to="/statement">{t('Credit statement')}</Link>
        <a href="/api/credits/statement?format=csv">CSV</a>
        <a href="/api/credits/statement?format=json" download>
          JSON
        </a>
      </Links>
    </Card>
  );
}

function nextRenewal(subscription: Subscription | null | undefined): string {
  if (!subscription) return 'N/A';
  const { currentPeriodEnd, endsAt, autoRenewPaused, cancelAtPeriodEnd } = subscription;
  if (autoRenewPaused) return t('Paused');
  return cancelAtPeriodEnd
    ? t('None: ends on {end}', { end: formatDay(endsAt ?? currentPeriodEnd) })
    : formatDay(currentPeriodEnd);
}

/** The main actions of this screen. */
export function QuickActions({ entries = [] }: { readonly entries: readonly Entry[] | undefined }) {
  const product = useProduct();
  const { open, opening } = usePortal();
  const invoice = entries.find(({ invoicePdf }) => invoicePdf !== null)?.invoicePdf ?? undefined;
  return (
    <Card title={t('Quick Actions')}>
      <Stack $gap={2}>
        <Button variant="secondary" loading={opening} icon={<CreditCard aria-hidden="true" />} onClick={open}>
          {t('Update Payment Method')}
        </Button>
        {invoice === undefined ? (
          <Button variant="secondary" disabled icon={<FileDown aria-hidden="true" />}>
            {t('Download Tax Invoice')}
          </Button>
        ) : (
          <ButtonAnchor
            variant="secondary"
            icon={<FileDown aria-hidden="true" />}
            href={invoice}
            target="_blank"
            rel="noopener"
          >
            {t('Download Tax Invoice')}
          </ButtonAnchor>
        )}
        {product !== undefined && (
          <ButtonAnchor
            variant="secondary"
            icon={<LifeBuoy aria-hidden="true" />}
            href={`mailto:${product.supportEmail}?subject=Billing`}
          >
            {t('Contact Support')}
          </ButtonAnchor>
        )}
      </Stack>
      {invoice === undefined && (
        <Links>
          <ScrollText aria-hidden="true" size={16} />
          {t('There is no invoice yet.')}
        </Links>
      )}
    </Card>
  );
}
