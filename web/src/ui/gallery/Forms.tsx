import { useState } from 'react';
import { Checkbox, Switch } from '../Checkbox.tsx';
import { Field } from '../Field.tsx';
import { Stack } from '../layout.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import { RadioCards, SegmentedControl } from '../RadioCards.tsx';
import { SearchInput } from '../SearchInput.tsx';
import { Select } from '../Select.tsx';
import { Slider } from '../Slider.tsx';
import { TextArea } from '../TextArea.tsx';
import { NumberInput, TextInput } from '../TextInput.tsx';

const lengths = ['short', 'medium', 'long'] as const;

/** The form controls of the gallery. */
export function Forms() {
  const [length, setLength] = useState<(typeof lengths)[number]>('medium');
  const [status, setStatus] = useState<'all' | 'ready'>('all');
  const [search, setSearch] = useState('Alder');
  const [on, setOn] = useState(true);
  const [script, setScript] = useState('Welcome to 14 Alder Street.');
  const [position, setPosition] = useState(4);
  return (
    <Stack $gap={5}>
      <Field label="Property URL" hint="A listing page on the web">
        <TextInput type="url" placeholder="https://" />
      </Field>
      <Field label="Lender name" required error="Enter the lender's name">
        <TextInput autoComplete="name" />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="current-password" defaultValue="secret" />
      </Field>
      <Field label="Credits" optional>
        <NumberInput min={0} max={100000} step={1} defaultValue={10} />
      </Field>
      <Field label="Script">
        <TextArea maxLength={5000} value={script} onChange={(event) => setScript(event.currentTarget.value)} />
      </Field>
      <SearchInput label="Search videos" placeholder="Search videos..." value={search} onValueChange={setSearch} />
      <Field label="Status">
        <Select
          value={status}
          onValueChange={setStatus}
          options={[
            { value: 'all', label: 'All' },
            { value: 'ready', label: 'Ready' },
          ]}
        />
      </Field>
      <SegmentedControl
        label="Script length"
        value={length}
        onValueChange={setLength}
        options={lengths.map((value) => ({ value, label: value }))}
      />
      <RadioCards
        label="Bundle"
        value={length}
        onValueChange={setLength}
        options={[
          { value: 'short', label: 'Starter Pack', description: '10 credits', trailing: '$177.50' },
          { value: 'medium', label: 'Growth Bundle', description: '25 credits', trailing: '$400' },
          { value: 'long', label: 'Volume Pro', description: 'Not now', disabled: true },
        ]}
      />
      <Checkbox label="I agree" hint="You can change this later" checked={on} onCheckedChange={setOn} />
      <Switch label="Screen share" checked={on} onCheckedChange={setOn} />
      <Slider label="Position" min={0} max={10} value={position} onValueChange={setPosition} />
    </Stack>
  );
}
