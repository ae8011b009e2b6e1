import { page, sheet, type SheetCase } from './sheet-case.ts';

/** Official forms and worksheets of loan systems, written before the reader was changed for them. */
export const unseenSystems: readonly SheetCase[] = [
  {
    name: 'a Loan Estimate of a refinance with cash to the borrower',
    pages: [
      page(`
FERNWOOD CREDIT UNION
Loan Estimate                                                 LOAN TERM   15 years
DATE ISSUED   11/12/2026                                      PURPOSE     Refinance
APPLICANTS    Ines Varga                                      PRODUCT     Fixed Rate
              18 Birch Ct, Ames, IA 50010                     LOAN TYPE   [x] Conventional  [ ] FHA  [ ] VA  [ ] _______
PROPERTY      18 Birch Ct, Ames, IA 50010                     LOAN ID #   771204
EST. PROP. VALUE   $310,000                                   RATE LOCK   [x] NO  [ ] YES, until

Loan Terms                                    Can this amount increase after closing?
Loan Amount                     $182,000      NO
Interest Rate                   5.625%        NO
Monthly Principal & Interest    $1,499.20     NO
Prepayment Penalty                            NO
Balloon Payment                               NO

Projected Payments
Payment Calculation                           Years 1-15
Principal & Interest                          $1,499.20
Mortgage Insurance                            +  0
Estimated Escrow                              +  412
Estimated Total Monthly Payment               $1,911

Costs at Closing
Estimated Closing Costs         $4,318        Includes $2,905 in Loan Costs + $1,413 in Other Costs - $0 in Lender Credits.
Estimated Cash to Close         $21,446       [ ] From [x] To Borrower
`),
      page(`
Closing Cost Details
Loan Costs                                              Other Costs
A. Origination Charges             $1,295               E. Taxes and Other Government Fees           $164
 % of Loan Amount (Points)                              Recording Fees and Other Taxes               $164
Underwriting Fee                   $1,295               Transfer Taxes
B. Services You Cannot Shop For    $735                 F. Prepaids                                  $672
Appraisal Fee                      $525                 Homeowner's Insurance Premium ( months)
Credit Report Fee                  $62                  Prepaid Interest ( $28.05 per day for 12 days @ 5.625%)   $337
Flood Determination Fee            $18                  Property Taxes (   months)                   $335
Tax Monitoring Fee                 $130                 G. Initial Escrow Payment at Closing         $577
C. Services You Can Shop For       $875                 Homeowner's Insurance  $98.00 per month for 3 mo.   $294
Title - Lender's Title Policy      $425                 Property Taxes  $314.00 per month for 1 mo.  $283
Title - Settlement Agent Fee       $450                 J. TOTAL CLOSING COSTS                       $4,318
D. TOTAL LOAN COSTS (A + B + C)    $2,905               Calculating Cash to Close
                                                        Loan Amount                                  $182,000
                                                        Total Closing Costs (J)                      -$4,318
                                                        Estimated Total Payoffs and Payments         -$156,236
                                                        Estimated Cash to Close [ ] From [x] To Borrower   $21,446
`),
      page(`
Comparisons
Annual Percentage Rate (APR)     5.911%     Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP)  48.27%
`),
    ],
    says: {
      form: 'Loan Estimate',
      rateLock: 'not locked',
      loanAmount: 182_000,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      term: 15,
      interestRate: 5.625,
      apr: 5.911,
      principalInterest: 1499.2,
      propertyTaxes: 314,
      homeInsurance: 98,
      mortgageInsurance: 0,
      monthlyPayment: 1911,
      originationFee: 1295,
      underwritingFee: 1295,
      appraisalFee: 525,
      creditReport: 62,
      floodCertification: 18,
      lenderTitle: 425,
      settlementFee: 450,
      recordingFees: 164,
      prepaidInterest: 337,
      closingCosts: 4318,
      cashToClose: -21_446,
    },
  },
  {
    name: 'the first page of a Closing Disclosure of an FHA loan',
    pages: [
      page(`
Closing Disclosure
Closing Information              Transaction Information              Loan Information
Date Issued       11/16/2026     Borrower   Kofi and Ama Boateng      Loan Term   30 years
Closing Date      11/20/2026                41 Pine Street            Purpose     Purchase
Disbursement Date 11/20/2026     Seller     R. Delgado                Product     Fixed Rate
Settlement Agent  Keystone Title                                      Loan Type   [ ] Conventional [x] FHA
File #            26-4417        Lender     Allegheny Lending                     [ ] VA [ ] _______
Property          77 Summit Ave                                       Loan ID #   20261188
Sale Price        $228,000                                            MIC #       411-9921884

Loan Terms                                       Can this amount increase after closing?
Loan Amount                     $223,870         NO
Interest Rate                   5.99%            NO
Monthly Principal & Interest    $1,340.78        NO
See Projected Payments below for your Estimated Total Monthly Payment

Projected Payments
Payment Calculation                              Years 1-30
Principal & Interest                             $1,340.78
Mortgage Insurance                               +  99.42
Estimated Escrow                                 +  377.25
Amount can increase over time
Estimated Total
Monthly Payment                                  $1,817.45

Estimated Taxes, Insurance       $377.25         This estimate includes            In escrow?
& Assessments                    a month         [x] Property Taxes                YES
                                                 [x] Homeowner's Insurance         YES

Costs at Closing
Closing Costs                    $9,604.11       Includes $5,411.20 in Loan Costs + $4,192.91 in Other Costs - $0 in Lender Credits.
Cash to Close                    $12,388.46      Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
CLOSING DISCLOSURE                                                                        PAGE 1 OF 5 - LOAN ID # 20261188
`),
    ],
    says: {
      form: 'Closing Disclosure',
      purchasePrice: 228_000,
      loanAmount: 223_870,
      program: 'Fixed Rate',
      loanType: 'FHA',
      term: 30,
      interestRate: 5.99,
      principalInterest: 1340.78,
      mortgageInsurance: 99.42,
      monthlyPayment: 1817.45,
      closingCosts: 9604.11,
      cashToClose: 12_388.46,
    },
  },
  sheet(
    'a fee itemization in the lines of 2010',
    `
FEE DETAILS AND SUMMARY
Applicants: Lena Ford                                Application No: 26110044
Date Prepared: 11/13/2026                            Loan Program: Conventional 30 Year Fixed
Prepared By: Cedar Mortgage Co.
Total Loan Amount: $256,500       Interest Rate: 6.375%       Term/Due In: 360 / 360 mths

ORIGINATION CHARGES
801  Loan Origination Fee                                      $0.00
802  Loan Discount                1.000%                       $2,565.00
808  Processing Fee                                            $695.00
809  Underwriting Fee                                          $1,095.00
OTHER CHARGES
804  Appraisal Fee                                             $600.00
805  Credit Report                                             $78.50
807  Flood Certification                                       $14.00
1101 Settlement or Closing Fee                                 $425.00
1104 Lender's Title Insurance                                  $720.00
1201 Recording Fees                                            $128.00
901  Interest for 16 days @ $44.80 per day                     $716.80
1002 Hazard Insurance Reserves    3 mths @ $105.00             $315.00
1004 Property Taxes Reserves      4 mths @ $290.00             $1,160.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE                TOTAL ESTIMATED MONTHLY PAYMENT
Purchase Price             $270,000.00               Principal & Interest        $1,600.23
Estimated Prepaid Items      $2,191.80               Other Financing (P & I)
Estimated Closing Costs      $6,320.50               Hazard Insurance              $105.00
Loan Amount               -$256,500.00               Real Estate Taxes             $290.00
Total Funds Needed          $22,012.30               Mortgage Insurance             $84.00
                                                     Total Monthly Payment       $2,079.23
`,
    {
      program: 'Conventional 30 Year Fixed',
      totalLoanAmount: 256_500,
      loanAmount: 256_500,
      interestRate: 6.375,
      term: 30,
      originationFee: 0,
      discountPoints: 2565,
      processingFee: 695,
      underwritingFee: 1095,
      appraisalFee: 600,
      creditReport: 78.5,
      floodCertification: 14,
      settlementFee: 425,
      lenderTitle: 720,
      recordingFees: 128,
      prepaidInterest: 716.8,
      purchasePrice: 270_000,
      closingCosts: 6320.5,
      cashToClose: 22_012.3,
      principalInterest: 1600.23,
      homeInsurance: 105,
      propertyTaxes: 290,
      mortgageInsurance: 84,
      monthlyPayment: 2079.23,
    },
  ),
  sheet(
    'a broker system with sections and a summary on the right',
    `
Loan Scenario Fee Sheet                                             Scenario: Purchase - Primary
Property value          $410,000.00     Loan amount        $328,000.00     LTV 80.00%
Interest rate           6.250%          APR                6.407%          Term 360 months  Amort Fixed

Section A - Origination                          Monthly Payment
Underwriting fee          $1,290.00              Principal and interest     $2,019.55
Broker compensation       $6,560.00  (lender paid)  Property taxes           $395.00
Discount points           $1,640.00              Homeowners insurance        $121.00
Section B - Cannot shop                          HOA dues                     $48.00
Appraisal                   $650.00              Total payment             $2,583.55
Credit report               $102.00
Flood cert                   $12.00              Cash to Close
Section C - Can shop                             Down payment              $82,000.00
Title - lender's policy     $905.00              Total closing costs        $7,914.00
Title - settlement fee      $550.00              Earnest money             -$8,200.00
Section E - Government                           Cash to close             $81,714.00
Recording                   $265.00
Transfer tax                  $0.00
`,
    {
      loanAmount: 328_000,
      interestRate: 6.25,
      apr: 6.407,
      term: 30,
      underwritingFee: 1290,
      discountPoints: 1640,
      appraisalFee: 650,
      creditReport: 102,
      floodCertification: 12,
      lenderTitle: 905,
      settlementFee: 550,
      recordingFees: 265,
      transferTaxes: 0,
      principalInterest: 2019.55,
      propertyTaxes: 395,
      homeInsurance: 121,
      hoaDues: 48,
      monthlyPayment: 2583.55,
      downPayment: 82_000,
      closingCosts: 7914,
      earnestMoney: 8200,
      cashToClose: 81_714,
    },
  ),
  sheet(
    'a loan comparison of a broker tool with three columns',
    `
                         Lowest Rate        Middle            No Points
Rate                     5.990%             6.250%            6.500%
APR                      6.274%             6.376%            6.541%
Product                  30 Year Fixed      30 Year Fixed     30 Year Fixed
Loan amount              $452,000           $452,000          $452,000
P&I                      $2,707.06          $2,783.04         $2,856.95
Points                   $9,040             $3,955            $0
Lender fees              $1,395             $1,395            $1,395
Cash to close            $127,490           $122,405          $118,450
`,
    {
      interestRate: null,
      apr: null,
      program: '30 Year Fixed',
      term: 30,
      loanAmount: 452_000,
      principalInterest: null,
      discountPoints: null,
      cashToClose: null,
    },
  ),
  sheet(
    'an initial fees worksheet with dotted lines',
    `
INITIAL FEES WORKSHEET
Your actual rate, payment, and cost could be higher. Get an official Loan Estimate before choosing a loan.
Base Loan Amt: $219,200.00   Int Rate: 6.500%   Term: 360 mths   Loan Type: FHA

Origination Fee ............................... $2,192.00
Processing Fee ................................ $795.00
Appraisal Fee ................................. $575.00
Credit Report ................................. $68.00
Title Insurance ............................... $640.00
Recording Fee ................................. $110.00

P & I ......................................... $1,409.73
Hazard Ins .................................... $96.00
Taxes ......................................... $241.00
MIP ........................................... $98.21
Total PITI .................................... $1,844.94
Total Est. Funds needed to close .............. $14,118.55
`,
    {
      loanAmount: 219_200,
      interestRate: 6.5,
      term: 30,
      loanType: 'FHA',
      originationFee: 2192,
      processingFee: 795,
      appraisalFee: 575,
      creditReport: 68,
      titleInsurance: 640,
      recordingFees: 110,
      principalInterest: 1409.73,
      homeInsurance: 96,
      propertyTaxes: 241,
      mortgageInsurance: 98.21,
      monthlyPayment: 1844.94,
      cashToClose: 14_118.55,
    },
  ),
  sheet(
    'rows of a spreadsheet with tabs',
    `
Item\tAmount\tNotes
Purchase price\t$689,000\tper contract
Down payment (25%)\t$172,250\t
Loan amount\t$516,750\tconforming
Rate\t6.125%\t30-yr fixed
APR\t6.243%\t
P&I\t$3,139.83\tmonthly
Property tax\t$718\tmonthly
Insurance\t$149\tmonthly
Total PITI\t$4,006.83\t
Closing costs\t$11,420\testimate
Cash to close\t$183,670\t
`,
    {
      purchasePrice: 689_000,
      downPayment: 172_250,
      loanAmount: 516_750,
      interestRate: 6.125,
      term: 30,
      apr: 6.243,
      principalInterest: 3139.83,
      propertyTaxes: 718,
      homeInsurance: 149,
      monthlyPayment: 4006.83,
      closingCosts: 11_420,
      cashToClose: 183_670,
    },
  ),
  sheet(
    'comma-separated rows with quotes',
    `
"Description","Buyer"
"Sales Price","$344,900.00"
"Base Loan Amount","$275,920.00"
"Interest Rate","6.625%"
"Term (months)","360"
"Principal and Interest","$1,766.75"
"Origination Fee","$1,379.60"
"Appraisal","$595.00"
"Owner's Title Policy","$1,204.00"
"Lender's Title Policy","$325.00"
"Total Closing Costs","$8,012.44"
"Cash From Buyer","$76,992.44"
`,
    {
      purchasePrice: 344_900,
      loanAmount: 275_920,
      interestRate: 6.625,
      term: 30,
      principalInterest: 1766.75,
      originationFee: 1379.6,
      appraisalFee: 595,
      ownerTitle: 1204,
      lenderTitle: 325,
      closingCosts: 8012.44,
      cashToClose: 76_992.44,
    },
  ),
  sheet(
    'a sheet with columns of the buyer and the seller',
    `
ESTIMATED SETTLEMENT STATEMENT              Buyer              Seller
Contract Sales Price                        $415,000.00        $415,000.00
Loan Amount                                 $332,000.00
Earnest Money                               $10,000.00
Settlement Fee                              $395.00            $395.00
Owner's Title Insurance                                        $1,610.00
Lender's Title Insurance                    $480.00
Recording Fee - Deed                                           $42.00
Recording Fee - Mortgage                    $131.00
Transfer Tax                                                   $3,320.00
Prepaid Interest                            $602.14
Cash Due from Buyer                         $79,244.18
Cash Due to Seller                                             $381,950.20
`,
    {
      purchasePrice: 415_000,
      loanAmount: 332_000,
      earnestMoney: 10_000,
      settlementFee: 395,
      lenderTitle: 480,
      recordingFees: 131,
      prepaidInterest: 602.14,
      cashToClose: 79_244.18,
    },
  ),
  sheet(
    'a lock confirmation',
    `
RATE LOCK CONFIRMATION
Borrower: P. Nakamura            Lock date: 11/14/2026     Expires: 12/29/2026 (45 days)
Loan amount: $601,000            Product: Conforming 30 Year Fixed
Locked rate: 6.125%              Points: 0.375% ($2,253.75)
APR: 6.239%                      Purchase price: $751,250
`,
    {
      loanAmount: 601_000,
      program: 'Conforming 30 Year Fixed',
      term: 30,
      interestRate: 6.125,
      discountPoints: 2253.75,
      apr: 6.239,
      purchasePrice: 751_250,
      rateLock: null,
    },
  ),
  sheet(
    'a preapproval with a payment limit',
    `
PRE-APPROVAL
Buyer(s): Hana Ueda
Maximum purchase price: $525,000
Maximum loan amount: $472,500 (90% LTV)
Qualifying rate: 6.625%   Term: 30 years fixed
Maximum total payment (PITI): $3,950
Conditions: satisfactory appraisal and title
`,
    { purchasePrice: null, loanAmount: null, interestRate: 6.625, term: 30, monthlyPayment: null },
  ),
  sheet(
    'a condo quote with dues and a tax by the half year',
    `
Sales price: $364,000.00
Down payment: $72,800.00
Loan: $291,200.00 at 6.375% (30 years)
P&I: $1,816.71
HOA: $412.00/mo.
Property tax: $2,184.00 semi-annually
HO-6 policy: $38.00/mo.
Closing: $8,220.00
Total due at closing: $78,520.00 after EMD of $2,500.00
`,
    {
      purchasePrice: 364_000,
      downPayment: 72_800,
      loanAmount: 291_200,
      interestRate: 6.375,
      term: 30,
      principalInterest: 1816.71,
      hoaDues: 412,
      propertyTaxes: null,
      homeInsurance: 38,
      closingCosts: 8220,
      cashToClose: 78_520,
      earnestMoney: 2500,
    },
  ),
  sheet(
    'a sheet that subtracts the credits in parentheses',
    `
Amounts due
  Down payment                       61,000.00
  Closing costs                       8,452.30
  Prepaids and reserves               3,917.70
Less
  Lender credit                      (1,525.00)
  Seller credit                      (4,000.00)
  Deposit                            (6,100.00)
Cash to close                        61,745.00
Loan amount                         244,000.00
Rate / APR                      6.500% / 6.671%
`,
    {
      downPayment: 61_000,
      closingCosts: 8452.3,
      lenderCredit: 1525,
      sellerCredit: 4000,
      earnestMoney: 6100,
      cashToClose: 61_745,
      loanAmount: 244_000,
      interestRate: 6.5,
      apr: 6.671,
    },
  ),
  sheet(
    'a bank worksheet with the rate and the payment in the heading',
    `
SUMMIT NATIONAL BANK  |  ESTIMATED COSTS FOR A 15-YEAR FIXED MORTGAGE AT 5.500% (5.748% APR)
Home value ............ $280,000      You borrow ............ $210,000      You put down ............ $70,000
Monthly principal and interest ....... $1,715.88
Monthly escrow for taxes ............. $276.00
Monthly escrow for insurance ......... $89.00
Total per month ...................... $2,080.88
Bank fees: application $395, underwriting $650, appraisal $540, credit report $45
Cash you need at closing ............. $77,410
`,
    {
      loanAmount: 210_000,
      downPayment: 70_000,
      term: 15,
      interestRate: 5.5,
      apr: 5.748,
      principalInterest: 1715.88,
      propertyTaxes: 276,
      homeInsurance: 89,
      monthlyPayment: 2080.88,
      applicationFee: 395,
      underwritingFee: 650,
      appraisalFee: 540,
      creditReport: 45,
      cashToClose: 77_410,
    },
  ),
  sheet(
    'an equity loan with a fixed rate',
    `
HOME EQUITY LOAN - FIXED RATE
Amount borrowed            $60,000.00
Interest rate              8.125%
APR                        8.391%
Term                       120 months
Monthly payment            $731.99
Origination fee            $300.00
Title search               $175.00
Recording fee              $74.00
Lien position              Second
`,
    {
      loanAmount: 60_000,
      interestRate: 8.125,
      apr: 8.391,
      term: 10,
      monthlyPayment: 731.99,
      originationFee: 300,
      recordingFees: 74,
    },
  ),
  sheet(
    'a sheet with waived fees and fees that the lender pays',
    `
Loan amount                $398,000
Interest rate              6.375%
Origination fee            waived
Underwriting fee           $1,150   (paid by lender)
Appraisal fee              $0 - $625 credit at closing
Credit report              $91
Title insurance            $1,044
Recording fees             $155
Lender credit              -$1,150
Estimated cash to close    $108,340
`,
    {
      loanAmount: 398_000,
      interestRate: 6.375,
      appraisalFee: 0,
      creditReport: 91,
      titleInsurance: 1044,
      recordingFees: 155,
      lenderCredit: 1150,
      cashToClose: 108_340,
    },
  ),
];
