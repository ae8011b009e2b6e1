const figures = new Intl.NumberFormat('en-US');

/** Formats a log position: numbers without padding, and once if both parts of a pair are equal. */
export function positionInWords(position: string): string {
  if (position === '') return 'the beginning';
  const numbers = position.split('-');
  if (!numbers.every((number) => /^\d{1,20}$/.test(number))) return position;
  return [...new Set(numbers.map((number) => figures.format(BigInt(number))))].join(' / ');
}
