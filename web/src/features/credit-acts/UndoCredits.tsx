import { useMutation } from '@apollo/client/react';
import { Undo2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import { showAtField } from '../../app/fieldErrors.ts';
import { useIdempotencyKey } from '../../app/idempotency.ts';
import type { CreditUndoPartsFragment } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatCredits } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { ActFrame, type ActFormProps } from './ActFrame.tsx';
import { optionalWords, WordsField } from './fields.tsx';
import { undoCreditsMutation, type ActAccount } from './documents.ts';
import { useActAccount } from './useActAccount.ts';
import { nameOf } from '../user-name.ts';
import { undoInWords } from './words.ts';

export interface UndoCreditsProps {
  /** The act of an event or action; null where there is nothing to undo. */
  readonly undo: CreditUndoPartsFragment | null;
  /** Called after the undo. */
  readonly onDone?: () => void;
}

/**
 * The undo of an act on credits, at its event: a button with its dialog, or the reason why it is no longer possible.
 */
export function UndoCredits({ undo, onDone }: UndoCreditsProps) {
  const [open, setOpen] = useState(false);
  if (undo === null) return null;
  if (undo.obstacle !== null) return <span>{undo.obstacle}</span>;
  return (
    <>
      <Button variant="secondary" icon={<Undo2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('Undo')}
      </Button>
      {open && (
        <UndoDialog
          undo={undo}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

interface UndoDialogProps {
  readonly undo: CreditUndoPartsFragment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function UndoDialog({ undo, onClose, onDone }: UndoDialogProps) {
  return (
    <ActFrame
      title={t('Undo this change')}
      {...useActAccount(undo.userId)}
      destructive={undo.change < 0}
      onClose={onClose}
    >
      {(user, form) => <UndoForm undo={undo} user={user} onDone={onDone} {...form} />}
    </ActFrame>
  );
}

interface UndoFormProps extends ActFormProps {
  readonly undo: CreditUndoPartsFragment;
  readonly user: ActAccount;
  readonly onDone: () => void;
}

function UndoForm({ id, undo, user, onLabel, onBusy, onMoved, onDone }: UndoFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { text: '', note: '' } });
  const { errors } = formState;
  const [undoCredits] = useMutation(undoCreditsMutation);
  const keyOf = useIdempotencyKey();
  const { revision, available } = undo.asset === 'CREDITS' ? user.account : user.twinAccount;
  const label = undoInWords(undo.asset, undo.change, nameOf(user));
  useEffect(() => onLabel(label), [label, onLabel]);

  const submit = async ({ text, note }: { readonly text: string; readonly note: string }): Promise<void> => {
    const words = { customerText: text.trim() || null, note: note.trim() || null };
    const request = { userId: user.id, asset: undo.asset, id: undo.id, ...words, seen: { revision, available } };
    onBusy(true);
    setProblem(null);
    try {
      await undoCredits({ variables: { input: { ...request, idempotencyKey: keyOf(JSON.stringify(request)) } } });
      toast({ title: t('The change was undone'), description: label });
      onDone();
    } catch (cause) {
      if (showAtField(cause, setError, { customerText: 'text', reason: 'text', note: 'note' })) return;
      setProblem(sentenceOf(cause));
      if (codeOf(cause) === 'CONFLICT') onMoved();
    } finally {
      onBusy(false);
    }
  };

  return (
    <Stack as="form" id={id} $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
      {problem !== null && (
        <Alert tone="warning" title={t('Nothing was changed')}>
          {problem}
        </Alert>
      )}
      <p>
        {undo.change < 0
          ? t('The credits that were given are removed; a debt that they settled is owed again.')
          : t('The same credits return to where they were, with their price and expiry.')}{' '}
        {t('Available: {before} → {after}.', {
          before: formatCredits(available),
          after: formatCredits(available + undo.change),
        })}
      </p>
      <WordsField
        label={t('What the customer reads')}
        optional
        hint={t('Shown in the statement after “Earlier change undone”.')}
        error={errors.text?.message}
        registration={register('text', optionalWords)}
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
