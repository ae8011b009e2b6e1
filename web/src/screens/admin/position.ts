const figures = new Intl.NumberFormat('en-US');

/** A position as people read it: numbers without their padding, once where an engine names the same one twice. */
export function positionInWords(position: string): string {
  if (position === '') return 'the beginning';
  const numbers = position.split('-');
  if (!numbers.every((number) => /^\d{1,20}$/.test(number))) return position;
  return [...new Set(numbers.map((number) => figures.format(BigInt(number))))].join(' / ');
}
