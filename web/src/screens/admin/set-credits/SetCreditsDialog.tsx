import { useMutation, useQuery } from '@apollo/client/react';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { adminCredits } from '../../../../../domain/limits.ts';
import { codeOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { ActFrame, type ActFormProps } from '../../../features/credit-acts/ActFrame.tsx';
import { requiredWords, WordsField } from '../../../features/credit-acts/fields.tsx';
import { nameOf } from '../../../features/user-name.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminUserBalanceQuery, AdminUserRowFragment } from '../../../gql/graphql.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { creditsInWords, formatCredits } from '../../../ui/format.ts';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { amountOf, consequencesOf } from './request.ts';
import { t } from '../../../i18n/t.ts';
import { showAtField } from '../../../app/fieldErrors.ts';

const balanceQuery = graphql(`
  query AdminUserBalance($id: ID!) {
    adminUser(id: $id) {
      ...AdminUserRow
      account {
        id
        available
        revision
      }
    }
  }
`);

type SeenUser = NonNullable<AdminUserBalanceQuery['adminUser']>;

export const setCreditsMutation = graphql(`
  mutation SetCredits($input: SetCreditsInput!) {
    setCredits(input: $input) {
      position
      user {
        ...AdminUserRow
      }
      account {
        ...AccountCredits
      }
    }
  }
`);

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text2};
  }
  & > div {
    display: flex;
    flex-direction: column;
  }
  & > div > span {
    ${text('caption')} color: ${color.text2};
  }
  & > div > strong {
    ${text('h2')}
  }
  & > [data-part='difference'] {
    margin-inline-start: auto;
    text-align: end;
  }
  & [data-sign='up'] {
    color: ${color.success};
  }
  & [data-sign='down'] {
    color: ${color.danger};
  }
`;
const Notes = styled.ul`
  ${text('small')} color: ${color.text2};
  display: grid;
  gap: ${space[1]};
`;

const title = t('Update Credits');

/** The label of the confirm button: `Set Yara Aziz to 13 credits (-14.5)`. */
function settingInWords(user: SeenUser, amount: number): string {
  const difference = amount - user.account.available;
  const sign = difference > 0 ? '+' : '';
  return t('Set {name} to {credits} ({difference})', {
    name: nameOf(user),
    credits: creditsInWords(amount),
    difference: `${sign}${formatCredits(difference)}`,
  });
}

export interface SetCreditsDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/**
 * Sets a user's available credits, with a reason for the history. The button says what will happen; a balance that
 * moved meanwhile is refused with both values.
 */
export function SetCreditsDialog({ userId, onClose }: SetCreditsDialogProps) {
  const { data, error, refetch } = useQuery(balanceQuery, {
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ActFrame
      title={title}
      user={data?.adminUser}
      error={error}
      refresh={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {(user, form) => <SetCreditsForm user={user} onDone={onClose} {...form} />}
    </ActFrame>
  );
}

interface Fields {
  readonly credits: string;
  readonly reason: string;
}

interface FormProps extends ActFormProps {
  readonly user: SeenUser;
  readonly onDone: () => void;
}

function SetCreditsForm({ id, user, onLabel, onBusy, onMoved, onDone }: FormProps) {
  const viewer = useViewer();
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Fields>({ defaultValues: { credits: '', reason: '' } });
  const [moved, setMoved] = useState<string | null>(null);
  const [setCredits] = useMutation(setCreditsMutation);
  const keyOf = useIdempotencyKey();
  const amount = amountOf(useWatch({ control, name: 'credits' }));
  const label = amount === undefined ? title : settingInWords(user, amount);
  useEffect(() => onLabel(label), [label, onLabel]);
  const range = t('{min} to {max}', { min: formatCredits(adminCredits.min), max: formatCredits(adminCredits.max) });

  const submit = async ({ reason }: Fields): Promise<void> => {
    if (amount === undefined) return;
    const { revision, available } = user.account;
    const request = { userId: user.id, credits: amount, reason: reason.trim(), seen: { revision, available } };
    onBusy(true);
    setMoved(null);
    try {
      await setCredits({ variables: { input: { ...request, idempotencyKey: keyOf(JSON.stringify(request)) } } });
      toast({
        title: t('Credits updated'),
        description: t('{user} now has {amount} available.', { user: nameOf(user), amount: creditsInWords(amount) }),
      });
      onDone();
    } catch (cause) {
      if (codeOf(cause) === 'CONFLICT') {
        setMoved(sentenceOf(cause));
        onMoved();
        return;
      }
      showAtField(cause, setError, { credits: 'credits', reason: 'reason' });
      toast({ title: t('Failed to update credits'), description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      onBusy(false);
    }
  };

  return (
    <Stack as="form" id={id} $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
      {viewer.user.id === user.id && (
        <Alert tone="warning">
          {t('This is your own account. The history will show that you set your own credits.')}
        </Alert>
      )}
      {moved !== null && (
        <Alert tone="warning" title={t('The balance has changed')}>
          {moved}
        </Alert>
      )}
      <Field
        label={t('Available credits')}
        required
        hint={t('A whole number from {range}: what is available afterwards, not what is added.', { range })}
        error={errors.credits?.message}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          {...register('credits', {
            validate: (typed) => amountOf(typed) !== undefined || t('Enter a whole number from {range}.', { range }),
          })}
        />
      </Field>
      <Preview user={user} amount={amount} />
      <WordsField
        label={t('Reason')}
        required
        hint={t('The customer can read this in the statement. Stays in the history, with your name.')}
        error={errors.reason?.message}
        registration={register('reason', requiredWords)}
      />
    </Stack>
  );
}

function Preview({ user, amount }: { readonly user: AdminUserRowFragment; readonly amount: number | undefined }) {
  const difference = amount === undefined ? 0 : amount - user.credits;
  const sign = difference > 0 ? 'up' : difference < 0 ? 'down' : 'none';
  return (
    <>
      <Change role="status">
        <div>
          <span>{t('Now')}</span>
          <strong>{formatCredits(user.credits)}</strong>
        </div>
        <ArrowRight aria-hidden="true" />
        <div>
          <span>{t('Afterwards')}</span>
          <strong>{amount === undefined ? '–' : formatCredits(amount)}</strong>
        </div>
        <div data-part="difference">
          <span>{t('Difference')}</span>
          <strong data-sign={sign}>
            <VisuallyHidden>{difference < 0 ? t('minus') : ''}</VisuallyHidden>
            <span aria-hidden="true">{difference > 0 ? '+' : difference < 0 ? '−' : ''}</span>
            {amount === undefined ? '–' : formatCredits(Math.abs(difference))}
          </strong>
        </div>
      </Change>
      {amount !== undefined && (
        <Notes>
          {consequencesOf(user, amount).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Notes>
      )}
    </>
  );
}
