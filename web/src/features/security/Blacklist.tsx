import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { ShieldBan } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import type { BlockedAddressesQuery } from '../../gql/graphql.ts';
import { space, up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { blank, type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { BlockPreview, type Preview } from './BlockPreview.tsx';
import { blockAddressMutation, blockedAddressesQuery, blockPreviewQuery, unblockAddressMutation } from './documents.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

type Blocked = BlockedAddressesQuery['blockedAddresses'][number];

const durations = [
  { value: 'forever', label: t('Until it is removed'), hours: null },
  { value: 'hour', label: t('1 hour'), hours: 1 },
  { value: 'day', label: t('1 day'), hours: 24 },
  { value: 'month', label: t('30 days'), hours: 720 },
] as const;
type Duration = (typeof durations)[number]['value'];

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  ${up.md} {
    grid-template-columns: 2fr 2fr 1fr;
  }
`;
const End = styled.div`
  grid-column: 1 / -1;
`;

/** Blocked addresses and networks, with a form to add one. */
export function Blacklist({ everyMs }: { readonly everyMs: number }) {
  const { data, error, refetch } = useQuery(blockedAddressesQuery, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: everyMs,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <Stack $gap={5}>
      <BlockForm />
      {data === undefined && error === undefined && (
        <Loading label={t('Loading blocked addresses…')}>
          <Skeleton $height="120px" $radius="12px" />
        </Loading>
      )}
      {data === undefined && error !== undefined && (
        <QueryError title={t('The blacklist could not be loaded')} error={error} retry={refetch} />
      )}
      {data !== undefined && (
        <DataTable
          caption={t('Blocked addresses')}
          columns={columns}
          items={data.blockedAddresses}
          itemKey={({ id }) => id}
          empty={
            <EmptyState icon={<ShieldBan />} title={t('No blocked addresses')}>
              {t('Requests and open connections of an address that you add are refused within 5 seconds.')}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}

function BlockForm() {
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const [duration, setDuration] = useState<Duration>('forever');
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const client = useApolloClient();
  const [block, { loading }] = useMutation(blockAddressMutation);
  /** Previews the block. A block of more than one address, or of active customers, is shown before it is saved. */
  const look = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    const typed = address.trim();
    try {
      const { data } = await client.query({
        query: blockPreviewQuery,
        variables: { address: typed },
        fetchPolicy: 'no-cache',
      });
      const held = data?.blockPreview;
      if (held !== undefined && (held.addresses !== '1' || held.activeCustomers > 0)) setPreview(held);
      else await add(typed);
    } catch (cause) {
      setProblem(sentenceOf(cause));
    }
  };
  const add = async (typed: string): Promise<void> => {
    const expiresInHours = durations.find(({ value }) => value === duration)?.hours ?? null;
    try {
      await block({
        variables: { input: { address: typed, reason: reason.trim(), expiresInHours } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: blockedAddressesQuery, data: data.blockAddress });
        },
      });
      toast({ title: t('Address blocked'), description: typed });
      setAddress('');
      setReason('');
    } catch (cause) {
      setProblem(sentenceOf(cause));
    }
    setPreview(undefined);
  };
  return (
    <Form onSubmit={(event) => void look(event)} noValidate>
      <Field label={t('IP address or network')} error={problem}>
        <TextInput
          value={address}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          placeholder="203.0.113.9"
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('Reason')} optional>
        <TextInput value={reason} maxLength={500} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <Field label={t('Duration')}>
        <Select options={durations} value={duration} onValueChange={setDuration} />
      </Field>
      <End>
        <Button type="submit" disabled={address.trim() === ''} loading={loading} loadingText={t('Adding...')}>
          {t('Add to Blacklist')}
        </Button>
      </End>
      {preview !== undefined && (
        <BlockPreview
          preview={preview}
          busy={loading}
          onClose={() => setPreview(undefined)}
          onBlock={(chosen) => void add(chosen)}
        />
      )}
    </Form>
  );
}

const columns: readonly Column<Blocked>[] = [
  {
    id: 'address',
    header: t('Address'),
    primary: true,
    cell: ({ address }) => address,
    sortValue: ({ address }) => address,
  },
  { id: 'reason', header: t('Reason'), cell: ({ reason }) => reason || blank },
  {
    id: 'since',
    header: t('Blocked'),
    oneLine: true,
    cell: ({ blockedAt }) => formatMoment(blockedAt),
    sortValue: ({ blockedAt }) => blockedAt,
  },
  {
    id: 'until',
    header: t('Until'),
    oneLine: true,
    cell: ({ expiresAt }) => (expiresAt === null ? t('Until it is removed') : formatMoment(expiresAt)),
    sortValue: ({ expiresAt }) => expiresAt ?? '9999',
  },
  { id: 'actions', header: t('Actions'), cell: (blocked) => <Remove blocked={blocked} /> },
];

function Remove({ blocked: { address } }: { readonly blocked: Blocked }) {
  const [unblock, { loading }] = useMutation(unblockAddressMutation);
  const remove = async (): Promise<void> => {
    try {
      await unblock({
        variables: { input: { address } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: blockedAddressesQuery, data: data.unblockAddress });
        },
      });
      toast({ title: t('Address unblocked'), description: address });
    } catch (cause) {
      toast({ title: t('The address could not be unblocked'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      aria-label={t('Remove {address}', { address })}
      loading={loading}
      loadingText={t('Removing...')}
      onClick={() => void remove()}
    >
      {t('Remove')}
    </Button>
  );
}
