import { LogoPicker } from '../../features/brand/LogoPicker.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { AboutYouQuestion } from './useAboutYou.ts';
import { t } from '../../i18n/t.ts';
import { limits } from '../../../../domain/limits.ts';

const lines = [
  ['title', t('Role'), 'organization-title', 'text'],
  ['phone', t('Phone'), 'tel', 'tel'],
] as const;

/** Asks who the user is; the answer is optional. Empty for a user who has a brand. */
export function AboutYouCard({ about, change }: Omit<AboutYouQuestion, 'keep'>) {
  if (about === null) return null;
  return (
    <Card
      title={t('About you')}
      headingLevel={3}
      description={t(
        'Your videos end with this, and show your logo. You can leave it empty, and change it in your profile.',
      )}
    >
      <Stack $gap={4}>
        <Grid $min="220px" $gap={4}>
          {lines.map(([line, label, autoComplete, type]) => (
            <Field key={line} label={label} optional>
              <TextInput
                type={type}
                value={about[line]}
                placeholder={line === 'title' ? 'REALTOR®' : undefined}
                maxLength={limits.brandCharacters}
                autoComplete={autoComplete}
                onChange={({ currentTarget: { value } }) => change({ [line]: value })}
              />
            </Field>
          ))}
        </Grid>
        <LogoPicker logoUrl={about.logoUrl} onChange={(logoUrl) => change({ logoUrl })} />
      </Stack>
    </Card>
  );
}
