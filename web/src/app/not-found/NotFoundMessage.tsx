import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';

const Sign = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-inline-start: ${space[6]};
  border-inline-start: 4px solid ${color.accent};
`;
const Title = styled.h1`
  ${text('display')} letter-spacing: -0.025em;
`;
const Words = styled.p`
  color: ${color.text2};
  max-inline-size: 56ch;
  & code {
    padding: 1px ${space[1]};
    border-radius: ${radius.xs};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }
`;
const Hint = styled.p`
  ${text('small')} color: ${color.text3};
`;

/** The message for an unknown path (spec part 1 section 2), without navigation. */
export default function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <Sign>
      <title>Page not found · Curbcast</title>
      <Title>404 Page Not Found</Title>
      <Words>
        There is nothing at <code>{pathname}</code>. The address may have a typing mistake, or the page has moved.
      </Words>
      <Cluster $gap={3}>
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink to="/my-videos" variant="secondary">
          My Videos
        </ButtonLink>
        <ButtonLink to="/faq" variant="ghost">
          Help Center / FAQ
        </ButtonLink>
      </Cluster>
      <Hint>Did you forget to add the page to the router?</Hint>
    </Sign>
  );
}
