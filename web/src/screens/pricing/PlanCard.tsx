import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import type { Catalog } from '../../features/catalog/cost.ts';
import { color, radius, shadow, space, text, up } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatPrice } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-block-start: 4px solid ${color.accent};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[2]};
  ${up.md} {
    grid-template-columns: 1fr 1fr;
    padding: ${space[8]};
    gap: ${space[10]};
  }
`;
const Name = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
`;
const Price = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  ${text('body')} color: ${color.text2};
  & > strong {
    font-size: 3rem;
    line-height: 1;
    font-weight: 650;
    letter-spacing: -0.03em;
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;
const Points = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: start;
  }
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    color: ${color.accentText};
  }
`;

/** The required monthly plan, with a line each about renewal, expiry and cancellation. */
export function PlanCard({ plan }: { readonly plan: Catalog['plan'] }) {
  return (
    <Root aria-labelledby="plan-name">
      <Name>
        <Badge tone="accent">{t('Required base')}</Badge>
        <h2 id="plan-name">{plan.name}</h2>
        <Price>
          <Phrase
            text="<0>{priceCents}</0>per month"
            parts={[(words) => <strong>{words}</strong>]}
            values={{ priceCents: formatPrice(plan.priceCents) }}
          />
        </Price>
        <p>{plan.description}</p>
      </Name>
      <Points>
        {plan.features.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {point}
          </li>
        ))}
      </Points>
    </Root>
  );
}
