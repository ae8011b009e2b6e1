import { sheet, type SheetCase } from './sheet-case.ts';

/** Sheets with columns of payees and payers, written by a person who has not seen the reader. */
export const blindStatements: readonly SheetCase[] = [
  sheet(
    'a fees worksheet with payees and a calculation of interest',
    `
                                              FEES WORKSHEET
                                   Fee Details and Summary
Applicants:      Luis Barrera                          Application No:    26-BARRERA-02
Date Prepared:   05/11/2026                            Loan Program:      CONV 30 FIXED
Prepared By:     Keystone Loan Services                Ph. 555-019-8800

Total Loan Amount $ 183,000     Interest Rate 6.875 %     Term 360 / 360 mths

 Fee                                    Paid To            Paid By (Fee Split**)          Amount    PFC / F / POC
-------------------------------------------------------------------------------------------------------------------
ORIGINATION CHARGES
 Loan Origination Fee                   Broker             Borrower                   $  1,830.00    PFC
 Processing Fee                         Broker             Borrower                   $    595.00    PFC
 Wire Transfer Fee                      Lender             Borrower                   $     35.00    PFC

OTHER CHARGES
 Appraisal Fee                          Appraiser          Borrower                   $    450.00
 Credit Report                          Credit Co          Borrower                   $     48.00
 Flood Certification                    Lender             Borrower                   $     15.00    PFC
 Closing/Escrow Fee                     Title              Borrower                   $    375.00    PFC
 Lender's Title Insurance               Title              Borrower                   $    525.00
 Mortgage Recording Charge              County             Borrower                   $     92.00
 Daily Interest Charges                 Lender    10 days x $ 34.4692                 $    344.69    PFC
 Hazard Insurance Premium               Insurance          Borrower    12 mths        $    984.00
 Hazard Insurance Reserve               Lender    3 mths x $ 82.00 per mth            $    246.00
 County Property Tax Reserve            Lender    4 mths x $ 171.50 per mth           $    686.00

TOTAL ESTIMATED FUNDS NEEDED TO CLOSE:                       TOTAL ESTIMATED MONTHLY PAYMENT:
 Purchase Price/Payoff           203,400.00  Origination Charges (seller) 0.00    Principal & Interest     1,202.18
 Total Loan Amount              -183,000.00                                       Other Financing (P & I)
 Estimated Closing Costs           3,965.00                                       Hazard Insurance            82.00
 Estimated Prepaids/Reserves       2,260.69                                       Real Estate Taxes          171.50
 Discounts (if borrower will pay)      0.00                                       Mortgage Insurance          76.25
 FHA UFMIP/VA Fee                      0.00                                       Homeowner Assn. Dues
 Cash Deposit on Sales Contract   -1,500.00                                       Other
 Total Est. Funds needed to close 25,125.69                                       Total Monthly Payment    1,531.93

** B: Borrower  S: Seller  Br: Broker  L: Lender  TP: Third Party  C: Correspondent
`,
    {
      purchasePrice: 203_400,
      totalLoanAmount: 183_000,
      program: 'CONV 30 FIXED',
      term: 30,
      interestRate: 6.875,
      principalInterest: 1202.18,
      propertyTaxes: 171.5,
      homeInsurance: 82,
      mortgageInsurance: 76.25,
      monthlyPayment: 1531.93,
      originationFee: 1830,
      processingFee: 595,
      appraisalFee: 450,
      creditReport: 48,
      floodCertification: 15,
      lenderTitle: 525,
      settlementFee: 375,
      recordingFees: 92,
      prepaidInterest: 344.69,
      earnestMoney: 1500,
      closingCosts: 3965,
      cashToClose: 25_125.69,
    },
  ),
  sheet(
    'a settlement statement with debits and credits of both sides',
    `
American Land Title Association                                          ALTA Settlement Statement - Combined
                                                                                      Adopted 05-01-2015
File No./Escrow No.: 26-0731            Heritage Title & Escrow
Print Date & Time: 05/28/2026 3:11 PM   410 Court Street, Dayton OH
Property Address: 86 Winding Way, Dayton OH 45419
Buyer: Joelle Marsh          Seller: Estate of R. Kemp          Lender: Gem City Savings
Settlement Date: 05/29/2026

        Seller                                                                                         Buyer
   Debit         Credit        Description                                                     Debit         Credit
-----------------------------------------------------------------------------------------------------------------------
                               Financial
                345,000.00     Sale Price of Property                                       345,000.00
                               Deposit                                                                      5,000.00
                               Loan Amount                                                                276,000.00
                               Prorations/Adjustments
   1,432.60                    County Taxes from 01/01/2026 to 05/29/2026                                   1,432.60
                               Loan Charges to Gem City Savings
                               Origination Fee                                                1,380.00
                               Appraisal Fee $500.00 (POC by Borrower)
                               Credit Report Fee                                                 62.00
                               Prepaid Interest 48.21 per day from 05/29/2026 to 06/01/2026     144.63
                               Homeowner's Insurance Premium 12 mo.                           1,110.00
                               Impounds
                               Homeowner's Insurance  3 mo. @ 92.50/mo.                         277.50
                               Property Taxes  6 mo. @ 287.25/mo.                             1,723.50
                               Title Charges & Escrow/Settlement Charges
                               Lender's Title Policy                                            550.00
   1,240.00                    Owner's Title Policy
     400.00                    Settlement Fee                                                   400.00
                               Commission
  10,350.00                    Real Estate Commission to Listing Broker
   8,625.00                    Real Estate Commission to Selling Broker
                               Government Recording and Transfer Charges
                               Recording Fees  Deed 40.00  Mortgage 80.00                       120.00
     690.00                    Conveyance Fee
                               Payoff(s)
 188,204.16                    Lender: Fifth River Bank  (principal 187,301.22 + interest)
-----------------------------------------------------------------------------------------------------------------------
 210,941.76     345,000.00     Subtotals                                                    350,767.63    282,432.60
                               Due From Buyer                                                              68,335.03
 134,058.24                    Due To Seller
 345,000.00     345,000.00     Totals                                                       350,767.63    350,767.63
`,
    {
      purchasePrice: 345_000,
      loanAmount: 276_000,
      propertyTaxes: 287.25,
      homeInsurance: 92.5,
      originationFee: 1380,
      appraisalFee: 500,
      creditReport: 62,
      lenderTitle: 550,
      ownerTitle: null,
      settlementFee: 400,
      recordingFees: 120,
      transferTaxes: null,
      prepaidInterest: 144.63,
      earnestMoney: 5000,
      cashToClose: 68_335.03,
    },
  ),
];
