import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Contact, ContactQuestion } from './useContact.ts';
import { t } from '../../../i18n/t.ts';
import { limits } from '../../../../../domain/limits.ts';

const lines = [
  ['name', t('Name'), 'name', 'text'],
  ['phone', t('Phone'), 'tel', 'tel'],
  ['company', t('Company'), 'organization', 'text'],
] as const satisfies readonly (readonly [keyof Contact, string, string, string])[];

/** Asks whom buyers should call, with known values filled in. Empty for a user who has a brand. */
export function ContactCard({ contact, change }: ContactQuestion) {
  if (contact === null) return null;
  return (
    <Card
      title={t('Who should buyers call?')}
      headingLevel={3}
      description={t('Your video ends with this card. It is kept as your brand when you press Generate.')}
    >
      {lines.map(([line, label, autoComplete, type]) => (
        <Field key={line} label={label} optional>
          <TextInput
            type={type}
            value={contact[line]}
            maxLength={limits.brandCharacters}
            autoComplete={autoComplete}
            onChange={({ currentTarget: { value } }) => change({ [line]: value })}
          />
        </Field>
      ))}
    </Card>
  );
}
