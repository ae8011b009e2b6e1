const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 1 });
const alwaysOneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Whole credits (halves allowed) as people read them: `10`, `1.5`. */
export function formatCredits(credits: number): string {
  return oneDecimal.format(credits);
}

/** The same with its decimal always there, as the specification's shortage sentence has it: `2.0`. */
export function formatCreditsExactly(credits: number): string {
  return alwaysOneDecimal.format(credits);
}

/** `1 credit`, `1.5 credits`. */
export function creditsInWords(credits: number): string {
  return `${formatCredits(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}
