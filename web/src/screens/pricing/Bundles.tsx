import { styled } from 'styled-components';
import { type Catalog, centsPerCredit, validityInWords } from '../../features/catalog/cost.ts';
import { color, radius, shadow, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatCents, formatCredits, formatPrice } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';

const Lead = styled.p`
  color: ${color.text2};
  margin-block-start: ${space[1]};
`;
const Item = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[6]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[1]};
  &[data-popular='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
`;
const Name = styled.h3`
  ${text('h3')}
`;
/** On the upper edge of the card, so that the lines of all cards stay aligned. */
const Mark = styled.span`
  position: absolute;
  inset-block-start: -13px;
  inset-inline-start: ${space[5]};
  & > span {
    border: 1px solid ${color.accent};
  }
`;
const Price = styled.p`
  ${text('figure')} letter-spacing: -0.02em;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border};
  ${text('small')} font-variant-numeric: tabular-nums;
  & dt {
    color: ${color.text2};
  }
  & dd {
    font-weight: 550;
    text-align: end;
  }
`;

/**
 * The four one-time bundles, with what one credit costs in each. The page shows its fixed text and, next to it, today's
 * terms.
 */
export function Bundles({ catalog }: { readonly catalog: Catalog }) {
  return (
    <Stack as="section" $gap={5} aria-labelledby="bundles-title">
      <div>
        <h2 id="bundles-title">{t('Credit bundles')}</h2>
        <Lead>{t('Optional, paid once. Bundle credits never expire, and anyone signed in can buy them.')}</Lead>
        {catalog.bundleValidityDays !== null && (
          <Lead>{t('Today’s purchases: bundle credits {catalog}.', { catalog: validityInWords(catalog) })}</Lead>
        )}
      </div>
      <Grid as="ul" role="list" $min="240px" $gap={5}>
        {catalog.bundles.map((bundle) => (
          <Item key={bundle.id} data-popular={bundle.popular}>
            <Name>{bundle.name}</Name>
            {bundle.popular && (
              <Mark>
                <Badge tone="accent">{t('Most popular')}</Badge>
              </Mark>
            )}
            <Lead>{bundle.description}</Lead>
            <Price>{formatPrice(bundle.priceCents)}</Price>
            <Facts>
              <dt>{t('Credits')}</dt>
              <dd>{formatCredits(bundle.credits)}</dd>
              <dt>{t('Video')}</dt>
              <dd>{t('{credits} min', { credits: formatCredits(bundle.credits) })}</dd>
              <dt>{t('Per credit')}</dt>
              <dd>{formatCents(centsPerCredit(bundle))}</dd>
            </Facts>
          </Item>
        ))}
      </Grid>
    </Stack>
  );
}
