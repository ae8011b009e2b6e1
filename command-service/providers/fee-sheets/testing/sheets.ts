/** A line of a made sheet: the figure, its label as this lender writes it, and its value. */
export interface SheetLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** A second value beside the first: nobody but the lender knows which one counts. */
  readonly other?: string;
}

/** A fee sheet that exists only here. */
export interface MadeSheet {
  readonly number: number;
  readonly layout: Layout;
  readonly lines: readonly SheetLine[];
}

export const layouts = ['leaders', 'columns', 'boxes', 'table', 'options', 'estimate'] as const;
export type Layout = (typeof layouts)[number];

/** A small generator of numbers from 0 to 1 (mulberry32): the same sheets on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const dollars = (amount: number, cents: boolean): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents ? 2 : 0, maximumFractionDigits: cents ? 2 : 0 })}`;

/** How lenders write the same label. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  purchasePrice: ['Purchase Price', 'Sales Price', 'Purchase Price:'],
  downPayment: ['Down Payment', 'Down Payment (20%)', 'Estimated Down Payment'],
  loanAmount: ['Loan Amount', 'Base Loan Amount', 'Loan Amount:'],
  term: ['Loan Term', 'Term', 'Loan Term:'],
  interestRate: ['Interest Rate', 'Note Rate', 'Interest Rate:'],
  apr: ['APR', 'Annual Percentage Rate (APR)', 'APR:'],
  principalInterest: ['Principal & Interest', 'Principal and Interest', 'P & I'],
  propertyTaxes: ['Property Taxes', 'Real Estate Taxes', 'Property Tax'],
  homeInsurance: ["Homeowner's Insurance", 'Hazard Insurance', 'Homeowners Insurance'],
  monthlyPayment: ['Total Monthly Payment', 'Estimated Monthly Payment', 'Total Payment'],
  originationFee: ['Origination Fee', 'Loan Origination Fee', 'Origination Charge'],
  underwritingFee: ['Underwriting Fee', 'Underwriting', 'Underwriting Fee'],
  appraisalFee: ['Appraisal Fee', 'Appraisal', 'Appraisal Fee'],
  creditReport: ['Credit Report', 'Credit Report Fee', 'Credit Report'],
  recordingFees: ['Recording Fees', 'Recording Charges', 'Recording Fee'],
  closingCosts: ['Total Closing Costs', 'Estimated Closing Costs', 'Total Estimated Closing Costs'],
  cashToClose: ['Cash to Close', 'Estimated Cash to Close', 'Funds Due at Closing'],
};

/** Makes sheet `number`: all figures belong to one loan and fit each other. */
export function makeSheet(number: number, layout: Layout): MadeSheet {
  const random = randomOf(number * 7_919 + 11);
  const between = (least: number, most: number, step: number): number =>
    least + Math.floor(random() * ((most - least) / step + 1)) * step;
  const oneOf = (choices: readonly number[]): number => choices[Math.floor(random() * choices.length)] ?? 0;
  const cents = random() < 0.5;
  const price = between(180_000, 1_450_000, 2_500);
  const down = Math.round(price * oneOf([0.05, 0.1, 0.2, 0.25]));
  const loan = price - down;
  const years = oneOf([15, 20, 30]);
  const rate = between(4.5, 8, 0.125);
  const monthly = rate / 1200;
  const principalInterest = Math.round(((loan * monthly) / (1 - (1 + monthly) ** -(years * 12))) * 100) / 100;
  const [taxes, insurance] = [between(150, 1_400, 5), between(70, 320, 5)];
  const fees = [
    between(500, 4_000, 25),
    between(395, 1_295, 50),
    between(400, 900, 25),
    between(45, 120, 5),
    between(90, 360, 10),
  ];
  const [origination = 0, underwriting = 0, appraisal = 0, report = 0, recording = 0] = fees;
  const costs = fees.reduce((sum, fee) => sum + fee, 0) + between(2_000, 8_000, 10);
  const values: Readonly<Record<string, string>> = {
    purchasePrice: dollars(price, cents),
    downPayment: dollars(down, cents),
    loanAmount: dollars(loan, cents),
    term: `${years} years`,
    interestRate: `${rate.toFixed(3)}%`,
    apr: `${(rate + between(0.05, 0.3, 0.013)).toFixed(3)}%`,
    principalInterest: dollars(principalInterest, true),
    propertyTaxes: dollars(taxes, true),
    homeInsurance: dollars(insurance, true),
    monthlyPayment: dollars(principalInterest + taxes + insurance, true),
    originationFee: dollars(origination, cents),
    underwritingFee: dollars(underwriting, cents),
    appraisalFee: dollars(appraisal, cents),
    creditReport: dollars(report, cents),
    recordingFees: dollars(recording, cents),
    closingCosts: dollars(costs, cents),
    cashToClose: dollars(costs + down, cents),
  };
  const lines = Object.entries(values).map(([key, value]) => {
    const label = spellings[key]?.[Math.floor(random() * 3)] ?? key;
    const hasOther =
      layout === 'options' && ['interestRate', 'apr', 'principalInterest', 'monthlyPayment'].includes(key);
    return {
      key,
      label,
      value,
      ...(hasOther && { other: key.endsWith('ate') || key === 'apr' ? '5.999%' : '$1,999.99' }),
    };
  });
  return { number, layout, lines };
}

/** The sheet's statement about a figure; `unknown` where it makes two. */
export function truthOf({ lines }: MadeSheet): ReadonlyMap<string, string> {
  return new Map(lines.map(({ key, value, other }) => [key, other === undefined ? value : 'unknown']));
}

const amountIn = (value: string): number | undefined =>
  /^[\d$,.%-]+(?: a month)?$/.test(value) ? Number(value.replace(/[$,%]| a month/g, '')) : undefined;

/** Whether two values are the same amount: `$450,000`, `$450,000.00`; a monthly amount may name its period or not. */
export const sameValue = (a: string, b: string): boolean => {
  const [one, other] = [amountIn(a), amountIn(b)];
  return one === undefined || other === undefined ? a === b : one === other;
};
