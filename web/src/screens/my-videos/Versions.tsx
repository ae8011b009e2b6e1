import { CopyPlus } from 'lucide-react';
import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { limits } from '../../../../domain/limits.ts';
import { graphql } from '../../gql/gql.ts';
import type { VersionsQuery } from '../../gql/graphql.ts';
import { locale } from '../../i18n/language.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { StatusBadge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { statusOf, type Video } from './words.ts';
import { t } from '../../i18n/t.ts';

const versionsQuery = graphql(`
  query Versions($search: String!) {
    videos(first: 48, search: $search) {
      edges {
        cursor
        node {
          id
          title
          propertyAddress
          status
          thumbnailUrl
          language
          look {
            format
          }
        }
      }
    }
  }
`);

type Version = VersionsQuery['videos']['edges'][number]['node'];

const Head = styled.h3`
  ${text('h3')}
`;
const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.button`
  display: grid;
  gap: ${space[1]};
  inline-size: 100%;
  block-size: 100%;
  align-content: start;
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: ${color.borderStrong};
  }
  &[aria-current='true'] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
  & > img,
  & > span:first-child {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    border-radius: ${radius.sm};
    background: ${color.sunken};
  }
  & > small {
    ${text('caption')} color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

const formats = { LANDSCAPE: t('Landscape'), PORTRAIT: t('Portrait'), SQUARE: t('Square') } as const;
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

/** Landscape · Spanish */
const kindOf = ({ look, language }: Version): string =>
  [formats[look.format], languageNames.of((language ?? 'en').split('-')[0] ?? 'en') ?? ''].join(' · ');

const plain = (address: string): string => address.trim().toLocaleLowerCase();

export interface VersionsProps {
  readonly video: Pick<Video, 'id' | 'title' | 'propertyAddress'>;
  readonly onWatch: (id: string) => void;
}

/** All videos of the same property, in their formats and languages, and a link to make another one. */
export function Versions({ video: { id, propertyAddress }, onWatch }: VersionsProps) {
  const address = plain(propertyAddress);
  const { data } = useQuery(versionsQuery, {
    variables: { search: propertyAddress.trim().slice(0, limits.searchCharacters) },
    skip: address === '',
  });
  const versions = (data?.videos.edges ?? [])
    .map(({ node }) => node)
    .filter((video) => plain(video.propertyAddress) === address);
  return (
    <Stack $gap={3}>
      {versions.length > 1 && (
        <>
          <Head>{t('Videos of this property')}</Head>
          <Items role="list">
            {versions.map((version) => (
              <li key={version.id}>
                <Item type="button" aria-current={version.id === id} onClick={() => onWatch(version.id)}>
                  {version.thumbnailUrl === null ? <span /> : <img src={version.thumbnailUrl} alt="" loading="lazy" />}
                  {kindOf(version)}
                  <small>{version.title}</small>
                  {version.status !== 'READY' && <StatusBadge status={statusOf[version.status]} />}
                </Item>
              </li>
            ))}
          </Items>
        </>
      )}
      <Cluster>
        <ButtonLink
          to={`/generate-video?from=${encodeURIComponent(id)}`}
          variant="secondary"
          icon={<CopyPlus aria-hidden="true" />}
        >
          {t('Make another version')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
