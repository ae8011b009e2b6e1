import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
  }
`;

/** A spinner in the size of the text. Give it a `label` unless the text next to it explains it. */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <Ring aria-hidden="true" />;
  return (
    <span role="status">
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
