import { historyPath } from '../audit/historyPath.ts';
import { t } from '../../i18n/t.ts';

/** The screens with the records of an alert's event, by the event's stream. */
export function recordsOf(stream: string): readonly { readonly label: string; readonly to: string }[] {
  const at = stream.indexOf('-');
  const [category, id] = [stream.slice(0, at), stream.slice(at + 1)];
  if (category === 'purchase') return [{ label: t('History of the purchase'), to: historyPath('PURCHASE', id) }];
  if (category === 'user')
    return [{ label: t('What administrators did with this account'), to: `/admin/log?user=${encodeURIComponent(id)}` }];
  return [];
}
