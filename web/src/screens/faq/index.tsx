import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProduct } from '../../app/session/useSession.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Page, Stack } from '../../ui/layout.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { anchorOf, categories, entries, entriesWith, structuredData, type Category, type Entry } from './entries.ts';
import { t } from '../../i18n/t.ts';

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
const Finder = styled(Stack)`
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const Question = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.md};
    cursor: pointer;
    ${text('label')} font-size: 1rem;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-block-end: 0.25rem;
    border: solid ${color.text2};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[open] > summary::after {
    margin-block: 0.25rem 0;
    rotate: 225deg;
  }
  & > div {
    display: grid;
    gap: ${space[2]};
    padding: 0 ${space[5]} ${space[5]};
    max-inline-size: 70ch;
    color: ${color.text2};
  }
  & > div > a {
    ${text('small')} justify-self: start;
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

const all = t('All Questions');

/** `/faq`: questions by category, a search, and ways to further help. */
export default function Faq() {
  const [chosen, setChosen] = useState<Category | null>(null);
  const [search, setSearch] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [shownHash, setShownHash] = useState('');
  if (hash !== shownHash) {
    // A link to an answer shows it during any search.
    setShownHash(hash);
    setChosen(null);
    setSearch('');
  }
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(hash.slice(1));
    answer?.closest('details')?.setAttribute('open', '');
  }, [hash]);

  useEffect(() => {
    // The text typed into the rendered page before the application took over.
    const typed = top.current?.querySelector('input')?.value ?? '';
    if (typed !== '') setSearch(typed);
  }, []);

  const found = entriesWith(search).filter(({ category }) => chosen === null || category === chosen);
  const show = (category: Category | null): void => {
    setChosen(category);
    setSearch('');
  };
  return (
    <Page>
      <script type="application/ld+json">{JSON.stringify(structuredData())}</script>
      <Top>
        <h1>{t('Frequently asked questions')}</h1>
        <p>
          {t('{entries} questions and answers about videos, presenters, prices and credits.', {
            entries: entries.length,
          })}
        </p>
      </Top>
      <Body $gap={8}>
        <Finder ref={top} $gap={4} data-needs-script="">
          <SearchInput
            label={t('Search the questions')}
            placeholder={t('Search the questions')}
            value={search}
            onValueChange={setSearch}
          />
          <Cluster as="nav" $gap={2} aria-label={t('Categories')}>
            {[null, ...categories].map((category) => (
              <Button
                key={category ?? all}
                variant={category === chosen ? 'primary' : 'secondary'}
                aria-pressed={category === chosen}
                onClick={() => show(category)}
              >
                {category === null ? all : t(category)}
              </Button>
            ))}
          </Cluster>
          <p role="status">
            {search !== '' && t('{found} of {entries} questions', { found: found.length, entries: entries.length })}
          </p>
        </Finder>
        {found.length === 0 && (
          <EmptyState
            icon={<SearchX />}
            title={t('No question matches')}
            action={
              <Button variant="secondary" onClick={() => show(null)}>
                {t('Show all questions')}
              </Button>
            }
          >
            {t('Try other words, or write to us below.')}
          </EmptyState>
        )}
        {categories.map((category) => (
          <Section
            key={category}
            category={category}
            entries={found.filter((entry) => entry.category === category)}
            isSearch={search !== ''}
          />
        ))}
        <StillQuestions
          onDocumentation={() => {
            show('Technical Questions');
            top.current?.scrollIntoView();
          }}
        />
      </Body>
    </Page>
  );
}

interface SectionProps {
  readonly category: Category;
  readonly entries: readonly Entry[];
  readonly isSearch: boolean;
}

function Section({ category, entries: answered, isSearch }: SectionProps) {
  if (answered.length === 0) return null;
  return (
    <Stack as="section" id={anchorOf(category)} $gap={3} aria-label={t(category)}>
      <h2>{t(category)}</h2>
      {answered.map((entry) => (
        // A search opens its matches, because the user is looking for the answer.
        <Answered key={`${entry.id} ${isSearch}`} entry={entry} isOpen={isSearch} />
      ))}
    </Stack>
  );
}

/** The anchor is inside the answer: browsers open the surrounding `details` when an address points there. */
function Answered({
  entry: { id, question, answer, today },
  isOpen,
}: {
  readonly entry: Entry;
  readonly isOpen: boolean;
}) {
  return (
    <Question {...(isOpen ? { open: true } : {})}>
      <summary>{question}</summary>
      <div id={id}>
        <p>{answer}</p>
        {today !== undefined && (
          <p>
            <strong>{today}</strong>
          </p>
        )}
        <a href={`#${id}`} aria-label={t('Link to “{question}”', { question })}>
          {t('Link to this answer')}
        </a>
      </div>
    </Question>
  );
}

/** Each button does what its label says, if the product has that. */
function StillQuestions({ onDocumentation }: { readonly onDocumentation: () => void }) {
  const product = useProduct();
  return (
    <Further as="section" $gap={4} aria-labelledby="still-questions">
      <h2 id="still-questions">{t('Still Have Questions?')}</h2>
      <p>{t('Our team answers by email. The video library and the technical questions tell more.')}</p>
      <Cluster $gap={3}>
        {product !== undefined && (
          <ButtonAnchor variant="secondary" href={`mailto:${product.supportEmail}?subject=Question`}>
            {t('Live Chat')}
          </ButtonAnchor>
        )}
        <ButtonLink variant="secondary" to="/video-center">
          {t('Video Tutorials')}
        </ButtonLink>
        <Button variant="secondary" data-needs-script="" onClick={onDocumentation}>
          {t('Documentation')}
        </Button>
      </Cluster>
      <Cluster $gap={3}>
        <ButtonLink to="/register">{t('Get Started Now')}</ButtonLink>
        <ButtonLink variant="ghost" to="/features">
          {t('Explore Features')}
        </ButtonLink>
      </Cluster>
    </Further>
  );
}
