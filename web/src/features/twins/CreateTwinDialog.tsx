import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { catalogQuery } from '../catalog/catalog.ts';
import { createAvatarMutation, twinConsentQuery } from './documents.ts';
import { forgetTakes } from './keptRecording.ts';
import { RecordTwin, type RecordedTwin } from './RecordTwin.tsx';
import { fileProblem } from './fileProblem.ts';
import { Refused, uploadInParts } from './upload.ts';
import { VideoPicker } from './VideoPicker.tsx';
import { t } from '../../i18n/t.ts';
import { fieldOf } from '../../app/fieldErrors.ts';
import { limits } from '../../../../domain/limits.ts';

const { avatarNameCharacters } = limits;

export interface CreateTwinDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The upload: a file of the user, or the recording just made. */
interface Chosen {
  readonly video: File;
  readonly consent?: Blob;
}

/** The dialog "Create Custom Avatar": record with the camera or upload a video file. */
export function CreateTwinDialog({ open, onOpenChange }: CreateTwinDialogProps) {
  const [step, setStep] = useState<'select' | 'camera' | 'file'>('select');
  const [recorded, setRecorded] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  const consent = useQuery(twinConsentQuery).data?.twinConsent;
  const clonesVoice = useQuery(catalogQuery).data?.catalog.digitalTwin.clonesVoice === true;
  const close = (): void => {
    setStep('select');
    setRecorded(undefined);
    onOpenChange(false);
  };
  const use = ({ main, consent: clip }: RecordedTwin): void => {
    setRecorded({ video: new File([main], 'recorded-avatar.webm', { type: 'video/webm' }), consent: clip });
    setStep('file');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t('Create Custom Avatar')}
      description={
        clonesVoice
          ? t('Your Digital Twin speaks your scripts with your face and your voice.')
          : t('Your Digital Twin speaks your scripts with your face, in one of our voices at the pitch of yours.')
      }
      size="lg"
      busy={isBusy}
    >
      {consent === undefined ? null : consent.unavailable !== null && consent.unavailable !== undefined ? (
        <Alert tone="warning">
          {t('{unavailable} Your Digital Twin credit is kept.', { unavailable: consent.unavailable })}
        </Alert>
      ) : step === 'select' ? (
        <Grid $gap={3}>
          <Button size="lg" onClick={() => setStep('camera')}>
            {t('Record with camera')}
          </Button>
          <Button size="lg" variant="secondary" onClick={() => setStep('file')}>
            {t('Upload video file')}
          </Button>
        </Grid>
      ) : step === 'camera' ? (
        <RecordTwin statement={consent.statement} onUse={use} onCancel={() => setStep('select')} />
      ) : (
        <UploadTwin
          statement={consent.statement}
          recorded={recorded}
          onBusy={setBusy}
          onBack={() => {
            setRecorded(undefined);
            setStep('select');
          }}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

/** The form's errors by field; `form` for the consent and for the server's answer. */
type Problems = Readonly<Partial<Record<'name' | 'file' | 'form', string>>>;

function problemsOf(name: string, file: File | undefined, accepted: boolean): Problems {
  const wrong = fileProblem(file);
  return {
    ...(name.trim() === '' ? { name: t('Please enter an avatar name') } : {}),
    ...(wrong === undefined ? {} : { file: wrong }),
    ...(accepted ? {} : { form: t('Please agree to the consent statement first.') }),
  };
}

interface UploadTwinProps {
  readonly statement: string;
  readonly recorded: Chosen | undefined;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function UploadTwin({ statement, recorded, onBusy, onBack, onDone }: UploadTwinProps) {
  const [name, setName] = useState('');
  const [file, setFile] = useState<File | undefined>(recorded?.video);
  const [accepted, setAccepted] = useState(recorded !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState<number>();
  const uploading = useRef<AbortController>(undefined);
  const [isPaused, setPaused] = useState(false);
  const [createAvatar] = useMutation(createAvatarMutation, { refetchQueries: ['Avatars'] });
  const total = (file?.size ?? 0) + (recorded?.consent?.size ?? 0);

  const clear = (field: keyof Problems): void => setProblems(({ [field]: _gone, ...rest }) => rest);

  const submit = async (): Promise<void> => {
    const found = problemsOf(name, file, accepted);
    setProblems(found);
    if (file === undefined || Object.keys(found).length > 0) return;
    setPaused(false);
    setSent(0);
    onBusy(true);
    const stopping = new AbortController();
    uploading.current = stopping;
    const { signal } = stopping;
    try {
      const videoUploadId = await uploadInParts({
        name: `${file.name}/${file.lastModified}`,
        file,
        signal,
        onProgress: setSent,
      });
      const clip = recorded?.consent;
      const consentUploadId =
        clip === undefined
          ? null
          : await uploadInParts({
              name: 'consent.webm',
              file: clip,
              signal,
              onProgress: (bytes) => setSent(file.size + bytes),
            });
      await createAvatar({
        variables: { input: { name: name.trim(), videoUploadId, consentUploadId, consentAccepted: true } },
      });
      await forgetTakes().catch(() => undefined);
      toast({ title: t('Avatar uploaded successfully!') });
      onDone();
    } catch (error) {
      if (signal.aborted) return setPaused(true);
      setSent(undefined);
      const text = error instanceof Refused ? error.message : sentenceOf(error);
      setProblems({ [fieldOf(error) === 'name' ? 'name' : 'form']: text });
      toast({ title: t('Failed to upload avatar'), variant: 'destructive' });
    } finally {
      onBusy(false);
    }
  };
  const isUploading = sent !== undefined && !isPaused;
  return (
    <Stack
      as="form"
      $gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={t('Avatar name')} error={problems.name} required>
        <TextInput
          maxLength={avatarNameCharacters}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            clear('name');
          }}
        />
      </Field>
      {recorded === undefined ? (
        <>
          <VideoPicker
            file={file}
            error={problems.file}
            onFile={(chosen) => {
              setFile(chosen);
              clear('file');
            }}
          />
          <Checkbox
            label={t('I confirm for the person in the video: “{statement}”', { statement })}
            checked={accepted}
            onCheckedChange={(agreed) => {
              setAccepted(agreed);
              clear('form');
            }}
          />
        </>
      ) : (
        <p>{t('Your recordings are ready to be uploaded.')}</p>
      )}
      {problems.form !== undefined && <Alert tone="danger">{problems.form}</Alert>}
      {sent !== undefined && (
        <ProgressBar label={isPaused ? t('Paused') : t('Uploading')} value={total === 0 ? 0 : (100 * sent) / total} />
      )}
      <Cluster $gap={3} $justify="end">
        <Button variant="secondary" onClick={onBack} disabled={isUploading}>
          {t('Back')}
        </Button>
        {isUploading ? (
          <Button onClick={() => uploading.current?.abort()}>{t('Pause')}</Button>
        ) : (
          <Button type="submit">{isPaused ? t('Go on') : t('Create avatar')}</Button>
        )}
      </Cluster>
    </Stack>
  );
}
