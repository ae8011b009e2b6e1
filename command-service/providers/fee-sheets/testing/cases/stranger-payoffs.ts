import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a refinance by the fourth writer. */
export const strangerPayoffs: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure pages 1-5, refinance with cash to borrower',
    pages: [
      page(`
Closing Disclosure                                          This form is a statement of final loan terms and closing costs. Compare this
                                                            document with your Loan Estimate.

Closing Information                                   Transaction Information                       Loan Information
Date Issued            4/6/2026                       Borrower  Gwendolyn Faircloth                 Loan Term   30 years
Closing Date           4/9/2026                                 and Amos Faircloth                  Purpose     Refinance
Disbursement Date      4/14/2026                                88 Whetstone Branch                 Product     Fixed Rate
Settlement Agent       Piedmont Closing Services      Lender    Reedy River Mortgage
File #                 PCS-7731                                                                     Loan Type   ☒ Conventional ☐ FHA
Property               88 Whetstone Branch                                                                      ☐ VA ☐ ________
                       Simpsonville, SC 29681                                                       Loan ID #   RRM-260409-2
Appraised Prop. Value  $465,000                                                                     MIC #

Loan Terms                                                  Can this amount increase after closing?
----------------------------------------------------------------------------------------------------------------------
Loan Amount                             $310,000            NO
Interest Rate                              6.49%            NO
Monthly Principal & Interest           $1,957.37            NO
See Projected Payments below for your Estimated Total Monthly Payment
                                                            Does the loan have these features?
Prepayment Penalty                                          NO
Balloon Payment                                             NO

Projected Payments
----------------------------------------------------------------------------------------------------------------------
Payment Calculation                                         Years 1-30
Principal & Interest                                        $1,957.37
Mortgage Insurance                                        + —
Estimated Escrow                                          + 329.65
Amount can increase over time
Estimated Total                                             $2,287.02
Monthly Payment

Estimated Taxes, Insurance        $329.65       This estimate includes                        In escrow?
& Assessments                     a month       ☒ Property Taxes                              YES
Amount can increase over time                   ☒ Homeowner's Insurance                       YES
See page 4 for details                          ☐ Other:

Costs at Closing
----------------------------------------------------------------------------------------------------------------------
Closing Costs             $7,307.79     Includes $4,631.20 in Loan Costs + $2,676.59 in Other Costs – $0 in Lender
                                        Credits. See page 2 for details.

Cash to Close             $42,623.99    Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
                          ☐ From ☒ To Borrower

CLOSING DISCLOSURE                                                                        PAGE 1 OF 5 • LOAN ID # RRM-260409-2
`),
      page(`

Closing Cost Details

                                                                   Borrower-Paid      Paid by
Loan Costs                                                  At Closing  Before Closing      Others
--------------------------------------------------------------------------------------------------------------------------------
A. Origination Charges                                                                     $2,807.50
01  .375 % of Loan Amount (Points)                             $1,162.50
02  Processing Fee                                               $650.00
03  Underwriting Fee                                             $995.00

B. Services Borrower Did Not Shop For                                                        $625.70
01  Appraisal Fee              to Foothills Appraisal                          $525.00
02  Credit Report Fee          to Tri-Data Services               $88.20
03  Flood Determination Fee    to Info Co.                        $12.50

C. Services Borrower Did Shop For                                                          $1,198.00
01  Attorney Fee               to Piedmont Closing Services       $550.00
02  Title – Lender's Title Ins. to Piedmont Closing Services       $498.00
03  Title – Title Search       to Piedmont Closing Services       $150.00

D. TOTAL LOAN COSTS (Borrower-Paid)                                          $4,631.20
Loan Costs Subtotals (A + B + C)                               $4,106.20       $525.00

Other Costs
--------------------------------------------------------------------------------------------------------------------------------
E. Taxes and Other Government Fees                                                            $25.00
01  Recording Fees     Deed:    Mortgage: $25.00                  $25.00

F. Prepaids                                                                                  $937.04
01  Homeowner's Insurance Premium (    mo.)
02  Mortgage Insurance Premium (   mo.)
03  Prepaid Interest ($55.12 per day from 4/14/26 to 5/1/26)       $937.04
04  Property Taxes (   mo.)

G. Initial Escrow Payment at Closing                                                       $1,714.55
01  Homeowner's Insurance $148.25 per month for 5 mo.            $741.25
02  Mortgage Insurance      per month for    mo.
03  Property Taxes $181.40 per month for 7 mo.                 $1,269.80
04  Aggregate Adjustment                                        –$296.50

H. Other                                                                                       $0.00

I. TOTAL OTHER COSTS (Borrower-Paid)                                         $2,676.59
Other Costs Subtotals (E + F + G + H)                          $2,676.59

J. TOTAL CLOSING COSTS (Borrower-Paid)                                       $7,307.79
Closing Costs Subtotals (D + I)                                $6,782.79       $525.00
Lender Credits

CLOSING DISCLOSURE                                                                        PAGE 2 OF 5 • LOAN ID # RRM-260409-2
`),
      page(`

Calculating Cash to Close                   Use this table to see what has changed from your Loan Estimate.
----------------------------------------------------------------------------------------------------------------------
                                               Loan Estimate           Final     Did this change?
Loan Amount                                         $310,000     $310,000.00     NO
Total Closing Costs (J)                              –$8,300      –$7,307.79     YES  • See Total Loan Costs (D) and Total Other Costs (I)
Closing Costs Paid Before Closing                         $0         $525.00     YES  • You paid these Closing Costs before closing
Total Payoffs and Payments (K)                     –$260,900    –$260,593.22     YES  • See Payoffs and Payments (K)
Cash to Close                                        $40,800      $42,623.99
                                                 ☐ From ☒ To     ☐ From ☒ To
                                                    Borrower        Borrower

Closing Costs Financed (Paid from your Loan Amount)                $6,782.79

Payoffs and Payments                        Use this table to see a summary of your payoffs and payments to others from your loan amount.
----------------------------------------------------------------------------------------------------------------------
TO                                                              AMOUNT
01  Payoff of First Mortgage – Palmetto Home Loans               $248,113.22
02  Payoff of Visa ending 4410 – Upstate FCU                      $12,480.00
03
04
K. TOTAL PAYOFFS AND PAYMENTS                                    $260,593.22

CLOSING DISCLOSURE                                                                        PAGE 3 OF 5 • LOAN ID # RRM-260409-2
`),
      page(`

Additional Information About This Loan

Loan Disclosures
Assumption
If you sell or transfer this property to another person, your lender
☐ will allow, under certain conditions, this person to assume this loan on the original terms.
☒ will not allow assumption of this loan on the original terms.
Late Payment
If your payment is more than 15 days late, your lender will charge a late fee of 5% of the
monthly principal and interest payment.

Escrow Account
For now, your loan ☒ will have an escrow account (also called an "impound" or "trust" account) to pay
the property costs listed below.

Escrow
Escrowed Property Costs            $3,955.80   Estimated total amount over year 1 for your escrowed property costs:
over Year 1                                    Homeowner's Insurance, Property Taxes
Non-Escrowed Property Costs            $0.00   Estimated total amount over year 1 for your non-escrowed property costs:
over Year 1                                    None. You may have other property costs.
Initial Escrow Payment             $1,714.55   A cushion for the escrow account you pay at closing. See Section G on page 2.
Monthly Escrow Payment               $329.65   The amount included in your total monthly payment.

CLOSING DISCLOSURE                                                                        PAGE 4 OF 5 • LOAN ID # RRM-260409-2
`),
      page(`

Loan Calculations                                                     Other Disclosures
----------------------------------------------------------------------------------------------------------------------
Total of Payments.                               $710,221.44          Appraisal
Total you will have paid after you make all payments of               If the property was appraised for your loan, your lender is
principal, interest, mortgage insurance, and loan costs, as           required to give you a copy at no additional cost.
scheduled.                                                            Contract Details
Finance Charge. The dollar amount the loan will  $398,410.24          See your note and security instrument for information about
cost you.                                                             what happens if you fail to make your payments.
Amount Financed. The loan amount available after $306,242.96          Liability after Foreclosure
paying your upfront finance charge.                                   State law may protect you from liability for the unpaid balance.
Annual Percentage Rate (APR). Your costs over         6.608%          Tax Deductions
the loan term expressed as a rate. This is not your interest          If you borrow more than this property is worth, the interest
rate.                                                                 on the loan amount above this property's fair market value
Total Interest Percentage (TIP). The total amount    127.61%          is not deductible from your federal income taxes.
of interest that you will pay over the loan term as a
percentage of your loan amount.

Contact Information
----------------------------------------------------------------------------------------------------------------------
                Lender                          Settlement Agent
Name            Reedy River Mortgage            Piedmont Closing Services
NMLS ID         229016

CLOSING DISCLOSURE                                                                        PAGE 5 OF 5 • LOAN ID # RRM-260409-2
`),
    ],
    says: {
      loanAmount: 310_000,
      interestRate: 6.49,
      apr: 6.608,
      term: 30,
      principalInterest: 1957.37,
      monthlyPayment: 2287.02,
      closingCosts: 7307.79,
      propertyTaxes: 181.4,
      homeInsurance: 148.25,
      cashToClose: -42_623.99,
      discountPoints: 1162.5,
      program: 'Fixed Rate',
      loanType: 'Conventional',
      underwritingFee: 995,
      processingFee: 650,
      appraisalFee: 525,
      creditReport: 88.2,
      floodCertification: 12.5,
      recordingFees: 25,
      prepaidInterest: 937.04,
      form: 'Closing Disclosure',
    },
  },
];
