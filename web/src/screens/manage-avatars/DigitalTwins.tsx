import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { avatarsQuery } from '../../features/presenters/avatars.ts';
import { PresenterPreview } from '../../features/presenters/PresenterPreview.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { Item } from './Item.tsx';
import { MyTwins } from './MyTwins.tsx';
import { TwinCreditsCard } from './TwinCreditsCard.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

/**
 * The user's Digital Twin credits and the stock presenters.
 *
 * @param sells whether a Digital Twin is offered for sale
 */
export function DigitalTwins({ sells }: { readonly sells: boolean }) {
  usePurchaseNotice();
  return (
    <Stack $gap={6}>
      <h1>{t('Manage Digital Twins')}</h1>
      <TwinCreditsCard sells={sells} />
      <Presenters />
    </Stack>
  );
}

/** After a purchase: the specified toast, and the query is removed from the address. */
function usePurchaseNotice(): void {
  const [search, setSearch] = useSearchParams();
  const bought = search.get('payment') === 'success';
  useEffect(() => {
    if (!bought) return;
    toast({ title: t('Digital Twin Purchased!'), description: t('Your Digital Twin credit is shown on this page.') });
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('payment');
        return rest;
      },
      { replace: true },
    );
  }, [bought, setSearch]);
}

function Presenters() {
  const { data, error, refetch } = useQuery(avatarsQuery, { fetchPolicy: 'cache-and-network' });
  if (data === undefined && error !== undefined)
    return <QueryError title={t('The presenters could not be loaded')} error={error} retry={refetch} />;
  if (data === undefined)
    return (
      <Loading label={t('Loading presenters…')}>
        <Skeleton $height="260px" $radius="10px" />
      </Loading>
    );
  return (
    <>
      <Stack as="section" $gap={4} aria-labelledby="own-title">
        <h2 id="own-title">{t('My Digital Twins')}</h2>
        <MyTwins twins={data.avatars.filter(({ type }) => type === 'custom')} />
      </Stack>
      <Stack as="section" $gap={4} aria-labelledby="stock-title">
        <h2 id="stock-title">{t('Stock Digital Twins')}</h2>
        <Grid as="ul" role="list" $min="clamp(140px, 18vw, 200px)" $gap={4}>
          {data.avatars
            .filter(({ type }) => type === 'stock')
            .map(({ id, name, description, posterUrl, imageUrl }) => (
              <Item key={id}>
                <PresenterPreview posterUrl={posterUrl} previewUrl={imageUrl} active={false} />
                <h3>{name}</h3>
                <p>{description}</p>
              </Item>
            ))}
        </Grid>
      </Stack>
    </>
  );
}
