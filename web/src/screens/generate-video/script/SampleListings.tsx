import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import { color, motion, radius, space, text } from '../../../theme/tokens.ts';

const sampleListingsQuery = graphql(`
  query SampleListings {
    sampleListings {
      id
      title
      address
      url
      imageUrl
    }
  }
`);

const Root = styled.section`display: grid; gap: ${space[3]}; & > h3 { ${text('label')} color: ${color.text2}; }`;
const Cards = styled.ul`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(180px, 1fr); gap: ${space[3]}; margin: 0; padding: 2px; list-style: none; overflow-x: auto; scroll-snap-type: x proximity;
  & > li { display: flex; min-inline-size: 0; scroll-snap-align: start; }
`;
const Sample = styled.button`
  flex: 1; display: flex; flex-direction: column; padding: 0; overflow: hidden; text-align: start; color: ${color.text};
  background: ${color.surface}; border: 1px solid ${color.borderStrong}; border-radius: ${radius.md}; transition: border-color ${motion.fast} ${motion.ease};
  &:hover:not(:disabled) { border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -1px; }
  & > img { inline-size: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: ${color.sunken}; }
  & > span { padding: ${space[2]} ${space[3]} 0; ${text('label')} }
  & > small { padding: 0 ${space[3]} ${space[3]}; ${text('caption')} color: ${color.text2}; }
`;

export interface SampleListingsProps {
  readonly disabled: boolean;
  /** Somebody wants to try the listing at this address. */
  readonly onChoose: (url: string) => void;
}

/** Listings of our own, to see the whole way without having one at hand (DECISIONS section 10). Nothing where they cannot be had. */
export function SampleListings({ disabled, onChoose }: SampleListingsProps) {
  const { data } = useQuery(sampleListingsQuery);
  if (data === undefined || data.sampleListings.length === 0) return null;
  return (
    <Root aria-labelledby="samples-title">
      <h3 id="samples-title">Try a sample listing</h3>
      <Cards>
        {data.sampleListings.map(({ id, title, address, url, imageUrl }) => (
          <li key={id}>
            <Sample type="button" disabled={disabled} onClick={() => onChoose(url)}>
              <img src={imageUrl} alt="" loading="lazy" width={320} height={180} />
              <span>{title}</span>
              <small>{address}</small>
            </Sample>
          </li>
        ))}
      </Cards>
    </Root>
  );
}
