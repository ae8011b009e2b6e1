import { sheet, type SheetCase } from './sheet-case.ts';

/** A quote, a worksheet with numbered lines and an offer by the fifth writer. */
export const fifthOffers: readonly SheetCase[] = [
  sheet(
    'Retail lender quote sheet, purchase 20% down with discount points',
    `
BRIGHTPATH MORTGAGE                                        LOAN QUOTE
Prepared for: Colin & Mei Sutherland
Prepared by:  Andre Baptiste, NMLS 1557203   |   (206) 555-0135   |   andre.b@brightpath.example
Quote date: 08/12/2025   Pricing as of 10:42 AM PT. Not a commitment to lend. Rates change daily until locked.

LOAN SUMMARY
Purpose                                           Purchase
Property type             Single Family, Primary Residence
Purchase price                                    $615,000
Down payment                                $123,000 (20%)
Base loan amount                                  $492,000
Program                         30-Year Fixed Conventional
Interest rate                                       6.250%
APR                                                 6.394%
Lock period                                        45 days

ESTIMATED MONTHLY PAYMENT
Principal & interest                             $3,029.33
Property taxes                                     $640.63
Homeowner's insurance                              $155.00
Mortgage insurance                                   $0.00
HOA dues                                             $0.00
Total estimated monthly payment                  $3,824.96

ESTIMATED CLOSING COSTS
Lender & third-party fees
  Discount points (0.875%)                       $4,305.00
  Underwriting Fee                               $1,195.00
  Appraisal                                        $700.00
  Credit Report                                    $145.00
  Flood Cert                                         $8.00
  Title & Settlement Services                    $2,140.00
  Recording Fees                                    $98.00
  Total fees                                     $8,591.00
Prepaids & escrow
  Prepaid Interest (15 days)                     $1,263.75
  Homeowner's Insurance (12 months)              $1,860.00
  Property Tax Reserves (3 months)               $1,921.89
  Homeowner's Insurance Reserves (3 months)        $465.00
  Total prepaids & escrow                        $5,510.64
TOTAL CLOSING COSTS                             $14,101.64

CASH TO CLOSE
Down payment                                   $123,000.00
Total closing costs                             $14,101.64
Seller credit                                        $0.00
Estimated cash to close                        $137,101.64

This quote is an estimate provided for illustration. After you apply you will receive a Loan Estimate within three business days.
`,
    {
      purchasePrice: 615000,
      downPayment: 123000,
      loanAmount: 492000,
      interestRate: 6.25,
      apr: 6.394,
      term: 30,
      principalInterest: 3029.33,
      monthlyPayment: 3824.96,
      mortgageInsurance: 0,
      propertyTaxes: 640.63,
      homeInsurance: 155,
      closingCosts: 14101.64,
      cashToClose: 137101.64,
      discountPoints: 4305,
      appraisalFee: 700,
      creditReport: 145,
      program: '30-Year Fixed Conventional',
      hoaDues: 0,
      underwritingFee: 1195,
      floodCertification: 8,
      recordingFees: 98,
      prepaidInterest: 1263.75,
      sellerCredit: 0,
    },
  ),
  sheet(
    'Good-Faith-Estimate style worksheet with 800 to 1300 lines, 15-year refinance',
    `
                              GOOD FAITH ESTIMATE WORKSHEET
Applicant(s): Harold J. Beasley, Nina Beasley               Lender: Three Forks Building & Loan
Property:     711 Quarry Road, Bloomington, IN 47401          Date:   03/03/2025
Loan Program: 15 Year Fixed Conventional Refinance            Loan No: 0052218

Loan Amount $ 184,000.00     Interest Rate  5.375 %     Term  180 months

The information provided below reflects estimates of the charges which you are likely to incur at the settlement of your loan.
The fees listed are estimates; actual charges may be more or less.

800    ITEMS PAYABLE IN CONNECTION WITH LOAN
801    Loan Origination Fee      0.500%                          $     920.00
802    Loan Discount             0.250%                          $     460.00
803    Appraisal Fee                                             $     450.00
804    Credit Report                                             $      42.50
809    Flood Determination Fee                                   $      16.00
810    Processing Fee                                            $     395.00
811    Underwriting Fee                                          $     650.00
900    ITEMS REQUIRED BY LENDER TO BE PAID IN ADVANCE
901    Interest for 12 days at $27.10 per day                    $     325.20
903    Hazard Insurance Premium                                  $
1000   RESERVES DEPOSITED WITH LENDER
1001   Hazard Insurance    4 months @ $  88.50 per month         $     354.00
1004   County Taxes        6 months @ $ 228.00 per month         $   1,368.00
1100   TITLE CHARGES
1101   Settlement or Closing Fee                                 $     350.00
1102   Abstract or Title Search                                  $     175.00
1108   Title Insurance - Lender's Coverage                       $     410.00
1200   GOVERNMENT RECORDING AND TRANSFER CHARGES
1201   Recording Fees:  Mortgage $85.00  Release $20.00          $     105.00
1300   ADDITIONAL SETTLEMENT CHARGES
1301   Survey                                                    $

TOTAL ESTIMATED SETTLEMENT CHARGES                               $   6,020.70

ESTIMATED CASH TO CLOSE                                 ESTIMATED MONTHLY PAYMENT
Payoff of existing first mortgage       181,312.40      Principal and Interest          1,491.26
Settlement charges                        6,020.70      Real Estate Taxes                 228.00
Less new loan amount                  (184,000.00)      Hazard Insurance                   88.50
CASH DUE FROM BORROWER                    3,333.10      TOTAL MONTHLY PAYMENT           1,807.76

This worksheet is not a commitment to make a loan. ______________________  Applicant   ______________________  Applicant
`,
    {
      loanAmount: 184000,
      interestRate: 5.375,
      term: 15,
      principalInterest: 1491.26,
      monthlyPayment: 1807.76,
      propertyTaxes: 228,
      homeInsurance: 88.5,
      closingCosts: 6020.7,
      cashToClose: 3333.1,
      originationFee: 920,
      discountPoints: 460,
      appraisalFee: 450,
      creditReport: 42.5,
      program: '15 Year Fixed Conventional Refinance',
      underwritingFee: 650,
      processingFee: 395,
      floodCertification: 16,
      settlementFee: 350,
      prepaidInterest: 325.2,
    },
  ),
  sheet(
    'Marketplace official offer page, refinance with lender credit and zero points',
    `
LoanMarket Connect  |  Your offer details
Offer from: Ridgeway Direct Lending (NMLS #882014)        Offer ID: LMC-7719-4402
Refinance - single family home - Boise, ID 83706 - estimated value $440,000 - excellent credit (740+)

30-year fixed
Rate      APR       Monthly payment*     Upfront costs
6.49%     6.501%    $1,736.38            $2,195

Loan details
  Loan amount                         $275,000
  Loan term                           30 years
  Discount points                     0.000  ($0)
  Lender credit                       -$1,375
  Prepayment penalty                  None

Fees in this offer
  Application fee                           $0
  Origination fee                       $1,290
  Appraisal fee                           $550
  Credit report fee                        $70
  Flood certification                      $10
  Title and settlement                  $1,485
  Recording                               $165
  Total fees                            $3,570
  Lender credit                        -$1,375
  Total closing costs                   $2,195

Estimated monthly payment
  Principal and interest               $1,736.38
  Property tax ($4,128 per year)         $344.00
  Homeowners insurance ($1,716 per year)   $143.00
  Mortgage insurance                       $0.00
  Total                                $2,223.38

*Payment shown in the table above is principal and interest only. Your actual payment obligation will be greater because of taxes and insurance.
Prepaid interest and escrow deposits are not included in closing costs. Rates shown are valid as of 11/18/2025 and are not locked.
`,
    {
      loanAmount: 275000,
      interestRate: 6.49,
      apr: 6.501,
      term: 30,
      principalInterest: 1736.38,
      monthlyPayment: 2223.38,
      mortgageInsurance: 0,
      propertyTaxes: 344,
      homeInsurance: 143,
      closingCosts: 2195,
      originationFee: 1290,
      discountPoints: 0,
      lenderCredit: 1375,
      appraisalFee: 550,
      creditReport: 70,
      program: '30-year fixed',
      applicationFee: 0,
      floodCertification: 10,
      recordingFees: 165,
    },
  ),
];
