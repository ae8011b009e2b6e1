import { styled } from 'styled-components';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Fact } from '../draft/draft.ts';
import { t } from '../../../i18n/t.ts';

const Facts = styled.dl`
  display: grid;
  & > div {
    display: grid;
    grid-template-columns: minmax(88px, 1fr) 2fr;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.border};
    min-inline-size: 0;
  }
  & > div:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  & dt {
    ${text('small')} color: ${color.text2};
  }
  & dd {
    display: grid;
    gap: 0 ${space[3]};
    align-items: start;
    ${text('small')} min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & dd > small {
    ${text('caption')} color: ${color.text2};
  }
  ${up.md} {
    & dd {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & dd > small {
      max-inline-size: 12ch;
      text-align: end;
    }
  }
  & summary {
    cursor: pointer;
  }
`;

/** The length from which a value is collapsed, such as a listing's description. */
const longValue = 200;

export interface FactsPanelProps {
  readonly facts: readonly Fact[];
  readonly source: 'listing' | 'fee sheet';
}

/** The facts of the listing or fee sheet with their sources. The generated script contains no others. */
export function FactsPanel({ facts, source }: FactsPanelProps) {
  const [, ...others] = new Set(facts.map((fact) => fact.source));
  const oneSource = others.length === 0;
  return (
    <Card
      title={source === 'listing' ? t('Facts from the listing') : t('Facts from the fee sheet')}
      headingLevel={3}
      description={`${oneSource ? `${source === 'listing' ? t('Read from the listing.') : t('Read from the fee sheet.')} ` : ''}${t('Please check them: your presenter will say what the script says.')}`}
    >
      <Facts>
        {facts.map((fact) => (
          <div key={`${fact.name} ${fact.value}`}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.value.length > longValue ? <Folded value={fact.value} /> : <span>{fact.value}</span>}
              {!oneSource && (
                <small>
                  <VisuallyHidden>{t('from')} </VisuallyHidden>
                  {fact.source}
                </small>
              )}
            </dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

function Folded({ value }: { readonly value: string }) {
  return (
    <details>
      <summary>{value.slice(0, value.lastIndexOf(' ', longValue / 2)).replace(/\p{P}+$/u, '')}…</summary>
      {value}
    </details>
  );
}
