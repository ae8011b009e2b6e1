import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${color.accent};
`;

/** A dot for news, with words for screen readers. Shows nothing without words. */
export function NewsDot({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
