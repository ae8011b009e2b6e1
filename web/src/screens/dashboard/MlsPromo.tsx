import { useQuery } from '@apollo/client/react';
import { LibraryBig } from 'lucide-react';
import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { t } from '../../i18n/t.ts';
import { Note } from '../../ui/text.ts';

const Facts = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.accent};
    ${text('label')}
  }
`;
const librarySizeQuery = graphql(`
  query LibrarySize {
    libraryVideoCount
  }
`);

/** The card promises "10+ Expert Videos". */
const promisedVideos = 10;

/** Links to the library of expert videos; renders nothing while the library has fewer than the card promises. */
export function MlsPromo() {
  const { data } = useQuery(librarySizeQuery);
  if ((data?.libraryVideoCount ?? 0) < promisedVideos) return null;
  return (
    <Card title={t('MLS Unlocked')}>
      <Note>{t('Short lessons by people who sell for a living, to watch or to make your own.')}</Note>
      <Facts>
        <li>{t('10+ Expert Videos')}</li>
        <li>{t('4 Categories')}</li>
      </Facts>
      <ButtonLink to="/video-center" variant="secondary" icon={<LibraryBig aria-hidden="true" />}>
        {t('Browse Video Library')}
      </ButtonLink>
    </Card>
  );
}
