import { sheet, type SheetCase } from './sheet-case.ts';

/** Options and spreadsheets, written by a person who has not seen the reader. */
export const blindTables: readonly SheetCase[] = [
  sheet(
    'three options side by side',
    `
CORNERSTONE HOME FINANCE                          Rate Options for: Whitfield                     prepared 5/20/2026 10:14 AM

Purchase price $450,000        Down payment $90,000 (20%)        Loan amount $360,000        Conventional 30 year fixed

                                   Option 1              Option 2              Option 3
                                   Lowest payment        Middle                Lender credit
-----------------------------------------------------------------------------------------------
Interest rate                      6.125%                6.500%                6.875%
APR                                6.335%                6.591%                6.870%
Points / (credit) %                1.500                 0.250                 (0.750)
Points / (credit) $                $5,400                $900                  ($2,700)
Underwriting & processing          $1,595                $1,595                $1,595
Third party fees                   $3,410                $3,410                $3,410
Total closing costs                $10,405               $5,905                $2,305
Prepaids and escrows               $4,850                $4,850                $4,850
Principal & interest               $2,187.40             $2,275.44             $2,364.94
Taxes and insurance                $575.00               $575.00               $575.00
Total payment                      $2,762.40             $2,850.44             $2,939.94
Cash to close                      $105,255              $100,755              $97,155

Options are good for today only. Tell us which one you would like to lock.
`,
    {
      purchasePrice: 450_000,
      downPayment: 90_000,
      loanAmount: 360_000,
      term: 30,
      interestRate: null,
      apr: null,
      principalInterest: null,
      monthlyPayment: null,
      discountPoints: null,
      lenderCredit: null,
      closingCosts: null,
      cashToClose: null,
    },
  ),
  sheet(
    'a spreadsheet with commas and notes',
    `
Scenario,Baker purchase,,
Date,5/21/2026,,
,,,
Purchase Price,"$275,000.00",,
Down Payment,"$27,500.00",10%,
Loan Amount,"$247,500.00",,
Rate,6.750%,,
Term (yrs),30,,
LTV,90.00%,,
,,,
Lender Fees,Amount,Notes,
Processing,$650.00,,
Underwriting,"$1,095.00",,
Discount Points,$0.00,par,
Third Party,,,
Appraisal,$550.00,collected at application,
Credit Report,$73.00,tri-merge x2,
Flood Cert,$8.00,,
Title - Lender Policy,$610.00,,
Title - Closing Fee,$495.00,,
Recording,$150.00,,
Transfer Tax,$275.00,,
TOTAL CLOSING COSTS,"$3,906.00",,
,,,
Prepaids,,,
Interest,$686.55,15 days x 45.77,
HOI 1st yr,"$1,344.00",,
HOI reserves,$336.00,3 mo x 112.00,
Tax reserves,"$1,145.00",5 mo x 229.00,
TOTAL PREPAIDS,"$3,511.55",,
,,,
Monthly,,,
P&I,"$1,605.28",,
MI,$94.88,.46%,
Tax,$229.00,,
HOI,$112.00,,
HOA,$0.00,,
TOTAL PITI,"$2,041.16",,
,,,
EMD,"($2,500.00)",,
Seller Concession,"($4,000.00)",,
CASH TO CLOSE,"$28,417.55",,
`,
    {
      purchasePrice: 275_000,
      downPayment: 27_500,
      loanAmount: 247_500,
      term: 30,
      interestRate: 6.75,
      principalInterest: 1605.28,
      propertyTaxes: 229,
      homeInsurance: 112,
      mortgageInsurance: 94.88,
      hoaDues: 0,
      monthlyPayment: 2041.16,
      discountPoints: 0,
      underwritingFee: 1095,
      processingFee: 650,
      appraisalFee: 550,
      creditReport: 73,
      floodCertification: 8,
      lenderTitle: 610,
      settlementFee: 495,
      recordingFees: 150,
      transferTaxes: 275,
      prepaidInterest: 686.55,
      sellerCredit: 4000,
      earnestMoney: 2500,
      closingCosts: 3906,
      cashToClose: 28_417.55,
    },
  ),
];
