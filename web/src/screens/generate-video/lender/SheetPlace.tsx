import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import type { FeeSheet, SheetFigure } from './useFeeSheet.ts';
import { t } from '../../../i18n/t.ts';

const Picture = styled.div`
  position: relative;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background-color: white;
  background-repeat: no-repeat;
  & > span {
    position: absolute;
    border: 2px solid ${color.accent};
    border-radius: ${radius.xs};
  }
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

/** The shown part of a page, in fractions of it: the figure with what stands left of it and right above it. */
function partOf({ left, top, width, height }: SheetFigure) {
  const [wide, high] = [0.6, Math.min(1, Math.max(0.055, height * 4.2))];
  const within = (start: number, size: number): number => Math.min(1 - size, Math.max(0, start));
  return {
    wide,
    high,
    left: within(left + width + 0.04 - wide, wide),
    top: within(top + height / 2 - high * 0.65, high),
  };
}

const percent = (share: number): string => `${share * 100}%`;
/** The position of a background that is larger than its box. */
const shifted = (start: number, size: number): string => (size >= 1 ? '0%' : percent(start / (1 - size)));

/** Where a figure stands on the sheet: the part of the page around it, or the line of a text file. */
export function SheetPlace({ figure, pages }: { readonly figure: SheetFigure; readonly pages: FeeSheet['pages'] }) {
  const page = pages[figure.page - 1];
  const words = figure.text.replace(/\s+/g, ' ');
  if (typeof page?.pictureUrl !== 'string') return <Line>{words}</Line>;
  const { wide, high, left, top } = partOf(figure);
  return (
    <Picture
      role="img"
      aria-label={t('Page {page} of the sheet: {words}', { page: figure.page, words })}
      style={{
        backgroundImage: `url("${page.pictureUrl}")`,
        backgroundSize: `${percent(1 / wide)} ${percent(1 / high)}`,
        backgroundPosition: `${shifted(left, wide)} ${shifted(top, high)}`,
        aspectRatio: (wide * page.aspect) / high,
      }}
    >
      <span
        style={{
          insetInlineStart: percent((figure.left - left) / wide - 0.01),
          insetBlockStart: percent((figure.top - top) / high - 0.08),
          inlineSize: percent(figure.width / wide + 0.02),
          blockSize: percent(figure.height / high + 0.16),
        }}
      />
    </Picture>
  );
}
