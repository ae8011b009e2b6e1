import { styled } from 'styled-components';
import { color, space, up } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { cards } from './cards.ts';
import { t } from '../../i18n/t.ts';

const Top = styled.div`
  & > p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${up.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(300px, 1fr);
  }
`;
/** The target of a link to a card; the offset keeps its title below the navigation. */
const Anchor = styled.div`
  scroll-margin-block-start: ${space[16]};
`;

/** `/profile`: the account settings. */
export default function Profile() {
  return (
    <Stack $gap={8}>
      <Top>
        <h1>{t('Account settings')}</h1>
        <p>{t('Your profile, how you sign in, and what we keep for you.')}</p>
      </Top>
      <Columns>
        {(['main', 'side'] as const).map((column) => (
          <Stack key={column} $gap={6}>
            {cards
              .filter((card) => card.column === column)
              .map(({ id, Card }) => (
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
