import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type Draft, type OpenFact, withFact } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { t } from '../../../i18n/t.ts';
import { PlainList } from '../../../ui/layout.tsx';

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  min-inline-size: 0;
  & > h4 {
    ${text('label')}
  }
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const Candidates = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[1]};
    min-inline-size: 0;
  }
  & small {
    ${text('caption')} color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;
const Choice = styled(Button)`
  justify-self: start;
  max-inline-size: 100%;
  block-size: auto;
  min-block-size: 44px;
  white-space: normal;
  text-align: start;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const Typed = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  & > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

interface PlaceOfValues {
  readonly source: string;
  readonly place: string;
  readonly values: readonly OpenFact['candidates'][number][];
}

/** The values for each place, grouped: a range has both of its ends in one place. */
const byPlace = (candidates: OpenFact['candidates']): readonly PlaceOfValues[] =>
  candidates.reduce<readonly PlaceOfValues[]>((places, each) => {
    const { source, place } = each;
    const last = places.at(-1);
    return last?.source === source && last.place === place
      ? [...places.slice(0, -1), { ...last, values: [...last.values, each] }]
      : [...places, { source, place, values: [each] }];
  }, []);

/** The facts of a listing that are still open: their placeholders are in the script. */
const waitingFacts = ({ openFacts, script }: Pick<Draft, 'openFacts' | 'script'>): readonly OpenFact[] =>
  openFacts.filter(({ placeholder }) => script.includes(placeholder));

export interface OpenFactsProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
}

/** Facts in doubt, each with the listing's values and where they are: the user picks one or types another. */
export function OpenFacts({ draft, change }: OpenFactsProps) {
  const waiting = waitingFacts(draft);
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t('Your answer is needed')}
      headingLevel={3}
      description={t(
        'The listing leaves these in doubt. Take one of its values or type the right one; it goes into the script.',
      )}
    >
      <PlainList $gap={4}>
        {waiting.map((fact) => (
          <Open
            key={fact.placeholder}
            fact={fact}
            onSay={(words, typed) => void change((current) => withFact(current, fact, { words, typed }))}
          />
        ))}
      </PlainList>
    </Card>
  );
}

interface OpenProps {
  readonly fact: OpenFact;
  readonly onSay: (words: string, typed: boolean) => void;
}

function Open({ fact: { name, question, candidates }, onSay }: OpenProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onSay(typed.trim(), true);
  };
  return (
    <Item>
      <h4>{name}</h4>
      <p>{question}</p>
      <Candidates>
        {byPlace(candidates).map(({ source, place, values }) => (
          <li key={`${source} ${place}`}>
            <Choices>
              {values.map(({ value, words }) => (
                <Choice key={value} variant="secondary" onClick={() => onSay(words, false)}>
                  {t('Take {each}', { each: value })}
                </Choice>
              ))}
            </Choices>
            <small>{t('{source}: “{place}”', { source, place })}</small>
          </li>
        ))}
      </Candidates>
      <Typed onSubmit={submit} noValidate>
        <Field label={t('Another value')} optional>
          <TextInput
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
          {t('Use it')}
        </Button>
      </Typed>
    </Item>
  );
}
