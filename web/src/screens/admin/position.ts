const figures = new Intl.NumberFormat('en-US');

/** A position as people read it: the number without its padding where it is one, otherwise the engine's own text. */
export function positionInWords(position: string): string {
  if (position === '') return 'the beginning';
  return /^\d{1,16}$/.test(position) ? figures.format(Number(position)) : position;
}
