import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { lengthOf } from './length.ts';
import { FileUpload } from './FileUpload.tsx';
import { addLibraryVideoMutation, categories, updateLibraryVideoMutation, type LibraryVideo } from './documents.ts';
import { t } from '../../../i18n/t.ts';
import { showAtField } from '../../../app/fieldErrors.ts';
import { limits } from '../../../../../domain/limits.ts';

interface Fields {
  readonly title: string;
  readonly description: string;
  readonly category: LibraryVideo['category'];
  readonly videoUrl: string;
  readonly thumbnailUrl: string;
  readonly duration: string;
  readonly tags: string;
  readonly isActive: boolean;
}

/** A text that is not a number becomes 0. */
const secondsOf = (typed: string): number => {
  const seconds = Number.parseInt(typed, 10);
  return Number.isNaN(seconds) ? 0 : seconds;
};

/** Comma-separated, trimmed, without empty parts. */
const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export interface LibraryFormProps {
  /** The video to edit; absent for a new one. */
  readonly video?: LibraryVideo;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The fields that show their own errors. */
const shownAt = { title: 'title', description: 'description', videoUrl: 'videoUrl', duration: 'duration' } as const;

/** Adds or edits a video of the library. */
export function LibraryForm({ video, onSaved, onClose }: LibraryFormProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [add] = useMutation(addLibraryVideoMutation);
  const [update] = useMutation(updateLibraryVideoMutation);
  const keyOf = useIdempotencyKey();
  const {
    control,
    register,
    handleSubmit,
    setValue,
    getValues,
    setError,
    formState: { errors },
  } = useForm<Fields>({
    defaultValues: {
      title: video?.title ?? '',
      description: video?.description ?? '',
      category: video?.category ?? 'MARKET_INSIGHTS',
      videoUrl: video?.sourceUrl ?? '',
      thumbnailUrl: video?.ownThumbnailUrl ?? '',
      duration: video === undefined ? '' : String(video.duration),
      tags: video?.tags.join(', ') ?? '',
      isActive: video?.isActive ?? true,
    },
  });
  const required = (name: string) => ({
    validate: (typed: string) => typed.trim() !== '' || t('{name} is required.', { name }),
  });
  const take = (address: string, seconds: number | undefined): void => {
    setValue('videoUrl', address, { shouldValidate: true });
    // The server reads the length itself; until then there is none to show.
    setValue('duration', String(seconds ?? 0), { shouldValidate: true });
  };
  /** The length of a video at another address, if this browser can read it and the user typed none. */
  const readLength = async (): Promise<void> => {
    const address = getValues('videoUrl').trim();
    if (!address.startsWith('https://') || getValues('duration') !== '') return;
    const seconds = await lengthOf(address);
    const isMeant = getValues('videoUrl').trim() === address && getValues('duration') === '';
    if (seconds !== undefined && isMeant) setValue('duration', String(seconds), { shouldValidate: true });
  };
  const save = async ({ duration, tags, thumbnailUrl, ...rest }: Fields): Promise<void> => {
    const input = {
      ...rest,
      thumbnailUrl: thumbnailUrl.trim() || null,
      duration: secondsOf(duration),
      tags: tagsOf(tags),
    };
    const idempotencyKey = keyOf(JSON.stringify(input));
    setBusy(true);
    try {
      await (video === undefined
        ? add({ variables: { input, idempotencyKey } })
        : update({ variables: { id: video.id, input, idempotencyKey } }));
      toast({ title: video === undefined ? t('Video added') : t('Video updated'), description: input.title });
      onSaved();
      onClose();
    } catch (cause) {
      showAtField(cause, setError, shownAt);
      toast({ title: t('Failed to save video'), description: sentenceOf(cause), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      onOpenChange={(open) => open || onClose()}
      title={video === undefined ? t('Add Video') : t('Edit Video')}
      footer={
        <FormFooter
          form={formId}
          submit={t('Save')}
          busy={busy}
          busyText={t('Saving...')}
          disabled={uploading}
          onCancel={onClose}
        />
      }
    >
      <Stack as="form" id={formId} $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(save)(event)}>
        <Field label={t('Title')} required error={errors.title?.message}>
          <TextInput maxLength={limits.library.title} {...register('title', required(t('Title')))} />
        </Field>
        <Controller
          control={control}
          name="category"
          render={({ field }) => (
            <Field label={t('Category')} required>
              <Select options={categories} value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
        <Field label={t('Description')} required error={errors.description?.message}>
          <TextArea
            rows={4}
            maxLength={limits.library.description}
            {...register('description', required(t('Description')))}
          />
        </Field>
        <FileUpload onBusy={setUploading} onUploaded={take} />
        <Field
          label={t('Video address')}
          required
          hint={t('http or https, or the video that you uploaded.')}
          error={errors.videoUrl?.message}
        >
          <TextInput
            maxLength={limits.urlCharacters}
            {...register('videoUrl', { ...required(t('Video address')), onBlur: () => void readLength() })}
          />
        </Field>
        <Field label={t('Thumbnail address')} optional hint={t('Without one, a picture is taken from the video.')}>
          <TextInput type="url" maxLength={limits.urlCharacters} {...register('thumbnailUrl')} />
        </Field>
        <Field
          label={t('Duration')}
          required
          hint={t('Whole seconds. The length of the file replaces it.')}
          error={errors.duration?.message}
        >
          <TextInput inputMode="numeric" {...register('duration', required(t('Duration')))} />
        </Field>
        <Field label={t('Tags')} optional hint={t('Separated by commas.')}>
          <TextInput {...register('tags')} />
        </Field>
        <Controller
          control={control}
          name="isActive"
          render={({ field }) => (
            <Switch
              label={t('Active')}
              hint={t('Users see active videos only.')}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}
