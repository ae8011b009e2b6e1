import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/t.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { PlainList, Stack } from '../../../ui/layout.tsx';
import { type Field, type Schema, written } from './schema.ts';

const kinds = [
  { kind: 'query', title: t('Queries') },
  { kind: 'mutation', title: t('Mutations') },
] as const;

const Scroll = styled.div`
  max-block-size: 28rem;
  overflow-y: auto;
  display: grid;
  gap: ${space[4]};
`;
const Item = styled.button`
  display: block;
  inline-size: 100%;
  padding: ${space[2]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  ${text('small')}
  & code,
  & span {
    display: block;
    overflow-wrap: anywhere;
  }
  & span {
    color: ${color.text2};
  }
  &:hover {
    background: ${color.sunken};
  }
`;

/** The root fields of the schema. Choosing one makes an operation of it. */
export function FieldList({
  schema,
  onChoose,
}: {
  readonly schema: Schema;
  readonly onChoose: (kind: 'query' | 'mutation', field: Field) => void;
}) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  return (
    <Stack $gap={3}>
      <SearchInput
        label={t('Search fields')}
        placeholder={t('Search fields by name...')}
        value={search}
        onValueChange={setSearch}
      />
      <Scroll tabIndex={0} role="region" aria-label={t('Fields of the API')}>
        {kinds.map(({ kind, title }) => {
          const found = schema.roots[kind].filter(({ name }) => name.toLowerCase().includes(wanted));
          return (
            <section key={kind} aria-label={title}>
              <h3>{title}</h3>
              {found.length === 0 && <p>{t('No field has this name.')}</p>}
              <PlainList $gap={1}>
                {found.map((field) => (
                  <li key={field.name}>
                    <Item type="button" onClick={() => onChoose(kind, field)}>
                      <code>
                        {field.name}: {written(field.type)}
                      </code>
                      {field.description !== null && <span lang="en">{field.description.replaceAll('`', '')}</span>}
                    </Item>
                  </li>
                ))}
              </PlainList>
            </section>
          );
        })}
      </Scroll>
    </Stack>
  );
}
