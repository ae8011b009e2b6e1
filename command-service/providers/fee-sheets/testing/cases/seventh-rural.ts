import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a USDA loan by the seventh writer. */
export const seventhRural: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, USDA purchase with two credits',
    pages: [
      page(`
Closing Disclosure                                                  This form is a statement of final loan terms and closing costs. Compare this
                                                                    document with your Loan Estimate.

Closing Information                               Transaction Information                          Loan Information
Date Issued       3/17/2026              Borrower           Kayla Renee Stroud                     Loan Term        30 years
Closing Date      3/23/2026                                 55 Depot Street, Apt. B                Purpose          Purchase
Disbursement Date 3/23/2026                                 Brazil, IN 47834                       Product          Fixed Rate
Settlement Agent Hoosier Heritage Title  Seller             Dale and Joyce Emmert
                                                                                                   Loan Type          Conventional FHA
File #            HHT-26-0412                               1406 W County Road 300 N
                                                                                                                      VA ✘ USDA-RHS
Property          1406 W County Road 300 N                  Greencastle, IN 46135
                                                                                                   Loan ID #        0098-44120
                  Greencastle, IN 46135  Lender             Prairie Gate Mortgage LLC
Sale Price        $218,000



 Loan Terms                                              Can this amount increase after closing?

Loan Amount                             $220,180         NO

Interest Rate                           5.99%            NO

Monthly Principal & Interest $1,318.68                   NO
See Projected Payments below for your
Estimated Total Monthly Payment

                                                         Does the loan have these features?
Prepayment Penalty                                       NO
Balloon Payment                                          NO


 Projected Payments
Payment Calculation                                                                  Years 1-30

Principal & Interest                                                                                $1,318.68
Mortgage Insurance                                             +                                          63.86
Estimated Escrow                                               +                                        282.91
Amount can increase over time

Estimated Total
                                                                                     $1,665.45
Monthly Payment

Estimated Taxes, Insurance              $282.91          This estimate includes                                        In escrow?
& Assessments                           a month          ✘ Property Taxes                                              YES
Amount can increase over time                            ✘ Homeowner's Insurance                                       YES
See page 4 for details
                                                           Other:
                                                         See Escrow Account on page 4 for details. You must pay for other property
                                                         costs separately.

 Costs at Closing
Closing Costs                           $7,905.02        Includes $5,455.75 in Loan Costs + $3,049.27 in Other Costs –
                                                         $600.00 in Lender Credits. See page 2 for details.

Cash to Close                           $186.74          Includes Closing Costs. See Calculating Cash to Close on page 3 for details.




CLOSING DISCLOSURE                                                                                          PAGE 1 OF 5 • LOAN ID # 0098-44120
`),
      page(`
Closing Cost Details
                                                                                 Borrower-Paid                       Seller-Paid             Paid by
 Loan Costs                                                                 At Closing      Before Closing     At Closing   Before Closing   Others

A. Origination Charges                                                                   $1,540.00
01   % of Loan Amount (Points)
02 Processing Fee                                                                $595.00
03 Underwriting Fee                                                              $945.00
04
05
B. Services Borrower Did Not Shop For                                                    $2,940.75
01   Appraisal Fee                              to Wabash Valley Appraisers                          $600.00
02   Credit Report Fee                          to CreditPoint Data                $74.25
03   Flood Determination Fee                    to FloodCheck Inc.                 $11.50
04   Tax Service Fee                            to RealTax Services                $75.00
05   USDA Guarantee Fee                         to USDA Rural Development       $2,180.00
06
07
C. Services Borrower Did Shop For                                                        $975.00
01   Title – Closing Fee                        to Hoosier Heritage Title        $395.00
02   Title – Lender's Title Insurance           to Hoosier Heritage Title        $250.00
03   Title – TIEFF Fee                          to Indiana Dept. of Insurance      $5.00
04   Well & Septic Inspection                   to Putnam County Home Svc        $325.00
05
D. TOTAL LOAN COSTS (Borrower-Paid)                                                      $5,455.75
Loan Costs Subtotals (A + B + C)                                                $4,855.75            $600.00

                                                                                 Borrower-Paid                       Seller-Paid             Paid by
 Other Costs                                                                At Closing      Before Closing     At Closing   Before Closing   Others

E. Taxes and Other Government Fees                                                        $80.00
01 Recording Fees              Deed: $25.00     Mortgage: $55.00                  $80.00
02 Transfer Tax
F. Prepaids                                                                              $1,745.13
01   Homeowner's Insurance Premium ( 12 mo.)                                    $1,419.96
02   Mortgage Insurance Premium ( mo.)
03   Prepaid Interest ( $36.13 per day from 3/23/26 to 4/1/26 )                  $325.17
04   Property Taxes ( mo.)
05
G. Initial Escrow Payment at Closing                                                     $1,224.14
01   Homeowner's Insurance $118.33 per month for 3 mo.                           $354.99
02   Mortgage Insurance          per month for   mo.
03   Property Taxes       $164.58 per month for 6 mo.                            $987.48
04
05
06
07
08   Aggregate Adjustment                                                       –$118.33
H. Other                                                                                  $0.00
01   Home Warranty Fee                          to HomeShield Warranty                                           $550.00
02   Real Estate Commission                     to Big Walnut Realty                                            $6,540.00
03   Real Estate Commission                     to DePauw Area Homes                                            $5,450.00
04   Title – Owner's Title Insurance            to Hoosier Heritage Title                                        $745.00
05
I. TOTAL OTHER COSTS (Borrower-Paid)                                                     $3,049.27
Other Costs Subtotals (E + F + G + H)                                           $3,049.27

J. TOTAL CLOSING COSTS (Borrower-Paid)                                                   $7,905.02
Closing Costs Subtotals (D + I)                                                 $7,905.02            $600.00   $13,285.00
Lender Credits                                                                  –$600.00




CLOSING DISCLOSURE                                                                                               PAGE 2 OF 5 • LOAN ID # 0098-44120
`),
      page(`
 Calculating Cash to Close                             Use this table to see what has changed from your Loan Estimate.

                                                       Loan Estimate              Final        Did this change?
Total Closing Costs (J)                                          $8,390          $7,905.02     YES • See Total Loan Costs (D) and Total Other Costs (I)


Closing Costs Paid Before Closing                                   $0           –$600.00      YES • You paid these Closing Costs before closing

Closing Costs Financed                                          –$2,180         –$2,180.00     NO

Down Payment/Funds from Borrower                                    $0                    $0   NO

Deposit                                                          –$500           –$500.00      NO

Funds for Borrower                                                  $0                    $0   NO

Seller Credits                                                  –$4,000         –$4,000.00     NO

Adjustments and Other Credits                                       $0           –$438.28      YES • See details in Sections K and L

Cash to Close                                                    $1,710           $186.74


 Summaries of Transactions                             Use this table to see a summary of your transaction.

BORROWER'S TRANSACTION                                                             SELLER'S TRANSACTION
K. Due from Borrower at Closing                                  $225,305.02       M. Due to Seller at Closing                                 $218,000.00
01 Sale Price of Property                                         $218,000.00      01 Sale Price of Property                                    $218,000.00
02 Sale Price of Any Personal Property Included in Sale                            02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J)                                $7,305.02      03
04                                                                                 04
Adjustments                                                                        05
05                                                                                 06
06                                                                                 Adjustments for Items Paid by Seller in Advance
Adjustments for Items Paid by Seller in Advance                                    09 City/Town Taxes to
08 City/Town Taxes to                                                              10 County Taxes to
09 County Taxes to                                                                 11 Assessments to
10 Assessments to                                                                  12
11                                                                                 N. Due from Seller at Closing                               $118,943.76
L. Paid Already by or on Behalf of Borrower at Closing           $225,118.28       01 Excess Deposit
01 Deposit                                                           $500.00       02 Closing Costs Paid at Closing (J)                          $13,285.00
02 Loan Amount                                                    $220,180.00      03 Existing Loan(s) Assumed or Taken Subject to
03 Existing Loan(s) Assumed or Taken Subject to                                    04 Payoff of First Mortgage Loan                             $101,220.48
04                                                                                 05 Payoff of Second Mortgage Loan
05 Seller Credit                                                    $4,000.00      06
Other Credits                                                                      07
06                                                                                 08 Seller Credit                                               $4,000.00
07                                                                                 Adjustments for Items Unpaid by Seller
Adjustments for Items Unpaid by Seller                                             14 City/Town Taxes to
12 City/Town Taxes to                                                              15 County Taxes 1/1/26 to 3/22/26                                $438.28
13 County Taxes 1/1/26 to 3/22/26                                    $438.28       16 Assessments to
14 Assessments to                                                                  CALCULATION
CALCULATION                                                                        Total Due to Seller at Closing (M)                           $218,000.00
Total Due from Borrower at Closing (K)                            $225,305.02      Total Due from Seller at Closing (N)                        –$118,943.76
Total Paid Already by or on Behalf of Borrower at Closing (L)    –$225,118.28      Cash                      From ✘ To Seller                    $99,056.24
Cash to Close         ✘ From        To Borrower                      $186.74




CLOSING DISCLOSURE                                                                                                        PAGE 3 OF 5 • LOAN ID # 0098-44120
`),
      page(`
Additional Information About This Loan
 Loan Disclosures                                                       Escrow Account
Assumption                                                              For now, your loan
                                                                         ✘ will have an escrow account (also called an "impound" or
If you sell or transfer this property to another person, your lender
     will allow, under certain conditions, this person to assume this       "trust" account) to pay the property costs listed below.
     loan on the original terms.                                            Without an escrow account, you would pay them directly,
  ✘ will not allow assumption of this loan on the original terms.           possibly in one or two large payments a year.

Demand Feature                                                          Escrow
Your loan                                                               Escrowed                  $3,394.92    Estimated total amount over
    has a demand feature, which permits your lender to require          Property Costs                         year 1 for your escrowed
    early repayment of the loan. You should review your note for        over Year 1                            property costs: Homeowner's
    details.                                                                                                   Insurance, Property Taxes
 ✘ does not have a demand feature.
                                                                        Non-Escrowed                      $0   You may have other property
Late Payment                                                            Property Costs                         costs.
If your payment is more than 15 days late, your lender will charge      over Year 1
a late fee of 4% of the monthly principal and interest payment.         Initial Escrow            $1,224.14    A cushion for the escrow
Negative Amortization                                                   Payment                                account you pay at closing.
(Increase in Loan Amount) Under your loan terms, you                                                           See Section G on page 2.
     are scheduled to make monthly payments that do not pay all         Monthly Escrow              $282.91    The amount included in your
     of the interest due that month.                                    Payment                                total monthly payment.
     may have monthly payments that do not pay all of the interest
     due that month.
                                                                            will not have an escrow account because you declined it your
  ✘ do not have a negative amortization feature.
                                                                            lender does not offer one. You must directly pay your
Partial Payments                                                            property costs, such as taxes and homeowner's insurance.
Your lender
  ✘ may accept payments that are less than the full amount due          In the future,
      (partial payments) and apply them to your loan.                   Your property costs may change and, as a result, your escrow
      may hold them in a separate account until you pay the rest of     payment may change. You may be able to cancel your escrow
      the payment, and then apply the full payment to your loan.        account, but if you do, you must pay your property costs directly.
      does not accept any partial payments.
If this loan is sold, your new lender may have a different policy.
Security Interest
You are granting a security interest in
1406 W County Road 300 N, Greencastle, IN 46135
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.




CLOSING DISCLOSURE                                                                                      PAGE 4 OF 5 • LOAN ID # 0098-44120
`),
      page(`
 Loan Calculations                                                            Other Disclosures
Total of Payments.                                                          Appraisal
                                                             $503,490.44
Total you will have paid after you make all                                 If the property was appraised for your loan, your lender is required to
payments of principal, interest, mortgage                                   give you a copy at no additional cost at least 3 days before closing. If
insurance, and loan costs, as scheduled.                                    you have not yet received it, please contact your lender at the
                                                                            information listed below.
Finance Charge.
                                                             $281,456.19    Contract Details
The dollar amount the loan will cost you.
                                                                            See your note and security instrument for information about what
Amount Financed.                                                            happens if you fail to make your payments, what is a default on the
                                                             $216,253.33
The loan amount available after paying your                                 loan, situations in which your lender can require early repayment of
upfront finance charge.                                                     the loan, and the rules for making payments before they are due.
Annual Percentage Rate (APR).                                               Liability after Foreclosure
                                                                  6.61%
Your costs over the loan term expressed as a                                If your lender forecloses on this property and the foreclosure does not
rate. This is not your interest rate.                                       cover the amount of unpaid balance on this loan, state law may
Total Interest Percentage (TIP).                                            protect you from liability for the unpaid balance.
                                                                115.75%
The total amount of interest that you will pay                              Refinance
over the loan term as a percentage of your loan                             Refinancing this loan will depend on your future financial situation, the
amount.                                                                     property value, and market conditions. You may not be able to
                                                                            refinance this loan.
                                                                            Tax Deductions
                                                                            If you borrow more than this property is worth, the interest on the loan
                                                                            amount above this property's fair market value is not deductible from
                                                                            your federal income taxes. You should consult a tax advisor for more
                                                                            information.



 Contact Information
                         Lender                      Mortgage Broker       Real Estate Broker (B)   Real Estate Broker (S) Settlement Agent
Name                     Prairie Gate Mortgage LLC                         DePauw Area Homes        Big Walnut Realty        Hoosier Heritage Title
Address                  9100 Keystone Xing                                2 Court Square           40 Jackson Street        19 S Indiana Street
                         Indianapolis, IN 46240                            Greencastle, IN 46135    Greencastle, IN 46135    Greencastle, IN 46135
NMLS ID                  336190
License ID                                                                 IN 30119                 IN 28871                 IN 7102
Contact                  Owen Haskell                                      Beth Lyle                Tom Ruark                Amy Pruett
Contact NMLS ID          1450027
Contact License ID                                                         IN 51120                 IN 40072                 IN 9926
Email                    oh@prairiegate.example                            beth@dah.example         tom@bwr.example          amy@hht.example
Phone                    317-555-0119                                      765-555-0102             765-555-0147             765-555-0161


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                                   Date                 Co-Applicant Signature                               Date




CLOSING DISCLOSURE                                                                                             PAGE 5 OF 5 • LOAN ID # 0098-44120
`),
    ],
    says: {
      purchasePrice: 218_000,
      loanAmount: 220_180,
      interestRate: 5.99,
      apr: 6.61,
      term: 30,
      principalInterest: 1318.68,
      monthlyPayment: 1665.45,
      mortgageInsurance: 63.86,
      propertyTaxes: 164.58,
      homeInsurance: 118.33,
      closingCosts: 7905.02,
      cashToClose: 186.74,
      lenderCredit: 600,
      processingFee: 595,
      underwritingFee: 945,
      appraisalFee: 600,
      creditReport: 74.25,
      lenderTitle: 250,
      recordingFees: 80,
      prepaidInterest: 325.17,
      sellerCredit: 4000,
      earnestMoney: 500,
      loanType: null,
      downPayment: 0,
      program: 'Fixed Rate',
      originationFee: 1540,
      floodCertification: 11.5,
      settlementFee: 395,
      form: 'Closing Disclosure',
    },
  },
];
