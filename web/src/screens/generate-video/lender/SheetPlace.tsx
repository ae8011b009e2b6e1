import { styled } from 'styled-components';
import { color, radius, space, text, up } from '../../../theme/tokens.ts';
import { partOf } from './sheetPart.ts';
import type { FeeSheet, SheetFigure } from './useFeeSheet.ts';
import { t } from '../../../i18n/t.ts';

const Row = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background-color: white;
  ${up.md} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Half = styled.div`
  position: relative;
  overflow: hidden;
  background-repeat: no-repeat;
  &:only-child {
    grid-column: 1 / -1;
  }
  & + & {
    border-block-start: 1px dashed ${color.borderStrong};
    ${up.md} {
      border-block-start: none;
    }
  }
  & > span {
    position: absolute;
    border: 2px solid ${color.accent};
    border-radius: ${radius.xs};
  }
`;
/** Marks the row in both halves: the figure's label is in the other one. */
const Band = styled.div`
  position: absolute;
  inset-inline: 0;
  background: color-mix(in srgb, ${color.accent} 14%, transparent);
`;
const Line = styled.p`
  ${text('caption')}
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const percent = (share: number): string => `${share * 100}%`;
/** The position of a background that is larger than its box. */
const shifted = (start: number, size: number): string => (size >= 1 ? '0%' : percent(start / (1 - size)));

/** The place of a figure on the sheet: its row of the page, or the line of a text file. */
export function SheetPlace({ figure, pages }: { readonly figure: SheetFigure; readonly pages: FeeSheet['pages'] }) {
  const page = pages[figure.page - 1];
  const words = figure.text.replace(/\s+/g, ' ');
  if (typeof page?.pictureUrl !== 'string') return <Line>{words}</Line>;
  const { wide, high, top, halves } = partOf(figure);
  const row = {
    insetBlockStart: percent((figure.top - top) / high - 0.08),
    blockSize: percent(figure.height / high + 0.16),
  };
  return (
    <Row role="img" aria-label={t('Page {page} of the sheet: {words}', { page: figure.page, words })}>
      {halves.map(({ left, hasFigure }) => (
        <Half
          key={left}
          style={{
            backgroundImage: `url("${page.pictureUrl ?? ''}")`,
            backgroundSize: `${percent(1 / wide)} ${percent(1 / high)}`,
            backgroundPosition: `${shifted(left, wide)} ${shifted(top, high)}`,
            aspectRatio: (wide * page.aspect) / high,
          }}
        >
          <Band style={row} />
          {hasFigure && (
            <span
              style={{
                insetInlineStart: percent((figure.left - left) / wide - 0.01),
                inlineSize: percent(figure.width / wide + 0.02),
                ...row,
              }}
            />
          )}
        </Half>
      ))}
    </Row>
  );
}
