import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { color, radius, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { t } from '../../i18n/t.ts';
import { twinConsentQuery } from './documents.ts';
import { makeSample } from './twinSample.ts';
import { Refused } from './upload.ts';
import { fileProblem } from './fileProblem.ts';
import { VideoPicker } from './VideoPicker.tsx';

const Sample = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.md};
  background: black;
`;
const Small = styled.p`
  ${text('small')} color: ${color.text2};
`;

export interface TwinSampleDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The link to buy the Digital Twin, and its text. */
  readonly buyPath: string;
  readonly buyLabel: string;
}

/** Shows people a sample of their own Digital Twin before they pay anything. */
export function TwinSampleDialog({ open, onOpenChange, buyPath, buyLabel }: TwinSampleDialogProps) {
  const consent = useQuery(twinConsentQuery).data?.twinConsent;
  const [file, setFile] = useState<File>();
  const [accepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<{ readonly file?: string; readonly form?: string }>({});
  const [step, setStep] = useState<{ readonly name: string; readonly percent: number }>();
  const [sample, setSample] = useState<string>();
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  useEffect(() => () => void (sample !== undefined && URL.revokeObjectURL(sample)), [sample]);

  const make = async (): Promise<void> => {
    const wrong = fileProblem(file);
    setProblem({
      ...(wrong === undefined ? {} : { file: wrong }),
      ...(accepted ? {} : { form: t('Please agree to the consent statement first.') }),
    });
    if (file === undefined || wrong !== undefined || !accepted) return;
    const stopping = new AbortController();
    making.current = stopping;
    setStep({ name: t('Uploading'), percent: 0 });
    try {
      const made = await makeSample({
        file,
        signal: stopping.signal,
        onProgress: (name, percent) => setStep({ name, percent }),
      });
      setSample(URL.createObjectURL(made));
    } catch (error) {
      if (!stopping.signal.aborted) setProblem({ form: error instanceof Refused ? error.message : sentenceOf(error) });
    } finally {
      setStep(undefined);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Try your Digital Twin')}
      description={t(
        'See and hear yourself in a short sample. It is free, and we keep neither the video nor the sample.',
      )}
      size="lg"
      busy={step !== undefined}
    >
      {sample !== undefined ? (
        <Stack $gap={4}>
          <Sample src={sample} controls autoPlay playsInline aria-label={t('Sample of your Digital Twin')} />
          <Small>{t('Your videos show this Digital Twin beside the pictures of the property, in this voice.')}</Small>
          <Cluster $gap={3} $justify="end">
            <Button variant="secondary" onClick={() => setSample(undefined)}>
              {t('Try another video')}
            </Button>
            <ButtonLink to={buyPath}>{buyLabel}</ButtonLink>
          </Cluster>
        </Stack>
      ) : consent === undefined ? null : consent.unavailable !== null && consent.unavailable !== undefined ? (
        <Alert tone="warning">{consent.unavailable}</Alert>
      ) : (
        <Stack
          as="form"
          $gap={4}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <VideoPicker
            file={file}
            error={problem.file}
            onFile={(chosen) => {
              setFile(chosen);
              setProblem(({ file: _gone, ...rest }) => rest);
            }}
          />
          <Checkbox
            label={t('I confirm for the person in the video: “{statement}”', { statement: consent.statement })}
            checked={accepted}
            onCheckedChange={(agreed) => {
              setAccepted(agreed);
              setProblem(({ form: _gone, ...rest }) => rest);
            }}
          />
          {problem.form !== undefined && <Alert tone="danger">{problem.form}</Alert>}
          {step !== undefined && <ProgressBar label={step.name} value={step.percent} />}
          <Cluster $gap={3} $justify="end">
            {step === undefined ? (
              <Button type="submit">{t('Make a sample')}</Button>
            ) : (
              <Button variant="secondary" onClick={() => making.current?.abort()}>
                {t('Stop')}
              </Button>
            )}
          </Cluster>
        </Stack>
      )}
    </Dialog>
  );
}
