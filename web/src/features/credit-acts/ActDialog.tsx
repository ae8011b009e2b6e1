import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminCredits } from '../../../../domain/limits.ts';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import { showAtField } from '../../app/fieldErrors.ts';
import { useIdempotencyKey } from '../../app/idempotency.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import type { CreditActPurpose, CreditAsset } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { Alert } from '../../ui/Alert.tsx';
import { endOfDay } from '../../ui/days.ts';
import { Field } from '../../ui/Field.tsx';
import { formatCredits } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/RadioCards.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { ActFrame, type ActFormProps as FormProps } from './ActFrame.tsx';
import { optionalWords, requiredWords, WordsField } from './fields.tsx';
import { giveCreditsMutation, takeCreditsMutation, type ActAccount } from './documents.ts';
import { StatementPreview } from './StatementPreview.tsx';
import { useActAccount } from './useActAccount.ts';
import { nameOf } from '../user-name.ts';
import { type Act, actInWords, amountOf } from './words.ts';

interface ActDialogProps {
  readonly act: Act;
  readonly userId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const titles: Readonly<Record<Act, string>> = { give: t('Give credits'), take: t('Take credits') };

/** Gives or takes credits. The button says what will happen; a balance that moved meanwhile is refused with both values. */
export function ActDialog({ act, userId, onClose, onDone }: ActDialogProps) {
  return (
    <ActFrame title={titles[act]} {...useActAccount(userId)} destructive={act === 'take'} onClose={onClose}>
      {(user, form) => <ActForm act={act} user={user} onDone={onDone} {...form} />}
    </ActFrame>
  );
}

interface Fields {
  readonly amount: string;
  readonly expiry: string;
  readonly text: string;
  readonly note: string;
}

interface ActFormProps extends FormProps {
  readonly act: Act;
  readonly user: ActAccount;
  readonly onDone: () => void;
}

const assets = [
  { value: 'CREDITS', label: t('Credits') },
  { value: 'DIGITAL_TWINS', label: t('Digital Twins') },
] as const satisfies readonly { readonly value: CreditAsset; readonly label: string }[];

const purposes = [
  { value: 'GOODWILL', label: t('Goodwill') },
  { value: 'CORRECTION', label: t('Correction') },
] as const satisfies readonly { readonly value: CreditActPurpose; readonly label: string }[];

function ActForm({ id, act, user, onLabel, onBusy, onMoved, onDone }: ActFormProps) {
  const viewer = useViewer();
  const [asset, setAsset] = useState<CreditAsset>('CREDITS');
  const [purpose, setPurpose] = useState<CreditActPurpose>(act === 'give' ? 'GOODWILL' : 'CORRECTION');
  const [moved, setMoved] = useState<string | null>(null);
  const { control, register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { amount: '', expiry: '', text: '', note: '' },
  });
  const { errors } = formState;
  const [give] = useMutation(giveCreditsMutation);
  const [take] = useMutation(takeCreditsMutation);
  const keyOf = useIdempotencyKey();
  const typed = useWatch({ control });

  const account = asset === 'CREDITS' ? user.account : user.twinAccount;
  const most = act === 'give' ? adminCredits.max : account.available;
  const read = (text: string | undefined): number | undefined => amountOf(text ?? '', asset, most);
  const amount = read(typed.amount);
  const expiresAt = act === 'give' && asset === 'CREDITS' ? endOfDay(typed.expiry ?? '') : null;
  const name = nameOf(user);
  const label = amount === undefined ? titles[act] : actInWords(act, asset, amount, name);
  useEffect(() => onLabel(label), [label, onLabel]);

  const submit = async ({ text, note }: Fields): Promise<void> => {
    if (amount === undefined) return;
    const seen = { revision: account.revision, available: account.available };
    const words = { customerText: text.trim(), note: note.trim() || null };
    const request = { userId: user.id, asset, amount, purpose, ...words, seen };
    const input = { ...request, idempotencyKey: keyOf(JSON.stringify([act, request, expiresAt])) };
    onBusy(true);
    setMoved(null);
    try {
      if (act === 'give') await give({ variables: { input: { ...input, expiresAt } } });
      else await take({ variables: { input } });
      toast({ title: act === 'give' ? t('Credits given') : t('Credits taken'), description: label });
      onDone();
    } catch (cause) {
      if (codeOf(cause) === 'CONFLICT') {
        setMoved(sentenceOf(cause));
        onMoved();
      } else if (!showAtField(cause, setError, fieldNames))
        toast({ title: t('Nothing was changed'), description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      onBusy(false);
    }
  };

  return (
    <Stack as="form" id={id} $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
      {viewer.user.id === user.id && (
        <Alert tone="warning">
          {t('This is your own account. The history will show that you changed your own credits.')}
        </Alert>
      )}
      {moved !== null && (
        <div ref={intoView}>
          <Alert tone="warning" title={t('The balance has changed')}>
            {moved}
          </Alert>
        </div>
      )}
      <SegmentedControl label={t('What')} options={assets} value={asset} onValueChange={setAsset} />
      <Field
        label={t('How many')}
        required
        hint={t('{name} has {available} now.', { name, available: formatCredits(account.available) })}
        error={errors.amount?.message}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...register('amount', {
            validate: (text) =>
              read(text) !== undefined ||
              (asset === 'CREDITS'
                ? t('Enter a multiple of 0.5, at most {most}.', { most: formatCredits(most) })
                : t('Enter a whole number, at most {most}.', { most: formatCredits(most) })),
          })}
        />
      </Field>
      <SegmentedControl label={t('Kind')} options={purposes} value={purpose} onValueChange={setPurpose} />
      {act === 'give' && asset === 'CREDITS' && (
        <Field
          label={t('Usable until the end of')}
          optional
          hint={t('Without a day they never expire.')}
          error={errors.expiry?.message}
        >
          <TextInput
            type="date"
            {...register('expiry', {
              validate: (day) => {
                const end = endOfDay(day);
                return end === null || isAhead(end) || t('Choose a day that is not over.');
              },
            })}
          />
        </Field>
      )}
      <WordsField
        label={t('What the customer reads')}
        required
        error={errors.text?.message}
        registration={register('text', requiredWords)}
      />
      <StatementPreview
        act={act}
        asset={asset}
        purpose={purpose}
        amount={amount}
        text={typed.text ?? ''}
        expiresAt={expiresAt}
        before={account.available}
        debt={account.debt}
      />
      <WordsField
        label={t('Internal note')}
        optional
        hint={t('Only administrators and finance read it.')}
        error={errors.note?.message}
        registration={register('note', optionalWords)}
      />
    </Stack>
  );
}

/** The button is below the form, and its upper part may be out of sight: a refusal must not be missed. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now();

/** The form's field for each field of the calls. */
const fieldNames = {
  amount: 'amount',
  expiresAt: 'expiry',
  customerText: 'text',
  reason: 'text',
  note: 'note',
} as const;
