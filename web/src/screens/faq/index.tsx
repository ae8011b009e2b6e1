import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHasScreen } from '../../app/CompositionContext.ts';
import { useProduct } from '../../app/session/useSession.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Page, Stack } from '../../ui/layout.tsx';
import { categories, entries, type Category, type Entry } from './entries.ts';

const Top = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[10]} ${space[8]};
  & > h1 {
    ${text('display')} letter-spacing: -0.03em;
  }
  & > p {
    color: ${color.text2};
    max-inline-size: 60ch;
  }
  ${up.md} {
    padding-block: ${space[16]} ${space[10]};
  }
`;
const Body = styled(Stack)`
  padding-block-end: ${space[24]};
`;
const Question = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > summary {
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.md};
    cursor: pointer;
    ${text('label')}
  }
  & > div {
    display: grid;
    gap: ${space[2]};
    padding: 0 ${space[5]} ${space[5]};
    max-inline-size: 70ch;
    color: ${color.text2};
  }
  & strong {
    color: ${color.text};
  }
`;
const Further = styled(Stack)`
  padding: ${space[6]};
  border-radius: ${radius.lg};
  background: ${color.sunken};
`;

/** `/faq`: questions by category, and ways to further help (spec part 3 section 2). */
export default function Faq() {
  const [chosen, setChosen] = useState<Category | null>(null);
  const top = useRef<HTMLElement>(null);
  const open = (category: Category): void => {
    setChosen(category);
    top.current?.scrollIntoView();
  };
  return (
    <Page>
      <Top>
        <h1>Frequently asked questions</h1>
        <p>{entries.length} questions and answers about videos, presenters, prices and credits.</p>
      </Top>
      <Body $gap={8}>
        <Cluster as="nav" ref={top} $gap={2} aria-label="Categories">
          {[null, ...categories].map((category) => (
            <Button
              key={category ?? 'all'}
              variant={category === chosen ? 'primary' : 'secondary'}
              aria-pressed={category === chosen}
              onClick={() => setChosen(category)}
            >
              {category ?? 'All Questions'}
            </Button>
          ))}
        </Cluster>
        {categories
          .filter((category) => chosen === null || category === chosen)
          .map((category) => (
            <Stack as="section" key={category} $gap={3} aria-label={category}>
              <h2>{category}</h2>
              {entries
                .filter((entry) => entry.category === category)
                .map((entry) => (
                  <Answered key={entry.question} entry={entry} />
                ))}
            </Stack>
          ))}
        <StillQuestions onDocumentation={() => open('Technical Questions')} />
      </Body>
    </Page>
  );
}

function Answered({ entry: { question, answer, today } }: { readonly entry: Entry }) {
  return (
    <Question>
      <summary>{question}</summary>
      <div>
        <p>{answer}</p>
        {today !== undefined && (
          <p>
            <strong>{today}</strong>
          </p>
        )}
      </div>
    </Question>
  );
}

/** Each button does what its label says, as far as the product has it (DECISIONS 3.6). */
function StillQuestions({ onDocumentation }: { readonly onDocumentation: () => void }) {
  const product = useProduct();
  const hasScreen = useHasScreen();
  return (
    <Further as="section" $gap={4} aria-labelledby="still-questions">
      <h2 id="still-questions">Still Have Questions?</h2>
      <p>Our team answers by e-mail. The video library and the technical questions tell more.</p>
      <Cluster $gap={3}>
        {product !== undefined && (
          <ButtonAnchor variant="secondary" href={`mailto:${product.supportEmail}?subject=Question`}>
            Live Chat
          </ButtonAnchor>
        )}
        <ButtonLink variant="secondary" to="/video-center">
          Video Tutorials
        </ButtonLink>
        <Button variant="secondary" onClick={onDocumentation}>
          Documentation
        </Button>
      </Cluster>
      <Cluster $gap={3}>
        <ButtonLink to="/register">Get Started Now</ButtonLink>
        <ButtonLink variant="ghost" to={hasScreen('/features') ? '/features' : '/#features'}>
          Explore Features
        </ButtonLink>
      </Cluster>
    </Further>
  );
}
