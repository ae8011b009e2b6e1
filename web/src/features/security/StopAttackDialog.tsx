import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { t } from '../../i18n/t.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatCount } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { toast } from '../../ui/toastStore.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { type AlertGroup, nameOf, summaryOf } from './attack.ts';
import { blockedAddressesQuery, stopAttackMutation } from './documents.ts';
import { accountsInWords, addressesInWords } from './wording.ts';

const hours = [
  { value: '1', label: t('1 hour') },
  { value: '24', label: t('1 day') },
  { value: '720', label: t('30 days') },
] as const;
type Hours = (typeof hours)[number]['value'];

export interface StopAttackDialogProps {
  readonly group: AlertGroup;
  readonly onClose: () => void;
  readonly onStopped: () => void;
}

/** One action against an attack: block its addresses, sign out its accounts, and ask them for new passwords. */
export function StopAttackDialog({ group, onClose, onStopped }: StopAttackDialogProps) {
  const formId = useId();
  const { addresses, accounts, alerts } = group;
  const [block, setBlock] = useState(addresses.length > 0);
  const [blockHours, setBlockHours] = useState<Hours>('24');
  const [signOut, setSignOut] = useState(accounts.length > 0);
  const [newPasswords, setNewPasswords] = useState(accounts.length > 0);
  const [problem, setProblem] = useState<string>();
  const [stop, { loading }] = useMutation(stopAttackMutation);
  const what = addresses.length === 1 ? (addresses[0] ?? '') : addressesInWords(addresses.length);
  const whom = accountsInWords(accounts.length);
  const names = accounts.map(({ id, name }) => name ?? id).join(', ');

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const { data } = await stop({
        variables: {
          input: {
            alertIds: alerts.map(({ id }) => id),
            blockHours: block ? Number(blockHours) : null,
            signOut,
            newPasswords,
          },
        },
        refetchQueries: [blockedAddressesQuery],
      });
      toast({ title: t('Attack stopped'), description: data ? doneInWords(data.stopAttack) : nameOf(group) });
      onStopped();
    } catch (cause) {
      setProblem(sentenceOf(cause));
    }
  };
  return (
    <Dialog
      open
      size="sm"
      busy={loading}
      onOpenChange={(open) => open || onClose()}
      title={t('Stop {name}?', { name: nameOf(group) })}
      description={summaryOf(group)}
      footer={
        <FormFooter
          form={formId}
          submit={[
            ...(block ? [t('Block {what}', { what })] : []),
            ...(newPasswords
              ? [t('new passwords for {whom}', { whom })]
              : signOut
                ? [t('sign out {whom}', { whom })]
                : []),
          ].join(', ')}
          busy={loading}
          destructive
          disabled={!block && !signOut && !newPasswords}
          onCancel={onClose}
        />
      }
    >
      <Stack as="form" id={formId} $gap={4} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
        {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        {addresses.length > 0 && (
          <>
            <Checkbox label={t('Block {what}', { what })} checked={block} onCheckedChange={setBlock} />
            {block && <Select label={t('Duration')} options={hours} value={blockHours} onValueChange={setBlockHours} />}
          </>
        )}
        {accounts.length > 0 && (
          <>
            <Checkbox
              label={t('Sign out {whom}', { whom })}
              hint={names}
              checked={signOut || newPasswords}
              onCheckedChange={setSignOut}
              disabled={newPasswords}
            />
            <Checkbox
              label={t('Ask for new passwords')}
              hint={t('The present passwords stop working at once. Each owner gets a link to a new one by mail.')}
              checked={newPasswords}
              onCheckedChange={setNewPasswords}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface Done {
  readonly blocked: readonly string[];
  readonly sessionsEnded: number;
  readonly passwordsVoid: number;
  readonly passwordsElsewhere: number;
}

function doneInWords({ blocked, sessionsEnded, passwordsVoid, passwordsElsewhere }: Done): string {
  return [
    ...(blocked.length > 0 ? [t('Blocked: {addresses}.', { addresses: blocked.join(', ') })] : []),
    t('Sessions ended: {count}.', { count: formatCount(sessionsEnded) }),
    ...(passwordsVoid > 0 ? [t('New passwords asked for: {count}.', { count: formatCount(passwordsVoid) })] : []),
    ...(passwordsElsewhere > 0
      ? [t('Passwords kept by the outside provider: {count}.', { count: formatCount(passwordsElsewhere) })]
      : []),
  ].join(' ');
}
