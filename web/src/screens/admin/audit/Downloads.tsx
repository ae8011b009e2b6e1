import { Download } from 'lucide-react';
import { nameInAddress } from '../../../features/audit/historyPath.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import type { HistoryRef } from './documents.ts';
import { t } from '../../../i18n/t.ts';

/** Downloads the events up to the moment: with their proof; credits also as a table. */
export function Downloads({ kind, id, revision }: HistoryRef & { readonly revision: number }) {
  const part = encodeURIComponent(id);
  const proof = [
    t('Proof'),
    t('Download the shown history with its proof'),
    `/api/admin/audit/${nameInAddress(kind)}/${part}/proof?revision=${revision}`,
  ] as const;
  const tables = (['csv', 'json'] as const).map(
    (format) =>
      [
        format.toUpperCase(),
        t('Download the shown history as {format}', { format: format.toUpperCase() }),
        `/api/admin/users/${part}/credits/history?${new URLSearchParams({ format, revision: String(revision) })}`,
      ] as const,
  );
  return (kind === 'CREDITS' ? [...tables, proof] : [proof]).map(([name, label, href]) => (
    <ButtonAnchor
      key={name}
      variant="secondary"
      href={href}
      download
      icon={<Download aria-hidden="true" />}
      aria-label={label}
    >
      {name}
    </ButtonAnchor>
  ));
}
