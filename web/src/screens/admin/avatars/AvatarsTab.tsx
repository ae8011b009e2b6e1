import { useQuery } from '@apollo/client/react';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminAvatarsQuery } from '../../../gql/graphql.ts';
import { color } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { blank, DataTable, type Column } from '../../../ui/DataTable.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

const adminAvatarsQuery = graphql(`
  query AdminAvatars {
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

type ListedAvatar = AdminAvatarsQuery['avatars'][number];

const Preview = styled.video`
  inline-size: 100%;
  max-block-size: 320px;
  border-radius: 10px;
  background: ${color.sunken};
`;

const inWords = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const columnsOf = (view: (avatar: ListedAvatar) => void): readonly Column<ListedAvatar>[] => [
  { id: 'id', header: 'ID', cell: ({ id }) => <code>{id}</code> },
  { id: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
  { id: 'type', header: 'Type', cell: ({ type }) => <Badge>{inWords(type)}</Badge> },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone="accent">{inWords(status)}</Badge> },
  // Stock presenters ship with the product.
  { id: 'created', header: 'Created', cell: () => blank },
  {
    id: 'actions',
    header: 'Actions',
    cell: (avatar) => (
      <Button variant="secondary" aria-label={`View ${avatar.name}`} onClick={() => view(avatar)}>
        View
      </Button>
    ),
  },
];

/** The presenters (spec part 3 section 2). View opens one with its preview. */
export function AvatarsTab() {
  const [viewed, setViewed] = useState<ListedAvatar | null>(null);
  const { data, error, refetch } = useQuery(adminAvatarsQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined)
    return error === undefined ? (
      <Loading label="Loading avatars…">
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    ) : (
      <ErrorState
        title="The avatars could not be loaded"
        message={sentenceOf(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <DataTable
        caption="Avatars"
        density="compact"
        columns={columnsOf(setViewed)}
        items={data.avatars}
        itemKey={({ id }) => id}
        empty={<EmptyState icon={<UserRoundX />} title="No avatars found" />}
      />
      {viewed !== null && <AvatarDetail avatar={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function AvatarDetail({ avatar, onClose }: { readonly avatar: ListedAvatar; readonly onClose: () => void }) {
  const { id, name, type, status, description, imageUrl, posterUrl } = avatar;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={name} description={description}>
      <Stack $gap={4}>
        <Preview src={imageUrl} poster={posterUrl} controls muted loop playsInline aria-label={`Preview of ${name}`} />
        <DescriptionList
          items={[
            { term: 'ID', value: <code>{id}</code> },
            { term: 'Type', value: inWords(type) },
            { term: 'Status', value: inWords(status) },
            { term: 'Created', value: 'Ships with the product: no event created it.' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
