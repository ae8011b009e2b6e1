import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import type { VideoTemplate } from '../../../gql/graphql.ts';
import { color, motion, radius, space, text } from '../../../theme/tokens.ts';
import { t } from '../../../i18n/t.ts';
import { PlainList } from '../../../ui/layout.tsx';

const sampleListingsQuery = graphql(`
  query SampleListings {
    sampleListings {
      id
      title
      address
      url
      imageUrl
      template
    }
  }
`);

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  & > h3 {
    ${text('h3')}
  }
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const Sample = styled.button`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  padding: 0;
  overflow: hidden;
  text-align: start;
  color: ${color.text};
  background: ${color.surface};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  transition: border-color ${motion.fast} ${motion.ease};
  &:hover:not([aria-disabled]) {
    border-color: ${color.accent};
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 76px;
    object-fit: cover;
    background: ${color.sunken};
  }
  & > span {
    padding-block: ${space[2]};
    padding-inline-end: ${space[3]};
    ${text('label')}
  }
  & small {
    display: block;
    ${text('caption')} color: ${color.text2};
    margin-block-start: 2px;
  }
`;

export interface SampleListingsProps {
  /** The matching samples come first. */
  readonly template: VideoTemplate;
  /** True while a script is generated: clicks are ignored, and the focus stays. */
  readonly disabled: boolean;
  /** Called with the address of the chosen listing. */
  readonly onChoose: (url: string) => void;
}

/**
 * Sample listings of the server, to try the product without a listing. Renders nothing if there
 * are none.
 */
export function SampleListings({ template, disabled, onChoose }: SampleListingsProps) {
  const { data } = useQuery(sampleListingsQuery);
  if (data === undefined || data.sampleListings.length === 0) return null;
  const fitting = data.sampleListings.toSorted(
    (one, other) => Number(other.template === template) - Number(one.template === template),
  );
  return (
    <Root aria-labelledby="samples-title">
      <h3 id="samples-title">{t('Try a sample listing')}</h3>
      <p>{t('One click reads the page and writes the script.')}</p>
      <PlainList $gap={2}>
        {fitting.map(({ id, title, address, url, imageUrl }) => (
          <li key={id}>
            <Sample type="button" aria-disabled={disabled || undefined} onClick={() => !disabled && onChoose(url)}>
              <img src={imageUrl} alt="" loading="lazy" width={112} height={76} />
              <span>
                {title}
                <small>{address}</small>
              </span>
            </Sample>
          </li>
        ))}
      </PlainList>
    </Root>
  );
}
