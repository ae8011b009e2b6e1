import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a VA loan by the sixth writer. */
export const sixthClosings: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, VA purchase with no down payment and a column of the seller',
    pages: [
      page(`
Closing Disclosure                                          This form is a statement of final loan terms and closing costs. Compare this
                                                            document with your Loan Estimate.


Closing Information                                Transaction Information                                          Loan Information
Date Issued      6/17/2026                         Borrower              Staff Sgt. Renee Dufour                    Loan Term          30 years
Closing Date     6/22/2026                                               4410 Larkspur Street #12                   Purpose            Purchase
Disbursement Date6/22/2026                                               Norfolk, VA 23518                          Product            Fixed Rate
Settlement Agent Commonwealth Settlement           Seller                Gerald and Ana Pomeroy
File #           26-04418                                                1609 Quail Hollow Court                    Loan Type          ☐ Conventional ☐ FHA
Property         1609 Quail Hollow Court                                 Virginia Beach, VA 23454                                      ☒ VA ☐ _______
                 Virginia Beach, VA 23454          Lender                Anchor Point Mortgage                      Loan ID #          VA-7730158
Sale Price       $338,000                                                                                           MIC #              66-66-6-0418827


Loan Terms                                                                  Can this amount increase after closing?
Loan Amount                               $345,267                          NO

Interest Rate                             5.875%                            NO

Monthly Principal & Interest              $2,042.38                         NO
See Projected Payments below for your
Estimated Total Monthly Payment                                             Does the loan have these features?
Prepayment Penalty                                                          NO
Balloon Payment                                                             NO

Projected Payments
Payment Calculation                                                                             Years 1-30
Principal & Interest                                                                            $2,042.38
Mortgage Insurance                                                                          +            0
Estimated Escrow                                                                            +        413.50
Amount can increase over time

Estimated Total
                                                                                                $2,455.88
Monthly Payment

Estimated Taxes, Insurance              $413.50                   This estimate includes                                                      In escrow?
& Assessments                           a month                   ☒ Property Taxes                                                            YES
Amount can increase over time
                                                                  ☒ Homeowner's Insurance                                                     YES
See page 4 for details
                                                                  ☐ Other:
                                                                  See Escrow Account on page 4 for details. You must pay for other property
                                                                  costs separately.

Costs at Closing
Closing Costs                           $17,055.75             Includes $12,902.95 in Loan Costs + $4,152.80 in Other Costs – $0.00
                                                               in Lender Credits. See page 2 for details.

Cash to Close                           $950.99                Includes Closing Costs. See Calculating Cash to Close on page 3 for details.




CLOSING DISCLOSURE                                                                                                             PAGE 1 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Closing Cost Details
                                                                                       Borrower-Paid                   Seller-Paid                   Paid by
Loan Costs                                                                             At Closing   Before Closing   At Closing    Before Closing     Others

A. Origination Charges                                                                 $3,380.00
01 Origination Fee (1% of base loan)                                                    $3,380.00
B. Services Borrower Did Not Shop For                                                  $8,015.45
01 Appraisal Fee                                  to Ridgeline Valuation Services                        $650.00
02 Credit Report Fee                              to Certified Credit Bureau                              $87.45
03 Flood Determination Fee                        to FloodCheck LLC                        $11.00
04 VA Funding Fee                                 to Department of Veterans Affairs     $7,267.00
05 Termite Inspection                             to Tidewater Pest Control                                               $85.00
C. Services Borrower Did Shop For                                                      $1,507.50
01 Survey Fee                                     to Bay Land Surveying                  $395.00
02 Title – Insurance Binder                       to Commonwealth Settlement LLC          $75.00
03 Title – Lender's Title Insurance               to Commonwealth Settlement LLC         $812.50
04 Title – Settlement Agent Fee                   to Commonwealth Settlement LLC                                         $575.00
05 Title – Title Search                           to Commonwealth Settlement LLC         $225.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                                   $12,902.95
Loan Costs Subtotals (A + B + C)                                                       $12,165.50        $737.45         $660.00

Other Costs
E. Taxes and Other Government Fees                                                     $1,259.67
01 Recording Fees      Deed: $44.00 Mortgage: $89.00                                     $133.00
02 Transfer Tax                              to Virginia Beach Circuit Court            $1,126.67                        $338.00
F. Prepaids                                                                            $2,066.13
01 Homeowner's Insurance Premium (12 mo.) to Old Dominion Mutual                        $1,566.00
02 Mortgage Insurance Premium ( mo.)
03 Prepaid Interest ($55.57 per day from 6/22/26 to 7/1/26)                              $500.13
04 Property Taxes ( mo.)
G. Initial Escrow Payment at Closing                                                    $827.00
01 Homeowner's Insurance              $130.50 per month for 3 mo.                        $391.50
02 Mortgage Insurance                 per month for mo.
03 Property Taxes                     $283.00 per month for 2 mo.                         $566.00
04 Aggregate Adjustment                                                                  -$130.50
H. Other                                                                                   $0.00
01 Real Estate Commission                         to Tidal Realty Group                                                $8,450.00
02 Real Estate Commission                         to Harbor & Main Realtors                                            $8,450.00
03 Title – Owner's Title Insurance (optional)       to Commonwealth Settlement LLC                                      $676.00
04 Home Warranty Fee                              to HomeSure Warranty                                                  $525.00
I. TOTAL OTHER COSTS (Borrower-Paid)                                                   $4,152.80
Other Costs Subtotals (E + F + G + H)                                                   $4,152.80                     $18,439.00

J. TOTAL CLOSING COSTS (Borrower-Paid)                                                $17,055.75
Closing Costs Subtotals (D + I)                                                        $16,318.30        $737.45      $19,099.00
Lender Credits




CLOSING DISCLOSURE                                                                                                           PAGE 2 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Calculating Cash to Close                     Use this table to see what has changed from your Loan Estimate.
                                                    Loan Estimate              Final                 Did this change?
Total Closing Costs (J)                         $16,512.00                      $17,055.75           YES • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                     $0.00                       -$737.45           YES • You paid these Closing Costs before closing
Closing Costs Financed (Paid from your Loan Amount)
                                                 -$7,267.00                     -$7,267.00           NO
Down Payment/Funds from Borrower                      $0.00                          $0.00           NO
Deposit                                          -$2,500.00                     -$2,500.00           NO
Funds for Borrower                                    $0.00                          $0.00           NO
Seller Credits                                   -$4,000.00                     -$4,000.00           NO
Adjustments and Other Credits                         $0.00                     -$1,600.31           YES • See details in Section L
Cash to Close                                     $2,745.00                        $950.99


Summaries of Transactions                        Use this table to see a summary of your transaction.

BORROWER'S TRANSACTION                                                             SELLER'S TRANSACTION
K. Due from Borrower at Closing                                 $354,318.30        M. Due to Seller at Closing                                       $338,000.00
 01 Sale Price of Property                                      $338,000.00            01 Sale Price of Property                                      $338,000.00
 02 Sale Price of Any Personal Property Included in Sale
                                                                                   N. Due from Seller at Closing                                     $236,573.67
 03 Closing Costs Paid at Closing (J)                             $16,318.30
                                                                                       02 Closing Costs Paid at Closing (J)                            $19,099.00
 Adjustments for Items Paid by Seller in Advance
                                                                                       04 Payoff of First Mortgage Loan                               $211,874.36
L. Paid Already by or on Behalf of Borrower at Closing          $353,367.31            08 Seller Credit                                                 $4,000.00
 01 Deposit                                                       $2,500.00            Adjustments for Items Unpaid by Seller
 02 Loan Amount                                                 $345,267.00            14 City/Town Taxes 1/1/26 to 6/21/26                             $1,600.31
 03 Existing Loan(s) Assumed or Taken Subject to
                                                                                   CALCULATION
 05 Seller Credit                                                  $4,000.00
                                                                                   Total Due to Seller at Closing (M)                                 $338,000.00
 Adjustments for Items Unpaid by Seller
 08 City/Town Taxes 1/1/26 to 6/21/26                              $1,600.31       Total Due from Seller at Closing (N)                              -$236,573.67
                                                                                   Cash ☐ From ☒ To Seller                                            $101,426.33
CALCULATION
Total Due from Borrower at Closing (K)                           $354,318.30
Total Paid Already by or on Behalf of Borrower at Closing (L)   -$353,367.31
Cash to Close ☒ From ☐ To Borrower                                  $950.99




CLOSING DISCLOSURE                                                                                                              PAGE 3 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Additional Information About This Loan
Loan Disclosures
Assumption                                                             Escrow Account
If you sell or transfer this property to another person, your lender   For now, your loan
☒ will allow, under certain conditions, this person to assume this     ☒ will have an escrow account (also called an "impound" or "trust"
loan on the original terms.                                            account) to pay the property costs listed below.
☐ will not allow assumption of this loan on the original terms.
                                                                       Escrow
Demand Feature                                                         Escrowed                     $4,962.00    Estimated total amount over year 1 for
Your loan                                                                                                        your escrowed property costs:
☐ has a demand feature, which permits your lender to require early                                               Homeowner's Insurance, Property Taxes
repayment of the loan. You should review your note for details.
☒ does not have a demand feature.                                      Non-Escrowed                              You may have other property costs.

Late Payment                                                           Initial Escrow                $827.00     A cushion for the escrow account you
                                                                                                                 pay at closing. See Section G on page 2.
If your payment is more than 15 days late, your lender will charge a
late fee of 4% of the monthly principal and interest payment.          Monthly Escrow                $413.50     The amount included in your total
                                                                                                                 monthly payment.
Negative Amortization (Increase in Loan Amount)
Under your loan terms, you
☒ do not have a negative amortization feature.                         ☐ will not have an escrow account because ☐ you declined it ☐ your
                                                                       lender does not offer one.
Partial Payments
Your lender                                                            In the future,
☒ may hold them in a separate account until you pay the rest of the    Your property costs may change and, as a result, your escrow payment
payment, and then apply the full payment to your loan.                 may change. You may be able to cancel your escrow account, but if you do,
                                                                       you must pay your property costs directly.
Security Interest
You are granting a security interest in
1609 Quail Hollow Court, Virginia Beach, VA 23454
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.




CLOSING DISCLOSURE                                                                                              PAGE 4 OF 5 • LOAN ID # VA-7730158
`),
      page(`
Loan Calculations                                                                             Other Disclosures
Total of Payments.                                                 $748,164.11                Appraisal
Total you will have paid after you make all payments of                                       If the property was appraised for your loan, your lender is required to
principal, interest, mortgage insurance, and loan costs, as scheduled.                        give you a copy at no additional cost at least 3 days before closing.

Finance Charge.                                                    $401,314.74                Contract Details
The dollar amount the loan will cost you.                                                     See your note and security instrument for information about what
                                                                                              happens if you fail to make your payments.
Amount Financed.                                                   $333,946.42
The loan amount available after paying your upfront finance                                   Liability after Foreclosure
charge.                                                                                       If your lender forecloses on this property and the foreclosure does not
                                                                                              cover the amount of unpaid balance on this loan,
Annual Percentage Rate (APR).                                              6.186%             ☒ state law may protect you from liability for the unpaid balance.
Your costs over the loan term expressed as
                                                                                              Refinance
a rate. This is not your interest rate.
                                                                                              Refinancing this loan will depend on your future financial situation,
Total Interest Percentage (TIP).                                         113.099%             the property value, and market conditions.
The total amount of interest that you will                                                    Tax Deductions
pay over the loan term as a percentage of your loan amount.
                                                                                              If you borrow more than this property is worth, the interest on the
                                                                                              loan amount above this property's fair market value is not deductible.




Contact Information
                                   Lender                                Real Estate Broker (B)             Real Estate Broker (S)               Settlement Agent
Name                               Anchor Point Mortgage                 Tidal Realty Group                 Harbor & Main Realtors               Commonwealth Settlement LLC
NMLS ID                            338102
Contact                            Luis Arredondo                        Bev Staunton                       Curtis Yoo                           Dana Whitlock
Contact NMLS ID                    719946
Phone                              757-555-0121                          757-555-0187                       757-555-0104                         757-555-0155


Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received
this form.


Applicant Signature                                        Date                               Co-Applicant Signature                                        Date




CLOSING DISCLOSURE                                                                                                                         PAGE 5 OF 5 • LOAN ID # VA-7730158
`),
    ],
    says: {
      purchasePrice: 338_000,
      downPayment: 0,
      loanAmount: 345_267,
      interestRate: 5.875,
      apr: 6.186,
      term: 30,
      principalInterest: 2042.38,
      monthlyPayment: 2455.88,
      mortgageInsurance: 0,
      propertyTaxes: 283,
      homeInsurance: 130.5,
      closingCosts: 17_055.75,
      cashToClose: 950.99,
      originationFee: 3380,
      appraisalFee: 650,
      creditReport: 87.45,
      lenderTitle: 812.5,
      recordingFees: 133,
      transferTaxes: 1126.67,
      prepaidInterest: 500.13,
      lenderCredit: null,
      sellerCredit: 4000,
      earnestMoney: 2500,
      loanType: 'VA',
      program: 'Fixed Rate',
      floodCertification: 11,
      survey: 395,
      form: 'Closing Disclosure',
    },
  },
];
