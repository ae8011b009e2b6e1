import { known } from '../../../i18n/t.ts';

/** An event type in words: `CreditsReserved` becomes `Credits reserved`. */
export function typeInWords(type: string): string {
  const [first = '', ...rest] = type.split(/(?=[A-Z])/);
  return known([first, ...rest.map((word) => word.toLowerCase())].join(' '));
}

/** The name of a value, part by part. Of `Items · Starter · Price` only the first and the last part are ours. */
export const placeOf = ({ label }: { readonly label: string }): string => label.split(' · ').map(known).join(' · ');
