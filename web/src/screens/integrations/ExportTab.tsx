import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { download, save } from '../../app/download.ts';
import { problemOf, RestError } from '../../app/rest.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/toastStore.ts';
import { exportWords } from './exportWords.ts';
import { RecentExports } from './RecentExports.tsx';
import { t } from '../../i18n/t.ts';

const formats = ['json', 'csv'] as const;

/** The file name; the server gives the download the same one. */
const fileName = (type: string, format: string): string =>
  `curbcast-${type}-${new Date().toISOString().slice(0, 10)}.${format}`;

/** Exports all of the account's data as files. */
export function ExportTab({ types }: { readonly types: readonly string[] }) {
  const [ended, setEnded] = useState(0);
  return (
    <Stack $gap={6}>
      <Grid $gap={4}>
        {types.map((type) => (
          <ExportCard key={type} type={type} onEnded={() => setEnded((count) => count + 1)} />
        ))}
      </Grid>
      <RecentExports ended={ended} />
    </Stack>
  );
}

function ExportCard({ type, onEnded }: { readonly type: string; readonly onEnded: () => void }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const cancel = (): void => {
    stop.current.abort();
    setCancelled(true);
  };
  const run = async (format: (typeof formats)[number]): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setBusy(format);
    setCancelled(false);
    try {
      const file = await download(`/api/export/${type}?format=${format}`, () => undefined, signal);
      save(file, fileName(type, format));
      toast({ title: t('Export completed successfully') });
    } catch (error) {
      if (signal.aborted) return;
      const own = error instanceof RestError ? problemOf(error).message : undefined;
      toast({ title: t('Export failed'), description: own ?? sentenceOf(error), variant: 'destructive' });
    } finally {
      setBusy(null);
      onEnded();
    }
  };
  const { title, about } = exportWords[type] ?? { title: type, about: '' };
  return (
    <Card title={title} description={about}>
      <Cluster $gap={2}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            disabled={busy !== null && busy !== format}
            loading={busy === format}
            loadingText={t('Exporting...')}
            aria-label={t('Export as {format}: {title}', { format: format.toUpperCase(), title })}
            onClick={() => void run(format)}
          >
            {t('Export as {format}', { format: format.toUpperCase() })}
          </Button>
        ))}
        {busy !== null && (
          <Button variant="ghost" aria-label={t('Cancel export: {title}', { title })} onClick={cancel}>
            {t('Cancel')}
          </Button>
        )}
      </Cluster>
      {cancelled && <Alert>{t('The export was canceled, and nothing was saved.')}</Alert>}
    </Card>
  );
}
