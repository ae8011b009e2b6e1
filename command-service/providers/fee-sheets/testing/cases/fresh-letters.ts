import { sheet, type SheetCase } from './sheet-case.ts';

/** Mails, comparisons and sheets about another loan or another person, written before the reader was changed. */
export const freshLetters: readonly SheetCase[] = [
  sheet(
    'a mail with an estimate in three paragraphs',
    `
Hi Dana and Luis,

Thanks for the call. Based on the contract price of $425,000 and 20% down ($85,000), your loan would be $340,000. Today I can lock the
30-year fixed at 6.375%, which works out to an APR of 6.489%. Principal and interest come to $2,121.16 a month.

On top of that the county estimates $385 a month for taxes, and your insurance quote is $1,476 a year. So plan on about $2,629 a month
all in. Closing costs should be close to $8,900 including the $650 appraisal, and after your $10,000 earnest money you would wire roughly
$83,900 on closing day.

Call me with questions,
Erin
`,
    {
      purchasePrice: 425_000,
      downPayment: 85_000,
      loanAmount: 340_000,
      interestRate: 6.375,
      term: 30,
      apr: 6.489,
      principalInterest: 2121.16,
      propertyTaxes: 385,
      homeInsurance: 1476,
      monthlyPayment: 2629,
      closingCosts: 8900,
      appraisalFee: 650,
      earnestMoney: 10_000,
      cashToClose: 83_900,
    },
  ),
  sheet(
    'a mail with two offers in sentences',
    `
Sam, two ways to do this. Option 1: 6.375% with no points, P&I of $2,121.16. Option 2: pay $5,100 in points and take 5.875%, which brings
P&I down to $2,011.23. The loan amount is $340,000 either way, and the APR is 6.47% on the first and 6.09% on the second.
`,
    { interestRate: null, principalInterest: null, apr: null, loanAmount: 340_000, discountPoints: null },
  ),
  sheet(
    'a table of the present loan and the new one',
    `
REFINANCE COMPARISON                     Current Loan           New Loan
Balance / loan amount                    $252,910.44            $260,000.00
Interest rate                            7.875%                 7.000%
Remaining / new term                     312 months             360 months
Principal and interest                   $1,926.12              $1,729.79
Mortgage insurance                       $98.00                 $0.00
Total monthly payment                    $2,518.12              $2,223.79
Monthly savings                                                 $294.33
Closing costs                                                   $5,910.00
`,
    {
      loanAmount: null,
      interestRate: null,
      term: null,
      principalInterest: null,
      mortgageInsurance: null,
      monthlyPayment: null,
      closingCosts: 5910,
    },
  ),
  sheet(
    'a mail about what a neighbor paid',
    `
Hello Mr. Singh, my neighbor got a loan of $510,000 at 6.25% last spring and paid $9,400 in closing costs. I know that rates have moved.
For your purchase the numbers today are: loan amount $333,000, rate 6.250%, APR 6.401%, P&I $2,050.34, cash to close $44,120.
`,
    {
      loanAmount: null,
      interestRate: 6.25,
      apr: 6.401,
      principalInterest: 2050.34,
      cashToClose: 44_120,
      closingCosts: null,
    },
  ),
  sheet(
    'an estimate of what the seller receives',
    `
SELLER'S ESTIMATED NET PROCEEDS
Sale price                              $515,000.00
Listing commission 2.5%                 -$12,875.00
Buyer agent compensation 2.5%           -$12,875.00
Owner's title policy                     -$1,710.00
Escrow fee                                 -$640.00
Transfer tax                             -$1,030.00
Payoff of first mortgage               -$288,455.19
Seller credit to buyer                   -$5,000.00
ESTIMATED NET TO SELLER                 $192,414.81
`,
    { purchasePrice: 515_000, sellerCredit: 5000, ownerTitle: null, settlementFee: null, transferTaxes: null },
  ),
  sheet(
    'a payoff statement of the old loan',
    `
PAYOFF STATEMENT                                    Loan 0048812
Unpaid principal balance              $187,440.12
Interest 11/01/26 to 11/30/26            $937.20
Per diem interest                         $31.24
Recording fee                             $55.00
Late charges                               $0.00
Total payoff                          $188,432.32
Good through 11/30/2026
`,
    { recordingFees: 55, prepaidInterest: null },
  ),
  sheet(
    'fees that are waived, credited or paid by somebody else',
    `
YOUR LENDER FEES
Application fee          $450     WAIVED
Processing fee           $695
Underwriting fee         $1,050   (paid by lender)
Appraisal fee            $600     to be paid outside closing by borrower
Credit report            $75      no charge
Flood certification      $0.00
Title insurance          $1,215
Survey                   $425     paid by seller
Lender credit            -$1,050
`,
    {
      processingFee: 695,
      appraisalFee: 600,
      floodCertification: 0,
      titleInsurance: 1215,
      lenderCredit: 1050,
      creditReport: null,
    },
  ),
  sheet(
    'a chat with a correction',
    `
Lena: whats the rate looking like
Mo (loan officer): 6.5 today, so on 455k you're at 2875.91 P&I
Lena: and closing?
Mo (loan officer): scratch that, pricing just came in, rate is 6.375%
Mo (loan officer): closing costs about $7,300, cash to close $58,400
`,
    { interestRate: null, principalInterest: null, loanAmount: null, closingCosts: 7300, cashToClose: 58_400 },
  ),
  sheet(
    'a table of estimates of two lenders',
    `
                         Bluebird Bank      Summit Lending
Loan amount              $396,000           $396,000
Rate                     6.375%             6.250%
APR                      6.452%             6.519%
Origination              $1,250             $0
Points                   $0                 $3,960
Appraisal                $600               $675
Credit report            $70                $55
Total lender fees        $1,920             $4,690
`,
    {
      loanAmount: 396_000,
      interestRate: null,
      apr: null,
      originationFee: null,
      discountPoints: null,
      appraisalFee: null,
      creditReport: null,
    },
  ),
  sheet(
    'a letter of pre-approval with bounds',
    `
PRE-APPROVAL LETTER
Purchase price up to: $475,000
Loan amount not to exceed: $380,000
Loan type: Conventional
Interest rate assumed: 6.25%
Maximum monthly payment: $3,200
Expires 02/15/2027
This letter is not a commitment to lend.
`,
    { purchasePrice: null, loanAmount: null, loanType: 'Conventional', interestRate: null, monthlyPayment: null },
  ),
];
