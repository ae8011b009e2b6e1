/**
 * The presenter's lines for each figure of a fee sheet: a sentence with the figure, and sentences that explain it
 * without naming another figure. `{}` is the value.
 */
export interface FigureLines {
  readonly says: string;
  readonly explains: readonly string[];
}

/** Sentences that fit only some sheets: final figures need no other offer. */
const comparable =
  'The lender’s own fees are the ones to compare between lenders, because the others are much the same everywhere.';
const otherPrograms = 'Other programs may suit you too, so ask about them.';
const creditAndRate = 'A credit often comes with a slightly higher rate, so look at both together.';
const ownInsurer = 'You choose the insurer yourself, so it pays to compare.';

export const figureLines: Readonly<Record<string, FigureLines>> = {
  purchasePrice: {
    says: 'The purchase price of the home is {}.',
    explains: ['That is the price in the contract, before any costs of the loan.'],
  },
  downPayment: {
    says: 'Your down payment is {}.',
    explains: ['A larger down payment means a smaller loan, and with it a lower payment every month.'],
  },
  loanAmount: {
    says: 'The loan amount is {}.',
    explains: ['That is what you borrow, and what the interest is worked out on.'],
  },
  totalLoanAmount: {
    says: 'With everything that is added to it, the total loan amount is {}.',
    explains: ['Some programs add a fee to the loan, so that you do not pay it up front.'],
  },
  program: {
    says: 'This is {} loan.',
    explains: [otherPrograms],
  },
  loanType: {
    says: 'The loan type is {}.',
    explains: [],
  },
  term: {
    says: 'The term of the loan is {}.',
    explains: ['A shorter term costs more each month and less in interest over the years.'],
  },
  interestRate: {
    says: 'The interest rate is {}.',
    explains: ['Ask whether this rate is locked, and until when.'],
  },
  rateLock: { says: 'The interest rate is {}.', explains: [] },
  rateCap: {
    says: 'The rate can go as high as {}.',
    explains: ['That is the most this loan allows, whatever the market does.'],
  },
  paymentCap: {
    says: 'Principal and interest can go as high as {} a month.',
    explains: ['Make sure that your budget could bear that payment, too.'],
  },
  apr: {
    says: 'The annual percentage rate, or APR, is {}.',
    explains: [
      'The APR adds certain costs of the loan to the rate, so it is a better figure to compare two offers with.',
    ],
  },
  principalInterest: {
    says: 'Principal and interest come to {} a month.',
    explains: ['Principal pays down what you owe, and interest is the price of the money.'],
  },
  propertyTaxes: {
    says: 'For property taxes the sheet sets aside {}.',
    explains: ['Taxes follow the assessed value of the home and can change every year.'],
  },
  homeInsurance: {
    says: 'Homeowner’s insurance is listed at {}.',
    explains: [ownInsurer],
  },
  mortgageInsurance: {
    says: 'Mortgage insurance is listed at {}.',
    explains: ['It protects the lender. Ask whether and when it ends on this loan.'],
  },
  hoaDues: {
    says: 'The dues of the homeowners association are {}.',
    explains: ['They pay for what the owners share, and are not part of the loan.'],
  },
  monthlyPayment: {
    says: 'Your total monthly payment is estimated at {}.',
    explains: ['This is the figure to hold against your budget.'],
  },
  originationFee: {
    says: 'The origination fee is {}.',
    explains: ['That is what the lender charges for making the loan.'],
  },
  discountPoints: {
    says: 'Discount points cost {}.',
    explains: [
      'Points are interest that you pay in advance for a lower rate, and they pay off if you keep the loan long enough.',
    ],
  },
  underwritingFee: {
    says: 'The underwriting fee is {}.',
    explains: ['Underwriting is the check of your income, your credit and the property.'],
  },
  processingFee: { says: 'The processing fee is {}.', explains: ['It covers the paperwork of your file.'] },
  applicationFee: { says: 'The application fee is {}.', explains: ['Ask whether any of it is credited at closing.'] },
  appraisalFee: {
    says: 'The appraisal costs {}.',
    explains: ['An independent appraiser says what the home is worth.'],
  },
  creditReport: { says: 'The credit report costs {}.', explains: ['It shows how you have paid your debts so far.'] },
  floodCertification: {
    says: 'The flood certification costs {}.',
    explains: ['It tells whether the home lies in a flood zone.'],
  },
  lenderTitle: {
    says: 'The lender’s title insurance is {}.',
    explains: ['It protects the lender against old claims on the property.'],
  },
  ownerTitle: {
    says: 'The owner’s title insurance is {}.',
    explains: ['It protects you against old claims on the property.'],
  },
  titleInsurance: {
    says: 'Title insurance is listed at {}.',
    explains: ['It protects against old claims on the property.'],
  },
  settlementFee: { says: 'The settlement fee is {}.', explains: ['It goes to the company that handles the closing.'] },
  recordingFees: {
    says: 'Recording fees are {}.',
    explains: ['The county charges them for entering the deed and the mortgage.'],
  },
  transferTaxes: {
    says: 'Transfer taxes are {}.',
    explains: ['Who pays them depends on where the home is and on the contract.'],
  },
  survey: { says: 'The survey costs {}.', explains: ['It shows where the borders of the lot are.'] },
  prepaidInterest: {
    says: 'Prepaid interest is {}.',
    explains: ['It covers the days from the closing to the end of that month.'],
  },
  lenderCredit: {
    says: 'A lender credit of {} brings your costs down.',
    explains: [creditAndRate],
  },
  sellerCredit: {
    says: 'The seller contributes {}.',
    explains: ['What a seller may contribute depends on the program.'],
  },
  earnestMoney: {
    says: 'Your earnest money of {} counts toward what you bring.',
    explains: ['You have already paid it with your offer.'],
  },
  closingCosts: {
    says: 'Total closing costs are estimated at {}.',
    explains: [
      'Closing costs are everything around the loan: the lender’s fees, the title company, the county, and what is paid in advance.',
    ],
  },
  cashToClose: {
    says: 'Your estimated cash to close is {}.',
    explains: [
      'That is what you bring to the table on closing day, so have it ready in an account that can send a wire.',
    ],
  },
};

