import { useQuery } from '@apollo/client/react';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import type { StockPresentersQuery } from '../../../gql/graphql.ts';
import { color } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const stockPresentersQuery = graphql(`
  query StockPresenters {
    avatars {
      id
      name
      type
      status
      description
      imageUrl
      posterUrl
    }
  }
`);

type Presenter = StockPresentersQuery['avatars'][number];

const Preview = styled.video`
  inline-size: 100%;
  max-block-size: 320px;
  border-radius: 10px;
  background: ${color.sunken};
`;

const words: Readonly<Record<string, string>> = { stock: t('Stock'), active: t('Active') };
const inWords = (text: string): string => words[text] ?? text;

const columnsOf = (view: (avatar: Presenter) => void): readonly Column<Presenter>[] => [
  { id: 'id', header: 'ID', cell: ({ id }) => <code>{id}</code> },
  { id: 'name', header: t('Name'), primary: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'type', header: t('Type'), cell: ({ type }) => <Badge>{inWords(type)}</Badge> },
  { id: 'status', header: t('Status'), cell: ({ status }) => <Badge tone="accent">{inWords(status)}</Badge> },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (avatar) => (
      <Button variant="secondary" aria-label={t('View {name}', { name: avatar.name })} onClick={() => view(avatar)}>
        {t('View')}
      </Button>
    ),
  },
];

/** The presenters that ship with the product. View opens one with its preview. */
export function StockPresenters() {
  const [viewed, setViewed] = useState<Presenter | null>(null);
  const { data, error, refetch } = useQuery(stockPresentersQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined)
    return error === undefined ? (
      <Loading label={t('Loading presenters…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    ) : (
      <QueryError title={t('The presenters could not be loaded')} error={error} retry={refetch} />
    );
  return (
    <>
      <DataTable
        caption={t('Stock presenters')}
        columns={columnsOf(setViewed)}
        items={data.avatars.filter(({ type }) => type === 'stock')}
        itemKey={({ id }) => id}
        empty={<EmptyState icon={<UserRoundX />} title={t('No avatars found')} />}
      />
      {viewed !== null && <AvatarDetail avatar={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function AvatarDetail({ avatar, onClose }: { readonly avatar: Presenter; readonly onClose: () => void }) {
  const { id, name, type, status, description, imageUrl, posterUrl } = avatar;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={name} description={description}>
      <Stack $gap={4}>
        <Preview
          src={imageUrl}
          poster={posterUrl}
          controls
          muted
          loop
          playsInline
          aria-label={t('Preview of {name}', { name })}
        />
        <DescriptionList
          items={[
            { term: 'ID', value: <code>{id}</code> },
            { term: t('Type'), value: inWords(type) },
            { term: t('Status'), value: inWords(status) },
            { term: t('Created'), value: t('Ships with the product: no event created it.') },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
