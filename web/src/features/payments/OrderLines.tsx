import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Fact } from '../../ui/Figures.tsx';

const Lines = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  ${text('small')} font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  & dt {
    color: ${color.text2};
  }
  & dd {
    white-space: nowrap;
  }
  & > div:last-child {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.borderStrong};
    font-weight: 600;
    & > dt {
      color: ${color.text};
    }
  }
`;

/** The lines of an order; the last one is the total. */
export function OrderLines({ label, lines }: { readonly label: string; readonly lines: readonly OrderLine[] }) {
  return (
    <Lines aria-label={label}>
      {lines.map(({ id, description, value }) => (
        <Fact key={id} name={description}>
          {value}
        </Fact>
      ))}
    </Lines>
  );
}

export interface OrderLine {
  readonly id: string;
  readonly description: string;
  readonly value: string;
}