/** The line about money that the borrower receives at the closing. `{}` is the amount without its minus. */
export const receivesCash: FigureLines = {
  says: 'You are estimated to receive {} at closing.',
  explains: ['You bring no money to the closing then; ask how and when it is paid to you.'],
};

/** The lender's charges on an official form: one sum with its points and fees. */
export const totalCharges: FigureLines = {
  says: 'The lender’s origination charges come to {} in all.',
  explains: ['That is what the lender charges for making the loan, with its points and fees.'],
};

/** The meaning of a locked rate, and of one that is not locked. */
export const lockLines = {
  locked: 'That rate holds until then, as long as nothing else about the loan changes.',
  open: 'Until it is locked, it can change with the market.',
} as const;

/** The explanation of each type of loan. */
export const programLines: readonly { readonly names: RegExp; readonly line: string }[] = [
  {
    names: /\bfha\b/i,
    line: 'The Federal Housing Administration insures such a loan, and you pay for that insurance.',
  },
  {
    names: /\bva\b/i,
    line: 'The Department of Veterans Affairs guarantees a part of such a loan, so it needs no monthly mortgage insurance.',
  },
  {
    names: /\busda\b/i,
    line: 'The Department of Agriculture guarantees such a loan, for homes in rural areas.',
  },
  { names: /\bconv(?:entional)?\b/i, line: 'No agency of the government insures or guarantees such a loan.' },
];

/** The disclosure for a loan whose rate can change. */
export const adjustableLine =
  'This loan has an adjustable rate: the rate can go up after closing, and the payment with it.';

/** The first lines when there is little room. */
export const byWeight = [
  'purchasePrice',
  'downPayment',
  'loanAmount',
  'interestRate',
  'rateCap',
  'rateLock',
  'apr',
  'monthlyPayment',
  'paymentCap',
  'closingCosts',
  'cashToClose',
  'term',
  'principalInterest',
] as const;

const beforeDisclosure =
  'Before the closing you receive a closing disclosure, and you should hold it against this sheet.';
const askWhy = 'If a figure there is higher than here, ask why before you sign.';
const ifPlansChange = 'If your plans change, say so early, because the loan can often be changed with them.';
const thinkAhead =
  'Think about how long you will stay in the home, because that decides whether points and a shorter term pay off.';
const askForEstimate = 'Ask for a loan estimate in writing; it lists the same costs in a form that every lender uses.';
const compare =
  'Compare offers of the same day, of the same kind of loan and with the same points, or the comparison means little.';

/** Lines that do not fit an official form. */
const unfit: Readonly<Record<string, ReadonlySet<string>>> = {
  'Loan Estimate': new Set([askForEstimate]),
  'Closing Disclosure': new Set([
    askForEstimate,
    beforeDisclosure,
    askWhy,
    compare,
    comparable,
    otherPrograms,
    ownInsurer,
    creditAndRate,
    ifPlansChange,
    thinkAhead,
  ]),
};

/** Sentences that are true of every loan, as far as they fit the form of the sheet; they name no figure. */
export const guidanceFor = (form: string | undefined): readonly string[] => fitting(guidance, form);

/** The lines that fit the form of the sheet. */
export const fitting = (lines: readonly string[], form: string | undefined): readonly string[] =>
  lines.filter((line) => unfit[form ?? '']?.has(line) !== true);

const guidance: readonly string[] = [
  'Read the sheet line by line, and ask about every figure that you did not expect.',
  'Some of these figures are set by the lender, and others by the county, the insurer or the title company.',
  comparable,
  compare,
  'Keep your job, your accounts and your credit as they are until the closing, because all of them are checked again.',
  'Please do not open new credit cards or finance a car before the loan has closed.',
  'Send the documents that you are asked for soon and complete, because missing pages are the most common reason for a delay.',
  beforeDisclosure,
  askWhy,
  'Beware of mails that change the account for your wire: call a number that you know before you send money.',
  askForEstimate,
  ifPlansChange,
  thinkAhead,
  'Set a little money aside for moving in, for repairs, and for the first months.',
  'There are no silly questions about a mortgage, and it is better to ask twice than to guess once.',
];
