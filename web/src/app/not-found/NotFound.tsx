import { styled } from 'styled-components';
import { TopNav } from '../shell/TopNav.tsx';
import { space } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import NotFoundMessage from './NotFoundMessage.tsx';

const Main = styled.main`
  display: grid;
  align-content: center;
  min-block-size: calc(100dvh - 65px);
  padding-block: ${space[12]} ${space[24]};
`;

/** The page for an unknown path. */
export default function NotFound() {
  return (
    <>
      <SkipLink />
      <TopNav />
      <Main id="main" tabIndex={-1}>
        <Page>
          <NotFoundMessage />
        </Page>
      </Main>
    </>
  );
}
