import { useMutation } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { download, save } from '../../../app/download.ts';
import { Section } from './Section.tsx';
import { t } from '../../../i18n/t.ts';

const exportMutation = graphql(`
  mutation ExportOwnData {
    exportOwnData {
      url
      expiresAt
      mediaBytes
    }
  }
`);

type State =
  | { readonly step: 'idle' | 'preparing' }
  | { readonly step: 'loading'; readonly bytes: number; readonly about: number }
  | { readonly step: 'failed'; readonly message: string };

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Downloads everything that belongs to the account as one ZIP file, with its progress. */
export function DownloadData() {
  const [state, setState] = useState<State>({ step: 'idle' });
  const [prepare] = useMutation(exportMutation);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    stopping.current = controller;
    setState({ step: 'preparing' });
    try {
      const { data } = await prepare();
      if (!data) return;
      const { url, mediaBytes: about } = data.exportOwnData;
      setState({ step: 'loading', bytes: 0, about });
      const file = await download(url, (bytes) => setState({ step: 'loading', bytes, about }), controller.signal);
      save(file, `curbcast-account-${new Date().toISOString().slice(0, 10)}.zip`);
      setState({ step: 'idle' });
      toast({
        title: t('Export completed successfully'),
        description: t('Your data: {size}.', { size: megabytes(file.size) }),
      });
    } catch (error) {
      if (controller.signal.aborted) setState({ step: 'idle' });
      else setState({ step: 'failed', message: sentenceOf(error) });
    }
  };
  const isBusy = state.step === 'preparing' || state.step === 'loading';
  return (
    <Section title={t('Download your data')}>
      <p>
        {t(
          'One ZIP file with your profile, videos, scripts, credit statement, payments, plan, invoices and the whole history of your account. You can do this three times a day.',
        )}
      </p>
      {isBusy && (
        <ProgressBar
          label={state.step === 'preparing' ? t('Preparing your data') : t('Downloading your data')}
          // The texts come on top of the size of the media files, so the bar stays below 100 % until the end.
          value={state.step === 'loading' && state.about > 0 ? Math.min(99, (state.bytes / state.about) * 100) : null}
          {...(state.step === 'loading' ? { detail: megabytes(state.bytes) } : {})}
        />
      )}
      {state.step === 'failed' && (
        <Alert tone="danger" title={t('Export failed')}>
          {state.message}
        </Alert>
      )}
      {isBusy ? (
        <Button variant="secondary" onClick={() => stopping.current?.abort()}>
          {t('Cancel')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            void start();
          }}
        >
          <Download aria-hidden="true" />
          {t('Download my data')}
        </Button>
      )}
    </Section>
  );
}
