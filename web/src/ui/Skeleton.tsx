import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { t } from '../i18n/t.ts';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const breathe = keyframes`50% { opacity: 0.55; }`;

/** A placeholder in the size of the content. Appears after 150 ms, so that fast responses do not flicker. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  readonly $width?: string;
  readonly $height?: string;
  readonly $radius?: string;
}>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  block-size: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $radius = radius.sm }) => $radius};
  background: ${color.border};
  animation:
    ${appear} 1ms 150ms both,
    ${breathe} 1.6s 150ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms 150ms both !important;
  }
`;

/** Announces loading to screen readers, around skeletons. */
export function Loading({
  label = t('Loading…'),
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
