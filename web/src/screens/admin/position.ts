import { formatCount } from '../../ui/format.ts';
import { t } from '../../i18n/t.ts';

/** Formats a log position: numbers without padding; a pair with equal parts as one number. */
export function positionInWords(position: string): string {
  if (position === '') return t('the beginning');
  const numbers = position.split('-');
  if (!numbers.every((number) => /^\d{1,20}$/.test(number))) return position;
  return [...new Set(numbers.map((number) => formatCount(BigInt(number))))].join(' / ');
}
