/** A written figure as a decimal one: "1,250,000.50" is "1250000.50". */
export function figureOf(written: string, dotsGroup: boolean): string {
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u.test(written)) return written.replaceAll(',', '');
  if (dotsGroup && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/u.test(written))
    return written.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/u.test(written)) return written.replace(',', '.');
  if (/^\d+(?:\.\d+)?$/u.test(written)) return written;
  return written.replaceAll(/\D/gu, '');
}

/** A decimal figure times a power of ten, without the rounding of floating point. */
export function scaled(figure: string, factor: number): string {
  if (factor === 1) return figure;
  const zeros = Math.round(Math.log10(factor));
  const [whole = '', part = ''] = figure.split('.');
  const moved = part.padEnd(zeros, '0');
  const rest = moved.slice(zeros).replace(/0+$/u, '');
  const digits = `${whole}${moved.slice(0, zeros)}`.replace(/^0+(?=\d)/u, '');
  return rest === '' ? digits : `${digits}.${rest}`;
}
