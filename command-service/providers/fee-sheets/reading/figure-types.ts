import { regex } from '../../../../domain/regex.ts';
import { say, type Sentence } from '../../../../words/index.ts';
import type { FigureKind } from '../port.ts';

/** A figure that fee sheets hold. */
export interface FigureType {
  readonly key: string;
  readonly label: Sentence;
  readonly kind: FigureKind;
  /** The whole label as sheets write it, normalised by `normalLabel`. */
  readonly written: RegExp;
  /** Whether the amount may be below zero: money that the borrower receives. All others keep no sign. */
  readonly signed?: true;
  /** Whether it is a recurring payment, by the month or by the year. */
  readonly periodic?: true;
  /** A credit is written with and without a minus and means the same. */
  readonly credit?: true;
  /** Values outside of these bounds are mistakes of the reading. */
  readonly between: readonly [number, number];
}

const money = (key: string, label: Sentence, written: RegExp, most = 10_000_000): FigureType => ({
  key,
  label,
  kind: 'money',
  written,
  between: [0, most],
});

const credit = (type: FigureType): FigureType => ({ ...type, credit: true });
const periodic = (type: FigureType): FigureType => ({ ...type, periodic: true });

/** For figures that a sentence or a heading states, not a label. */
const never = /(?!)/;

