import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { keyframes, styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Logo } from './Logo.tsx';
import { t } from '../../i18n/t.ts';

const Root = styled.div`
  min-block-size: 100dvh;
  display: flex;
  flex-direction: column;
`;
const Top = styled.header`
  padding: ${space[5]} ${space[6]};
  & > a {
    display: inline-flex;
    text-decoration: none;
  }
`;
const Middle = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[24]};
  text-align: center;
`;
const Words = styled.p`
  color: ${color.text2};
  max-inline-size: 44ch;
`;
const Turning = styled.span`
  display: grid;
  font-size: 2rem;
  color: ${color.accentText};
`;
const Title = styled.h1`
  ${text('h2')}
`;

/** A full page for a short message: signing in, an error, loading. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <Root>
      <Top>
        <Link to="/" aria-label={t('Curbcast, home')}>
          <Logo />
        </Link>
      </Top>
      <Middle id="main" tabIndex={-1}>
        {children}
      </Middle>
    </Root>
  );
}

export interface StageMessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly busy?: boolean;
}

/** The text of a Stage, with a spinner while `busy`. */
export function StageMessage({ title, children, busy = false }: StageMessageProps) {
  return (
    <>
      {busy && (
        <Turning>
          <Spinner />
        </Turning>
      )}
      <div role={busy ? 'status' : undefined}>
        <Title>{title}</Title>
      </div>
      {children !== undefined && <Words as="div">{children}</Words>}
    </>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const Quiet = styled.div`
  min-block-size: 60dvh;
  display: grid;
  place-items: center;
  font-size: 1.75rem;
  color: ${color.accentText};
  animation: ${appear} 1ms 150ms both;
`;

/** The loading state of a whole screen. Appears after 150 ms. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <Quiet>
      <Spinner label={label} />
    </Quiet>
  );
}
