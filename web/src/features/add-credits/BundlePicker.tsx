import { styled } from 'styled-components';
import { type Bundle, centsPerCredit } from '../catalog/cost.ts';
import { color, motion, radius, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatCents, formatCredits, formatPrice } from '../../ui/format.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { type Balance, balanceAfter } from '../credits/balance.ts';
import { t } from '../../i18n/t.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 12px 0 0;
  list-style: none;
  ${up.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[4]};
  }
`;
const Item = styled.li`
  position: relative;
`;
const Choice = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  inline-size: 100%;
  block-size: 100%;
  padding: ${space[4]} ${space[5]};
  text-align: start;
  background: ${color.surface};
  color: ${color.text};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.lg};
  transition:
    border-color ${motion.fast} ${motion.ease},
    background-color ${motion.fast} ${motion.ease};
  &:hover:not(:disabled) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-popular='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:disabled {
    color: ${color.text3};
  }
`;
const Name = styled.span`
  ${text('h3')}
`;
/** On the upper edge of the card, so that the lines of all cards stay aligned. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: -12px;
  inset-inline-start: ${space[4]};
  & > span {
    border: 1px solid ${color.accent};
  }
`;
const Price = styled.span`
  ${text('h2')} font-variant-numeric: tabular-nums;
  text-align: end;
`;
const Amount = styled.span`
  ${text('body')} font-variant-numeric: tabular-nums;
`;
const Each = styled.span`
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
const After = styled.span`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 1.5rem;
  margin-block-start: ${space[2]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.border};
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & > b {
    color: ${color.text};
    font-weight: 600;
  }
`;

export interface BundlePickerProps {
  readonly bundles: readonly Bundle[];
  readonly balance: Balance;
  /** The bundle whose payment is being started. */
  readonly starting: Bundle | null;
  readonly onChoose: (bundle: Bundle) => void;
}

/** The bundles of the catalog: price, credits, price per credit, and the balance after the purchase. */
export function BundlePicker({ bundles, balance, starting, onChoose }: BundlePickerProps) {
  return (
    <List aria-label={t('Credit bundles')}>
      {bundles.map((bundle) => (
        <Item key={bundle.id}>
          <Choice
            type="button"
            data-popular={bundle.popular}
            disabled={starting !== null}
            aria-busy={starting?.id === bundle.id || undefined}
            onClick={() => onChoose(bundle)}
          >
            {bundle.popular && (
              <Mark>
                <Badge tone="accent">{t('Most popular')}</Badge>
              </Mark>
            )}
            <Name>{bundle.name}</Name>
            <Price>{formatPrice(bundle.priceCents)}</Price>
            <Amount>{t('{credits} credits', { credits: formatCredits(bundle.credits) })}</Amount>
            <Each>{t('{bundle} per credit', { bundle: formatCents(centsPerCredit(bundle)) })}</Each>
            <After>
              {starting?.id === bundle.id ? (
                <span role="status">
                  <Spinner /> {t('Preparing the payment…')}
                </span>
              ) : (
                <span>{t('Your balance afterwards')}</span>
              )}
              <b>{formatCredits(balanceAfter(balance, bundle))}</b>
            </After>
          </Choice>
        </Item>
      ))}
    </List>
  );
}
