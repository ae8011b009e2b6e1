import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { brandQuery, changeBrandMutation, noBrand } from '../../features/brand/brand.ts';
import { LogoPicker } from '../../features/brand/LogoPicker.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import type { BrandInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';
import { limits } from '../../../../domain/limits.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const lines = [
  ['name', t('Name')],
  ['title', t('Title')],
  ['company', t('Company')],
  ['phone', t('Phone')],
  ['email', t('Email')],
  ['licence', t('License')],
] as const;

/** Colors, logo and agent card of the user's videos. */
export function BrandCard() {
  const { data, error, refetch } = useQuery(brandQuery);
  return (
    <Card
      title={t('Brand')}
      description={t(
        'Your videos open in these colors with your logo, and end with your agent card. This applies to videos that you start from now on.',
      )}
    >
      {data !== undefined ? (
        <BrandForm key={data.brand === null ? 'none' : 'some'} saved={data.brand ?? null} />
      ) : error !== undefined ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Loading label={t('Loading your brand…')}>
          <Skeleton $height="320px" $radius="14px" />
        </Loading>
      )}
    </Card>
  );
}

function BrandForm({ saved }: { readonly saved: BrandInput | null }) {
  const [brand, setBrand] = useState<BrandInput>(saved ?? noBrand);
  const [change, { loading }] = useMutation(changeBrandMutation, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: brandQuery, data: { brand: data.changeBrand.brand } });
    },
  });

  const save = async (next: BrandInput | null): Promise<void> => {
    try {
      await change({ variables: { brand: next } });
      if (next === null) setBrand(noBrand);
      toast({ title: next === null ? t('Brand removed') : t('Brand saved') });
    } catch (cause) {
      toast({ title: t('The brand could not be saved'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { primaryColour, accentColour, logoUrl, agent } = brand;
    const { name, title, company, phone, email, licence } = agent;
    void save({ primaryColour, accentColour, logoUrl, agent: { name, title, company, phone, email, licence } });
  };
  return (
    <form onSubmit={submit}>
      <Stack $gap={4}>
        <Grid $min="160px" $gap={4}>
          {(
            [
              ['primaryColour', t('Background color')],
              ['accentColour', t('Accent color')],
            ] as const
          ).map(([name, label]) => (
            <Field key={name} label={label}>
              <TextInput
                type="color"
                value={brand[name]}
                onChange={({ currentTarget: { value } }) => setBrand((current) => ({ ...current, [name]: value }))}
              />
            </Field>
          ))}
        </Grid>
        <BrandPreview brand={brand} />
        <LogoPicker logoUrl={brand.logoUrl} onChange={(logoUrl) => setBrand((current) => ({ ...current, logoUrl }))} />
        <Grid $min="220px" $gap={4}>
          {lines.map(([name, label]) => (
            <Field key={name} label={label} optional>
              <TextInput
                value={brand.agent[name]}
                maxLength={limits.brandCharacters}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) =>
                  setBrand((current) => ({ ...current, agent: { ...current.agent, [name]: value } }))
                }
              />
            </Field>
          ))}
        </Grid>
        <Cluster $gap={3} $justify="end">
          {saved !== null && (
            <Button variant="ghost" disabled={loading} onClick={() => void save(null)}>
              {t('Remove brand')}
            </Button>
          )}
          <Button type="submit" loading={loading}>
            {t('Save brand')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
