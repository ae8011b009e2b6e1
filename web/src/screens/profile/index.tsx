import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
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
/** The target of a link to a card; the offset keeps its title below the navigation. */
const Anchor = styled.div`
  scroll-margin-block-start: ${space[16]};
`;

/** `/profile`: the account settings. */
export default function Profile() {
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Account settings')} lead={t('Your profile, how you sign in, and what we keep for you.')} />
      <Columns>
        {(['main', 'side', 'end'] as const).map((column) => (
          <Stack key={column} $gap={6} data-column={column}>
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
