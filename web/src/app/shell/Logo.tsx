import { styled } from 'styled-components';
import { color, space, up } from '../../theme/tokens.ts';
import { t } from '../../i18n/t.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  font-size: 1.125rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  white-space: nowrap;
  & > svg {
    inline-size: 28px;
    block-size: 28px;
    flex: none;
  }
`;

const Name = styled.span`
  &[data-compact='true'] {
    display: none;
    ${up.sm} {
      display: inline;
    }
  }
`;

/** The logo. `compact` hides the name below 480 px. */
export function Logo({ compact = false }: { readonly compact?: boolean }) {
  return (
    <Root>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 14.2 16 4l12 10.2V24a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill={color.accent} />
        <path d="m13 13.2 7.4 4.3-7.4 4.3z" fill={color.onAccent} />
        <path d="M4 29.5h14" stroke={color.accent} strokeWidth="2" />
        <path d="M20 29.5h8" stroke={color.borderStrong} strokeWidth="2" />
      </svg>
      <Name data-compact={compact}>{t('Curbcast')}</Name>
    </Root>
  );
}
