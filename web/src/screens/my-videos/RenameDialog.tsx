import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState, type FormEvent } from 'react';
import { serverSentenceOf } from '../../app/apollo/errors.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { graphql } from '../../gql/gql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';

const renameVideoMutation = graphql(`
  mutation RenameVideo($id: ID!, $title: String!) {
    renameVideo(id: $id, title: $title) {
      position
      video {
        ...LiveVideo
      }
    }
  }
`);

export interface RenameDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/** Gives a video another title. Mounted while it is open. */
export function RenameDialog({ video: { id, title: before }, onClose }: RenameDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(before);
  const [error, setError] = useState<string>();
  const { data } = useQuery(catalogQuery);
  const [run, { loading }] = useMutation(renameVideoMutation);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '') return setError(t('Please enter a title.'));
    try {
      await run({ variables: { id, title } });
    } catch (cause) {
      return setError(serverSentenceOf(cause) ?? t('Failed to rename the video. Please try again.'));
    }
    toast({ title: t('Video renamed') });
    return onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Rename video')}
      size="sm"
      busy={loading}
      footer={<FormFooter form={form} submit={t('Save')} busy={loading} busyText={t('Saving...')} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('Title')} error={error} required>
          <TextInput
            value={title}
            maxLength={data?.catalog.limits.titleCharacters}
            autoComplete="off"
            onChange={(event) => {
              setTitle(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
