import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { digitsOf, testCards } from './card.ts';
import { t } from '../../../i18n/t.ts';

const Root = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  & > summary {
    min-block-size: 44px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]};
    cursor: pointer;
    ${text('label')}
  }
  & > summary::after {
    content: '${t('Show')}';
    ${text('caption')} color: ${color.accentText};
  }
  &[open] > summary::after {
    content: '${t('Hide')}';
  }
`;
const List = styled.ul`
  margin: 0;
  padding: 0 ${space[4]} ${space[2]};
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${space[1]};
  padding-block: ${space[1]};
  border-block-start: 1px solid ${color.border};
  & > div {
    min-inline-size: 0;
  }
  & code {
    white-space: nowrap;
  }
  & p {
    ${text('caption')} color: ${color.text2};
  }
`;

/** The test cards, to copy or to fill into the form. */
export function TestCards({ onUse }: { readonly onUse: (number: string) => void }) {
  return (
    <Root open>
      <summary>{t('Test cards')}</summary>
      <List>
        {testCards.map(({ number, does }) => (
          <Item key={number}>
            <div>
              <code>{number}</code>
              <p>{does}</p>
            </div>
            <CopyButton iconOnly value={digitsOf(number)} label={t('Copy the card number {number}', { number })} />
            <Button variant="ghost" aria-label={t('Use {number}', { number })} onClick={() => onUse(number)}>
              {t('Use')}
            </Button>
          </Item>
        ))}
      </List>
    </Root>
  );
}
