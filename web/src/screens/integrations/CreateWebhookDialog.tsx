import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../app/idempotency.ts';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { createWebhookMutation } from './documents.ts';
import { t } from '../../i18n/t.ts';

/** The events of webhooks, with a hint for each. */
export const webhookEvents = [
  { name: 'video.completed', hint: t('A video is finished.') },
  { name: 'video.failed', hint: t('A video could not be made.') },
  { name: 'lead.created', hint: t('A visitor of a share page asked for a tour.') },
  { name: 'user.created', hint: t('A new account; sent to administrators only.') },
  { name: 'subscription.updated', hint: t('Your plan started, renewed, changed or ended.') },
] as const;

const isUrl = (value: string): boolean => /^https?:\/\//i.test(value.trim()) && URL.canParse(value.trim());

export interface CreateWebhookDialogProps {
  readonly onClose: () => void;
  /** Receives the secret of the new webhook. It is never shown again. */
  readonly onCreated: (secret: string) => void;
}

/** Adds a webhook. Validates on submit, and from then on at each change. */
export function CreateWebhookDialog({ onClose, onCreated }: CreateWebhookDialogProps) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitted },
  } = useForm<{ url: string }>({ defaultValues: { url: '' }, mode: 'onSubmit', reValidateMode: 'onChange' });
  const [events, setEvents] = useState<readonly string[]>([]);
  const keyFor = useIdempotencyKey();
  const [create, { loading }] = useMutation(createWebhookMutation, {
    onCompleted: ({ createWebhook }) => {
      toast({ title: t('Webhook created successfully') });
      onCreated(createWebhook.secret);
    },
    onError: (error) =>
      toast({ title: t('Failed to create webhook'), description: sentenceOf(error), variant: 'destructive' }),
  });
  const submit = handleSubmit(({ url }) => {
    if (events.length === 0) return;
    const input = { url: url.trim(), events: [...events] };
    void create({ variables: { input, idempotencyKey: keyFor(JSON.stringify(input)) } });
  });
  return (
    <Dialog
      open
      busy={loading}
      onOpenChange={onClose}
      title={t('Create New Webhook')}
      description={t('We send a signed message to this address for each event.')}
      footer={
        <FormFooter
          form="create-webhook"
          submit={t('Create Webhook')}
          busy={loading}
          busyText={t('Creating...')}
          onCancel={onClose}
        />
      }
    >
      <form id="create-webhook" noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={5}>
          <Field
            label={t('Webhook URL')}
            hint={t('An address on the public internet, such as https://crm.example.com/hooks')}
            {...(errors.url && { error: t('Please enter a valid URL') })}
          >
            <TextInput type="url" autoComplete="off" spellCheck={false} {...register('url', { validate: isUrl })} />
          </Field>
          <CheckboxGroup
            legend={t('Events')}
            options={webhookEvents}
            chosen={events}
            onChange={setEvents}
            error={isSubmitted && events.length === 0 ? t('Select at least one event') : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
