import { css, styled } from 'styled-components';
import { color, size, space, type SpaceName, text, up } from '../theme/tokens.ts';

interface GapProps {
  /** A step of the spacing scale. */
  readonly $gap?: SpaceName;
}

const gapOf = ({ $gap = 4 }: GapProps): string => space[$gap];

/** Children below each other. */
export const Stack = styled.div<GapProps>`
  display: flex;
  flex-direction: column;
  gap: ${gapOf};
  min-inline-size: 0;
`;

const loading = "[role='status'][aria-busy='true']";

/**
 * Parts of a screen below each other. Each appears after those above it have loaded, so that nothing is pushed down.
 */
export const Sections = styled(Stack)`
  & > ${loading} ~ *,
  & > :has(${loading}) ~ * {
    display: none;
  }
`;

/** A list without marks; with `$gap` the items are below each other, that far apart. */
export const PlainList = styled.ul<GapProps>`
  ${({ $gap }) =>
    $gap !== undefined &&
    css`
      display: grid;
      gap: ${space[$gap]};
    `}
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Two columns, one on a phone. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${up.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** What a person opens to read more. */
export const Details = styled.details`
  & > summary {
    ${text('label')}
    color: ${color.accentText};
    padding-block: ${space[2]};
    cursor: pointer;
  }
`;

/** Children next to each other, wrapping. */
export const Cluster = styled.div<GapProps & { readonly $justify?: 'start' | 'end' | 'space-between' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gapOf};
  justify-content: ${({ $justify = 'start' }) => $justify};
`;

/** As many equal columns as fit, each at least `$min` wide; with `$fill` a few items share the whole line. */
export const Grid = styled.div<GapProps & { readonly $min?: string; readonly $fill?: boolean }>`
  display: grid;
  gap: ${gapOf};
  grid-template-columns: repeat(
    ${({ $fill = false }) => ($fill ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ $min = '260px' }) => $min}), 1fr)
  );
`;

/** The page's column: 1200 px of content, or 720 px for reading. */
export const Page = styled.div<{ readonly $width?: 'content' | 'reading' }>`
  inline-size: 100%;
  max-inline-size: ${({ $width = 'content' }) => size[$width]};
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${up.md} {
    padding-inline: ${space[6]};
  }
`;

/** The room above and below a screen: all begin at the same height. */
export const screenRoom = css`
  padding-block: ${space[6]} ${space[16]};
  ${up.md} {
    padding-block: ${space[8]} ${space[24]};
  }
`;
