import {
  Bell,
  CalendarX,
  CircleDollarSign,
  Clapperboard,
  House,
  LogIn,
  Mail,
  ShieldCheck,
  Wallet,
  Webhook,
} from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePagedQuery } from '../../../app/apollo/usePagedQuery.ts';
import { paymentPath, videoPath } from '../../../app/console/paths.ts';
import { historyPath } from '../../../features/audit/historyPath.ts';
import type { CustomerEventKind, CustomerEventsQuery } from '../../../gql/graphql.ts';
import { color, space, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents, formatCount, formatCredits, formatMoment } from '../../../ui/format.ts';
import { Link } from '../../../ui/Link.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { useAddressFilters } from '../useAddressFilters.ts';
import { eventsQuery } from './documents.ts';
import { MailAgain } from './MailAgain.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

type Event = CustomerEventsQuery['customerEvents']['edges'][number]['node'];

const pageSize = 50;

const Tools = styled.div`
  display: grid;
  gap: ${space[3]};
  ${up.md} {
    grid-template-columns: minmax(200px, 1fr) 220px;
  }
`;
const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;
const Title = styled.span`
  overflow-wrap: anywhere;
  &[data-tone='BAD'] {
    color: ${color.danger};
  }
`;

const kinds: Readonly<Record<CustomerEventKind, { readonly word: string; readonly icon: ReactNode }>> = {
  CREDITS: { word: t('Credits'), icon: <Wallet /> },
  PAYMENTS: { word: t('Payments and invoices'), icon: <CircleDollarSign /> },
  VIDEOS: { word: t('Videos'), icon: <Clapperboard /> },
  LEADS: { word: t('Tour requests'), icon: <House /> },
  MAILS: { word: t('Emails'), icon: <Mail /> },
  WEBHOOKS: { word: t('Webhooks'), icon: <Webhook /> },
  SIGN_INS: { word: t('Sign-ins'), icon: <LogIn /> },
  ALERTS: { word: t('Security alerts'), icon: <Bell /> },
  ACTS: { word: t('What administrators did'), icon: <ShieldCheck /> },
};
const ofFinance: readonly CustomerEventKind[] = ['CREDITS', 'PAYMENTS'];

/** Everything that happened to a customer in one list, with one search and one filter; the address keeps both. */
export function Events({ userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean }) {
  const filters = useAddressFilters(['q', 'kind']);
  const shown = isAdmin ? (Object.keys(kinds) as CustomerEventKind[]) : ofFinance;
  const kind = shown.find((each) => each === filters.valueOf('kind'));
  const search = useDeferredValue(filters.valueOf('q')).trim();
  const list = usePagedQuery(eventsQuery, {
    variables: { userId, first: pageSize, kinds: kind === undefined ? null : [kind], search: search || null },
    connection: (data) => data.customerEvents,
    pollInterval: 30_000,
  });
  return (
    <Card title={t('What happened')}>
      <Tools>
        <SearchInput
          label={t('Search the events')}
          placeholder={t('Title, address, amount, ID...')}
          maxLength={200}
          value={filters.valueOf('q')}
          onValueChange={(value) => filters.set('q', value)}
        />
        <Select
          label={t('Kind')}
          value={kind ?? ''}
          onValueChange={(value) => filters.set('kind', value)}
          options={[
            { value: '', label: t('Everything') },
            ...shown.map((each) => ({ value: each, label: kinds[each].word })),
          ]}
        />
      </Tools>
      {list.nodes === null ? (
        list.error === undefined ? (
          <Loading label={t('Loading the events…')}>
            <Skeleton $height="320px" $radius="14px" />
          </Loading>
        ) : (
          <QueryError error={list.error} retry={list.refresh} />
        )
      ) : list.nodes.length === 0 && !list.hasMore ? (
        <EmptyState
          icon={<CalendarX />}
          title={filters.isFiltered ? t('No events found') : t('Nothing has happened yet')}
          {...(filters.isFiltered && {
            action: (
              <Button variant="secondary" onClick={filters.clear}>
                {t('Clear filters')}
              </Button>
            ),
          })}
        />
      ) : (
        <>
          <Timeline
            label={t('Events, the newest first')}
            entries={list.nodes.map((event) => ({
              id: `${event.kind} ${event.id}`,
              icon: kinds[event.kind].icon,
              title: <Title data-tone={event.tone}>{event.title}</Title>,
              dateTime: event.time,
              when: formatMoment(event.time),
              aside: figuresOf(event),
              children: <About event={event} userId={userId} isAdmin={isAdmin} onChanged={list.refresh} />,
            }))}
          />
          <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={list.loadMore}>
            {t('Showing {nodes}', { nodes: formatCount(list.nodes.length) })}
          </LoadMore>
        </>
      )}
    </Card>
  );
}

const signed = (credits: number): string => `${credits > 0 ? '+' : ''}${formatCredits(credits)}`;

function figuresOf({ credits, creditsAfter, amountCents }: Event): ReactNode {
  // A video's price is taken from its hold, so the available credits do not change.
  if (credits === 0 && creditsAfter !== null)
    return t('{availableAfter} available after', { availableAfter: formatCredits(creditsAfter) });
  if (credits !== null && creditsAfter !== null)
    return t('{change}, then {after}', { change: signed(credits), after: formatCredits(creditsAfter) });
  return amountCents === null ? undefined : formatCents(amountCents);
}

interface AboutProps {
  readonly event: Event;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly onChanged: () => void;
}

/** More about an event, with links. */
function About({ event, userId, isAdmin, onChanged }: AboutProps) {
  const { kind, detail, about, paymentId, providerUrl, revision, title } = event;
  const videoId = kind === 'VIDEOS' || kind === 'CREDITS' ? about : null;
  return (
    <>
      {detail !== '' && <p>{detail}</p>}
      <Links>
        {revision !== null && <Link to={historyPath('CREDITS', userId, revision)}>{t('In the credit history')}</Link>}
        {isAdmin && videoId !== null && <Link to={videoPath(videoId)}>{t('Video')}</Link>}
        {paymentId !== null && <Link to={paymentPath(paymentId)}>{t('Payment {id}', { id: paymentId })}</Link>}
        {kind === 'PAYMENTS' && providerUrl !== null && (
          <a href={providerUrl} target="_blank" rel="noreferrer">
            {t('Refund at the provider')}
          </a>
        )}
        {isAdmin && kind === 'ALERTS' && <Link to="/security">{t('Security')}</Link>}
        {isAdmin && kind === 'MAILS' && about !== null && <MailAgain mailId={about} title={title} onSent={onChanged} />}
      </Links>
    </>
  );
}
