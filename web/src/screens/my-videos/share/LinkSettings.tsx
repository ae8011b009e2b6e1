import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox, Switch } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { ShareLink, useShareLink } from './useShareLink.ts';
import { t } from '../../../i18n/t.ts';

const Settings = styled.form`
  display: grid;
  gap: ${space[4]};
  border-block-start: 1px solid ${color.border};
  padding-block-start: ${space[4]};
`;
const Heading = styled.h3`
  ${text('label')} color: ${color.text};
`;

type Expiry = 'same' | 'never' | '1' | '7' | '30' | '90';

export interface LinkSettingsProps {
  readonly link: ShareLink;
  readonly state: Pick<ReturnType<typeof useShareLink>, 'change' | 'changing' | 'revoke' | 'revoking'>;
}

/** How long the link works, for whom, and its revocation. */
export function LinkSettings({ link, state: { change, changing, revoke, revoking } }: LinkSettingsProps) {
  const { expiresAt, isProtected, showsAddress, takesTours } = link;
  const present: Expiry = expiresAt === null ? 'never' : 'same';
  const [expiry, setExpiry] = useState<Expiry>(present);
  const [password, setPassword] = useState('');
  const [keepsPassword, setKeepsPassword] = useState(isProtected);
  const [withAddress, setWithAddress] = useState(showsAddress);
  const [withTours, setWithTours] = useState(takesTours);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && password.length < 4) return setError(t('The password must have at least 4 characters.'));
    void change({
      showsAddress: withAddress,
      takesTours: withTours,
      ...(expiry === present ? {} : endOf(expiry)),
      ...(password === '' ? (isProtected && !keepsPassword ? { password: null } : {}) : { password }),
    });
  };
  return (
    <Settings noValidate onSubmit={save}>
      <Heading>{t('Who can watch')}</Heading>
      <Field label={t('The link works')}>
        <Select
          value={expiry}
          onValueChange={setExpiry}
          options={[
            ...(expiresAt === null
              ? []
              : [{ value: 'same' as const, label: t('until {format}', { format: formatMoment(expiresAt) }) }]),
            { value: 'never', label: t('until it is revoked') },
            { value: '1', label: t('for one day') },
            { value: '7', label: t('for 7 days') },
            { value: '30', label: t('for 30 days') },
            { value: '90', label: t('for 90 days') },
          ]}
        />
      </Field>
      {isProtected && (
        <Checkbox
          label={t('Ask viewers for the password')}
          checked={keepsPassword}
          onCheckedChange={setKeepsPassword}
        />
      )}
      {(!isProtected || keepsPassword) && (
        <Field
          label={isProtected ? t('New password') : t('Password')}
          hint={
            isProtected
              ? t('Leave it empty to keep the current one.')
              : t('Leave it empty to let everyone with the link in.')
          }
          error={error}
        >
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="new-password"
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      )}
      <Checkbox label={t('Show the property address')} checked={withAddress} onCheckedChange={setWithAddress} />
      <Switch label={t('Visitors can ask for a tour')} checked={withTours} onCheckedChange={setWithTours} />
      <Stack $gap={3}>
        <Cluster $gap={3}>
          <Button type="submit" variant="secondary" loading={changing} loadingText={t('Saving...')}>
            {t('Save')}
          </Button>
          <Button variant="ghost" onClick={() => setAsked(true)}>
            {t('Revoke link')}
          </Button>
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('Revoke this link?')}
        description={t(
          'It stops working everywhere: where you sent it, in its QR code, and in pages that embed the video. A new link has another address.',
        )}
        confirmText={t('Revoke link')}
        destructive
        loading={revoking}
        loadingText={t('Revoking…')}
        onConfirm={() => void revoke().then((done) => done && setAsked(false))}
      />
    </Settings>
  );
}

/** The server counts the days, because a browser's clock may be wrong. */
const endOf = (expiry: Expiry) =>
  expiry === 'never' || expiry === 'same' ? { expiresAt: null } : { expiresInDays: Number(expiry) };
