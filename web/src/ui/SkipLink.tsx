import { styled } from 'styled-components';
import { color, layer, radius, shadow, space, text } from '../theme/tokens.ts';
import { t } from '../i18n/t.ts';

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.tooltip};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.sm};
  box-shadow: ${shadow[3]};
  background: ${color.raised};
  color: ${color.text};
  ${text('label')}
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first focusable element of every page: skips the navigation to `<main id="main">`. */
export function SkipLink() {
  return <Root href="#main">{t('Skip to content')}</Root>;
}
