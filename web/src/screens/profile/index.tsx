import { styled } from 'styled-components';
import { size, space, up } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { cards } from './cards.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${up.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(300px, 1fr);
    & > [data-column='side'] {
      grid-row: span 2;
    }
  }
`;
/** The target of a link to a card. The offset keeps its title clear of the navigation. */
const Anchor = styled.div`
  scroll-margin-block-start: ${space[16]};
`;

/** The links to the cards, if the cards are in one long column. */
const Contents = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.control};
  }
  ${up.lg} {
    display: none;
  }
`;

const columns = (['main', 'side', 'end'] as const).map((column) => ({
  column,
  shown: cards.filter((card) => card.column === column),
}));

/** `/profile`: the account settings. */
export default function Profile() {
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Account settings')} lead={t('Your profile, how you sign in, and what we keep for you.')} />
      <Contents aria-label={t('On this page')}>
        <ul>
          {columns
            .flatMap(({ shown }) => shown)
            .map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
        </ul>
      </Contents>
      <Columns>
        {columns.map(({ column, shown }) => (
          <Stack key={column} $gap={6} data-column={column}>
            {shown.map(({ id, Card }) => (
              <Anchor key={id} id={id}>
                <Card />
              </Anchor>
            ))}
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}
