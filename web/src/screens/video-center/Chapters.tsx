import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { clock } from '../../ui/format.ts';
import type { LibraryVideo } from './words.ts';
import { t } from '../../i18n/t.ts';
import { PlainList } from '../../ui/layout.tsx';

const Chapter = styled.button`
  ${text('small')}
  display: flex;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 44px;
  align-items: center;
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='true'] {
    border-color: ${color.border};
    background: ${color.sunken};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -1px;
  }
  & > span {
    color: ${color.text2};
    font-variant-numeric: tabular-nums;
  }
`;

export interface ChaptersProps {
  readonly chapters: LibraryVideo['chapters'];
  /** The current second of the playback. */
  readonly time: number;
  readonly onSeek: (seconds: number) => void;
}

/** The chapters of a video: each links to its beginning. */
export function Chapters({ chapters, time, onSeek }: ChaptersProps) {
  // Browsers stop slightly before the requested second.
  const current = chapters.findLastIndex(({ start }) => start <= time + 0.25);
  return (
    <nav aria-label={t('Chapters')}>
      <PlainList as="ol" $gap={1}>
        {chapters.map(({ start, title }, at) => (
          <li key={start}>
            <Chapter type="button" aria-current={at === current} onClick={() => onSeek(start)}>
              <span>{clock(Math.floor(start))}</span> {title}
            </Chapter>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
