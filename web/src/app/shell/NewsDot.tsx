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

/** Says without a word that there is something new, and to screen readers with words. Nothing without words. */
export function NewsDot({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
