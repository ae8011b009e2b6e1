import { styled } from 'styled-components';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import type { Fact } from '../draft/draft.ts';

const Facts = styled.dl`
  display: grid; gap: 0 ${space[6]};
  ${up.md} { grid-template-columns: 1fr 1fr; }
  & > div { display: grid; grid-template-columns: minmax(88px, 2fr) 5fr; gap: ${space[3]}; padding-block: ${space[2]}; border-block-end: 1px solid ${color.border}; min-inline-size: 0; }
  & dt { ${text('small')} color: ${color.text2}; }
  & dd { ${text('small')} min-inline-size: 0; overflow-wrap: anywhere; }
  & dd > small { display: block; ${text('caption')} color: ${color.text2}; }
`;

/** What was read from the listing, each with where it was found: the script says nothing else. */
export function FactsPanel({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card title="Facts from the listing" headingLevel={3} description="Please check them: your presenter will say what stands in the script.">
      <Facts>
        {facts.map(({ name, value, source }) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}<small>from {source}</small></dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
