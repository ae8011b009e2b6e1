import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProduct } from '../../app/session/useSession.ts';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Page, Stack } from '../../ui/layout.tsx';
import { sections } from './sections.ts';

const Body = styled(Stack)`
  padding-block: ${space[10]} ${space[24]};
  ${up.md} {
    padding-block-start: ${space[16]};
  }
  & p {
    max-inline-size: 70ch;
  }
`;
const Small = styled.p`
  ${text('small')} color: ${color.text2};
`;

/** `/terms-of-service`: static legal text (spec part 3 section 2). */
export default function Terms() {
  const product = useProduct();
  return (
    <Page $width="reading">
      <Body $gap={8}>
        <Stack $gap={3}>
          <Link to="/">Back to home</Link>
          <h1>Terms of Service</h1>
          <Small>Effective June 24, 2025. Last updated June 24, 2025.</Small>
        </Stack>
        {sections.map(({ title, paragraphs }, index) => (
          <Stack as="section" key={title} $gap={3} aria-label={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
        {product !== undefined && (
          <p>
            Questions about these terms? Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
          </p>
        )}
      </Body>
    </Page>
  );
}
