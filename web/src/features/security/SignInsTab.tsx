import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/t.ts';
import { space, up } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type SignInFilters, SignInList } from './SignInList.tsx';

const outcomes = [
  { value: 'ALL', label: t('All outcomes') },
  { value: 'FAILED', label: t('Failed') },
  { value: 'SUCCEEDED', label: t('Successful') },
] as const;
type Outcome = (typeof outcomes)[number]['value'];

const Filters = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: end;
  ${up.md} {
    grid-template-columns: 240px 320px;
  }
`;

/** Every attempt to sign in of the last 30 days; of one address, or with one outcome. */
export function SignInsTab() {
  const [outcome, setOutcome] = useState<Outcome>('ALL');
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  return (
    <Stack $gap={4}>
      <Filters
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          setAddress(typed.trim());
        }}
      >
        <Select label={t('Outcome')} options={outcomes} value={outcome} onValueChange={setOutcome} />
        <Field label={t('IP address')} optional>
          <TextInput
            value={typed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            placeholder="203.0.113.9"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => setAddress(typed.trim())}
          />
        </Field>
      </Filters>
      <SignInList filters={filtersOf(address, outcome)} />
    </Stack>
  );
}

function filtersOf(address: string, outcome: Outcome): SignInFilters {
  if (address !== '') return { address, name: address };
  const name = outcomes.find(({ value }) => value === outcome)?.label ?? '';
  return outcome === 'ALL' ? { name } : { outcome, name };
}