/** Every figure that is looked for, in the order of the screen and of a script. */
export const figureTypes: readonly FigureType[] = [
  money(
    'purchasePrice',
    say('FIGURE_PURCHASE_PRICE'),
    /^(?:(?:purchase|sales?|contract|home|house|offer|contract sales?|sales contract) )?price(?: payoff)?$|^(?:contract )?sales? price(?: of(?: the)? property)?$/,
    100_000_000,
  ),
  money(
    'downPayment',
    say('FIGURE_DOWN_PAYMENT'),
    /^(?:minimum |cash |you put )?down(?: ?(?:payment|pmt))?(?: amount)?$|^down payment funds from borrower$|^(?:borrower |buyer )?equity down payment$/,
    100_000_000,
  ),
  // The amount due at closing is computed with the loan subtracted.
  credit(
    money(
      'loanAmount',
      say('FIGURE_LOAN_AMOUNT'),
      regex()`
        ^(?:(?:base |mortgage )?loan (?:amount|amt)|(?:base )?loan)$|^mortgage(?: amount)?$
        |^(?:(?:maximum|max) )?(?:first|base) mortgage(?: amount)?$|^principal amount of loans?$
        |^amount (?:financed|borrowed)$|^you borrow$|^loan amount excluding financed mortgage insurance$
        |^how much (?:are|do|will) you borrow(?:ing)?$|^(?:ln|loan) amt$
      `,
      100_000_000,
    ),
  ),
  credit(
    money(
      'totalLoanAmount',
      say('FIGURE_TOTAL_LOAN_AMOUNT'),
      /^(?:total|final) loan(?: (?:amount|amt))?$|^(?:total )?(?:loan|mortgage)(?: amount)? (?:w|with|including|incl)(?: financed)? (?:ufmip|mip|(?:va )?funding fee|guarantee fee|fee)$/,
      100_000_000,
    ),
  ),
  {
    key: 'program',
    label: say('FIGURE_PROGRAM'),
    kind: 'text',
    written: /^loan (?:program|product)$|^program$|^product$/,
    between: [0, 0],
  },
  { key: 'loanType', label: say('FIGURE_LOAN_TYPE'), kind: 'text', written: /^loan type$/, between: [0, 0] },
  {
    key: 'term',
    label: say('FIGURE_TERM'),
    kind: 'term',
    written:
      /^(?:loan |mortgage |permanent |amort(?:ization)? )?term$|^term due(?: in)?$|^amortization(?: (?:term|period))?$|^number of payments$|^how long is (?:the |my )?loan$/,
    between: [1, 50],
  },
  {
    key: 'interestRate',
    label: say('FIGURE_INTEREST_RATE'),
    kind: 'percent',
    written:
      /^(?:interest|int|note|loan|fixed|locked|qualifying|initial|start|starting|introductory|permanent)(?: interest)? rate$|^rate$|^interest$|^what is rate$/,
    between: [0.5, 20],
  },
  {
    key: 'rateLock',
    label: say('FIGURE_RATE_LOCK'),
    kind: 'text',
    written: never,
    between: [0, 0],
  },
  {
    key: 'rateCap',
    label: say('FIGURE_RATE_CAP'),
    kind: 'percent',
    written: /^(?:lifetime|maximum|max|highest)(?: interest)? (?:rate|apr|cap)(?: cap)?$/,
    between: [1, 30],
  },
  {
    key: 'apr',
    label: say('FIGURE_APR'),
    kind: 'percent',
    written:
      /^(?:variable |current |initial )?apr$|^annual percentage rate(?: costs? over.*)?$|^a p r$|^what is (?:the )?apr$/,
    between: [0.5, 25],
  },
  money(
    'principalInterest',
    say('FIGURE_PRINCIPAL_INTEREST'),
    /^(?:(?:initial|permanent|monthly|total) )*principal (?:(?:and|&) )?interest(?: payment)?$|^(?:(?:first mortgage|initial|permanent|monthly|(?:monthly )?payment) )*p ?(?:& ?| )?i(?: payment)?(?: first)?$/,
    200_000,
  ),
  money('paymentCap', say('FIGURE_PAYMENT_CAP'), never, 200_000),
  periodic(
    money(
      'propertyTaxes',
      say('FIGURE_PROPERTY_TAXES'),
      /^(?:(?:monthly|annual|yearly) )?(?:property|real estate|county|r e|re) tax(?:es)?$|^(?:(?:monthly|annual|yearly) )?tax(?:es)?(?: escrow)?$|^(?:monthly )?escrow for (?:property )?taxes$/,
      200_000,
    ),
  ),
  periodic(
    money(
      'homeInsurance',
      say('FIGURE_HOME_INSURANCE'),
      regex()`
        ^(?:(?:monthly|annual|yearly) )?(?:
          home ?owner'?s?|hazard|haz|home
        ) (?:ins(?:urance)?|policy|escrow)$
        |^hazard$|^(?:monthly )?ins(?:urance)?$|^home ?owner'?s$|^hoi$|^ho ?6(?: policy| ins(?:urance)?)?$
        |^(?:monthly )?escrow for (?:home ?owner'?s? )?insurance$
      `,
      200_000,
    ),
  ),
  periodic(
    money(
      'mortgageInsurance',
      say('FIGURE_MORTGAGE_INSURANCE'),
      /^(?:monthly )?(?:private )?mortgage ins(?:urance)?$|^(?:monthly )?(?:(?:fha )?(?:pmi|mip|mi)|usda annual fee)$/,
      200_000,
    ),
  ),
  periodic(
    money(
      'hoaDues',
      say('FIGURE_HOA_DUES'),
      /^(?:hoa|assoc(?:iation)?(?: project)?|condo)(?: dues| fees?)$|^hoa$|^home ?owner'?s?'? (?:association|assoc|assn)(?: dues| fees?)?$/,
      100_000,
    ),
  ),
  money(
    'monthlyPayment',
    say('FIGURE_MONTHLY_PAYMENT'),
    regex()`
      ^total (?:monthly|mortgage) payment$|^(?:monthly )?payment$|^total payment$
      |^total (?:monthly|per month|a month)$|^(?:total )?pitia?(?: (?:mi|mip|pmi|hoa))*$
      |^total payment (?:each|per) month$|^(?:maximum )?total (?:monthly )?housing (?:payment|expense)$|^mo payment$
      |^(?:total )?(?:monthly )?payment (?:including|with|incl) (?:escrows?|taxes (?:and|&) insurance)$
      |^monthly total$
    `,
    500_000,
  ),
  money(
    'originationFee',
    say('FIGURE_ORIGINATION_FEE'),
    /^(?:loan )?origination(?: (?:flat )?(?:fees?|charges?))?$/,
    500_000,
  ),
  money('discountPoints', say('FIGURE_DISCOUNT_POINTS'), /^(?:loan )?discount(?: points?)?$|^points$/, 500_000),
  money('underwritingFee', say('FIGURE_UNDERWRITING_FEE'), /^(?:lender )?underwriting(?: fee)?$/, 10_000),
  money('processingFee', say('FIGURE_PROCESSING_FEE'), /^(?:lender |broker )?processing(?: fee)?$/, 10_000),
  money('applicationFee', say('FIGURE_APPLICATION_FEE'), /^application(?: fee)?$/, 10_000),
  money('appraisalFee', say('FIGURE_APPRAISAL_FEE'), /^(?:va |fha |usda )?appraisal(?: fee)?$/, 10_000),
  money('creditReport', say('FIGURE_CREDIT_REPORT'), /^credit report(?: fee)?$/, 1_000),
  money(
    'floodCertification',
    say('FIGURE_FLOOD_CERTIFICATION'),
    /^flood(?: (?:certification|cert|determination)(?: fee)?)?$/,
    1_000,
  ),
  money(
    'lenderTitle',
    say('FIGURE_LENDER_TITLE'),
    /^(?:lender'?s?|loan policy) title(?: (?:insurance|policy))?$|^title (?:insurance|policy) lender'?s?(?: policy)?$|^(?:lender|loan)'?s? policy$/,
    100_000,
  ),
  money(
    'ownerTitle',
    say('FIGURE_OWNER_TITLE'),
    /^owner'?s? title(?: (?:insurance|policy))?$|^title (?:insurance|policy) owner'?s?(?: policy)?$|^owner'?s? policy(?: (?:enhanced|standard|extended))?$/,
    100_000,
  ),
  money('titleInsurance', say('FIGURE_TITLE_INSURANCE'), /^title(?: insurance)?$/, 100_000),
  money(
    'settlementFee',
    say('FIGURE_SETTLEMENT_FEE'),
    /^(?:(?:attorney )?settlement|closing|escrow|closing escrow|settlement (?:or )?closing)(?: agent)? fee$/,
    50_000,
  ),
  money(
    'recordingFees',
    say('FIGURE_RECORDING_FEES'),
    /^(?:mortgage |deed |government )?recording(?: (?:fees?|charges?))?(?: mortgage| deed| and other taxes)?$/,
    20_000,
  ),
  money(
    'transferTaxes',
    say('FIGURE_TRANSFER_TAXES'),
    /^(?:(?:state|county|city|documentary) )?transfer tax(?:es)?$/,
    1_000_000,
  ),
  money('survey', say('FIGURE_SURVEY'), /^survey(?: fee)?$/, 20_000),
  money(
    'prepaidInterest',
    say('FIGURE_PREPAID_INTEREST'),
    /^(?:prepaid|per diem|daily) interest(?: charges?)?(?: \d.*)?$|^interest for(?: \d+ days?\b.*)?$|^interest(?: charges?)? \d+ days?\b.*$/,
    100_000,
  ),
  credit(money('lenderCredit', say('FIGURE_LENDER_CREDIT'), /^(?:broker )?lender'?s? credits?$/, 1_000_000)),
  credit(
    money(
      'sellerCredit',
      say('FIGURE_SELLER_CREDIT'),
      /^seller'?s? (?:credits?|concessions?|contributions?)(?: for (?:the )?buy ?down)?$|^seller paid (?:closing )?costs$|^(?:cc|closing costs) paid by seller$/,
      10_000_000,
    ),
  ),
  credit(
    money(
      'earnestMoney',
      say('FIGURE_EARNEST_MONEY'),
      /^earnest money(?: deposit(?:ed)?)?(?: (?:paid|held|received))?$|^(?:initial )?deposit(?: (?:(?:or|including) )?earnest money)?$|^(?:cash )?deposit on sales contract$|^cash deposit$|^emd$/,
      10_000_000,
    ),
  ),
  money(
    'closingCosts',
    say('FIGURE_CLOSING_COSTS'),
    /^(?:total )?(?:loan )?closing costs$|^total (?:points )?lender (?:and|&) third party (?:fees|costs)$|^total closing costs?$|^what does it cost to get this loan$|^total closing(?: expenses)?$|^(?:total )?settlement charges$/,
    10_000_000,
  ),
  {
    ...money(
      'cashToClose',
      say('FIGURE_CASH_TO_CLOSE'),
      regex()`
        ^(?:total )?cash (?:to|at|needed to|due at) clos(?:e|ing)$
        |^(?:total )?funds(?: (?:due|needed|required))? (?:at|to) clos(?:e|ing)$
        |^(?:total )?cash (?:needed|required|due)(?:
          [ ](?:from (?:the )?(?:buyer|borrower)|(?:at|to) clos(?:e|ing))
        )?$
        |^cash from (?:the )?(?:buyer|borrower)$|^(?:amount |total )?due (?:at|to) clos(?:e|ing)$
        |^(?:cash |amount |balance |funds |total )?due from (?:the )?(?:buyer|borrower)$
        |^cash (?:back|to (?:borrower|you))(?: at closing)?$|^total funds needed$
        |^cash you need (?:at|to|for) clos(?:e|ing)$|^cash (?:to from|from to) (?:the )?(?:borrower|buyer)$
        |^ctc$|^(?:total )?funds (?:from|to) you$|^how much (?:do|will) i need (?:at|to) clos(?:e|ing)$
      `,
      100_000_000,
    ),
    signed: true,
    between: [-100_000_000, 100_000_000],
  },
  { key: 'form', label: say('FIGURE_FORM'), kind: 'text', written: never, between: [0, 0] },
];

/** Figures that nearly every fee sheet has: a missing one may have been overlooked, so the user is asked. */
export const usualFigures: ReadonlySet<string> = new Set([
  'purchasePrice',
  'downPayment',
  'loanAmount',
  'term',
  'interestRate',
  'apr',
  'principalInterest',
  'propertyTaxes',
  'homeInsurance',
  'monthlyPayment',
  'originationFee',
  'underwritingFee',
  'appraisalFee',
  'creditReport',
  'recordingFees',
  'closingCosts',
  'cashToClose',
]);
