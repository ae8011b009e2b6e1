import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure with a column of the seller by the seventh writer. */
export const seventhClosings: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, purchase with mortgage insurance and dues outside escrow',
    pages: [
      page(`
Closing Disclosure                                                      This form is a statement of final loan terms and closing costs. Compare this
                                                                        document with your Loan Estimate.

Closing Information                               Transaction Information                              Loan Information
Date Issued       9/22/2025                       Borrower      Nathan Okafor and                      Loan Term        30 years
Closing Date      9/26/2025                                     Elise Okafor                           Purpose          Purchase
Disbursement Date 9/26/2025                                     1820 Central Ave, Unit 305             Product          Fixed Rate
Settlement Agent Piedmont Closing Group                         Charlotte, NC 28205
                                                                                                       Loan Type        ☒ Conventional ☐ FHA
File #            PCG-25-3381                     Seller        Warren T. Mabry
                                                                                                                        ☐ VA ☐ _________
Property          624 Larkspur Bend                             624 Larkspur Bend
                                                                                                       Loan ID #        2025-0718834
                  Fort Mill, SC 29715                           Fort Mill, SC 29715
                                                                                                       MIC #            RM 4471920
Sale Price        $412,000                        Lender        Redbud Home Loans, Inc.



 Loan Terms                                                  Can this amount increase after closing?

Loan Amount                             $370,800             NO

Interest Rate                           6.5%                 NO

Monthly Principal & Interest $2,343.71                       NO
See Projected Payments below for your
Estimated Total Monthly Payment

                                                             Does the loan have these features?
Prepayment Penalty                                           NO
Balloon Payment                                              NO


 Projected Payments
Payment Calculation                                        Years 1-10                                                Years 11-30

Principal & Interest                                              $2,343.71                                                $2,343.71
Mortgage Insurance                                   +               142.14                                   +                     —
Estimated Escrow                                     +               527.67                                   +               527.67
Amount can increase over time

Estimated Total
                                                           $3,013.52                                                  $2,871.38
Monthly Payment

Estimated Taxes, Insurance              $592.67              This estimate includes                                        In escrow?
& Assessments                           a month              ☒ Property Taxes                                              YES
Amount can increase over time                                ☒ Homeowner's Insurance                                       YES
See page 4 for details
                                                             ☒ Other: Homeowner's Association Dues                         NO
                                                             See Escrow Account on page 4 for details. You must pay for other property
                                                             costs separately.

 Costs at Closing
Closing Costs                           $13,711.02           Includes $5,751.10 in Loan Costs + $7,959.92 in Other Costs –
                                                             $0 in Lender Credits. See page 2 for details.

Cash to Close                           $38,921.42           Includes Closing Costs. See Calculating Cash to Close on page 3 for details.




CLOSING DISCLOSURE                                                                                            PAGE 1 OF 5 • LOAN ID # 2025-0718834
`),
      page(`
Closing Cost Details
                                                                                    Borrower-Paid                      Seller-Paid             Paid by
 Loan Costs                                                                   At Closing       Before Closing    At Closing   Before Closing   Others

A. Origination Charges                                                                     $3,017.00
01 0.25 % of Loan Amount (Points)                                                   $927.00
02 Origination Fee                                                                 $1,195.00
03 Underwriting Fee                                                                 $895.00
04
05
B. Services Borrower Did Not Shop For                                                      $735.50
01   Appraisal Fee                                to Catawba Valuation Services                        $575.00
02   Credit Report Fee                            to CreditPoint Data                                   $68.50
03   Flood Determination Fee                      to FloodCheck Inc.                 $13.00
04   Tax Monitoring Fee                           to RealTax Services                $79.00
05
06
07
C. Services Borrower Did Shop For                                                          $1,998.60
01   Pest Inspection Fee                          to Palmetto Pest Co.              $110.00
02   Survey Fee                                   to York Land Surveying            $425.00
03   Title – Attorney Closing Fee                 to Piedmont Closing Group         $850.00
04   Title – Lender's Title Insurance             to Piedmont Closing Group         $388.60
05   Title – Title Search                         to Piedmont Closing Group         $225.00
D. TOTAL LOAN COSTS (Borrower-Paid)                                                        $5,751.10
Loan Costs Subtotals (A + B + C)                                                   $5,107.60           $643.50

                                                                                    Borrower-Paid                      Seller-Paid             Paid by
 Other Costs                                                                  At Closing       Before Closing    At Closing   Before Closing   Others

E. Taxes and Other Government Fees                                                          $40.00
01 Recording Fees              Deed: $15.00       Mortgage: $25.00                   $40.00
02 Deed Stamps                                    to State of South Carolina / York County                        $1,524.40
F. Prepaids                                                                                $2,022.15
01   Homeowner's Insurance Premium ( 12 mo.)                                       $1,692.00
02   Mortgage Insurance Premium ( mo.)
03   Prepaid Interest ( $66.03 per day from 9/26/25 to 10/1/25 )                    $330.15
04   Property Taxes ( mo.)
05
G. Initial Escrow Payment at Closing                                                       $4,535.37
01   Homeowner's Insurance $141.00 per month for 3 mo.                              $423.00
02   Mortgage Insurance          per month for    mo.
03   Property Taxes       $386.67 per month for 11 mo.                             $4,253.37
04
05
06
07
08   Aggregate Adjustment                                                          –$141.00
H. Other                                                                                   $1,362.40
01   HOA Capital Contribution                     to Larkspur Bend HOA              $300.00
02   Home Inspection Fee                          to Carolina Home Check                               $450.00
03   Real Estate Commission                       to Foxglove Realty                                             $10,300.00
04   Real Estate Commission                       to Waxhaw & Main Realty                                        $10,300.00
05   Title – Owner's Title Insurance (optional)   to Piedmont Closing Group         $612.40
I. TOTAL OTHER COSTS (Borrower-Paid)                                                       $7,959.92
Other Costs Subtotals (E + F + G + H)                                              $7,509.92           $450.00

J. TOTAL CLOSING COSTS (Borrower-Paid)                                                   $13,711.02
Closing Costs Subtotals (D + I)                                                   $12,617.52         $1,093.50   $22,124.40
Lender Credits




CLOSING DISCLOSURE                                                                                               PAGE 2 OF 5 • LOAN ID # 2025-0718834
`),
      page(`
 Calculating Cash to Close                             Use this table to see what has changed from your Loan Estimate.

                                                       Loan Estimate              Final        Did this change?
Total Closing Costs (J)                                         $16,150         $13,711.02     YES • See Total Loan Costs (D) and Total Other Costs (I)


Closing Costs Paid Before Closing                                   $0          –$1,093.50     YES • You paid these Closing Costs before closing

Closing Costs Financed                                              $0                    $0   NO

Down Payment/Funds from Borrower                                $41,200         $41,200.00     NO

Deposit                                                         –$8,000         –$8,000.00     NO

Funds for Borrower                                                  $0                    $0   NO

Seller Credits                                                  –$3,500         –$3,500.00     NO

Adjustments and Other Credits                                       $0          –$3,396.10     YES • See details in Sections K and L

Cash to Close                                                   $45,850         $38,921.42


 Summaries of Transactions                             Use this table to see a summary of your transaction.

BORROWER'S TRANSACTION                                                             SELLER'S TRANSACTION
K. Due from Borrower at Closing                                  $424,628.35       M. Due to Seller at Closing                                 $412,010.83
01 Sale Price of Property                                         $412,000.00      01 Sale Price of Property                                    $412,000.00
02 Sale Price of Any Personal Property Included in Sale                            02 Sale Price of Any Personal Property Included in Sale
03 Closing Costs Paid at Closing (J)                               $12,617.52      03
04                                                                                 04
Adjustments                                                                        05
05                                                                                 06
06                                                                                 Adjustments for Items Paid by Seller in Advance
Adjustments for Items Paid by Seller in Advance                                    09 City/Town Taxes to
08 City/Town Taxes to                                                              10 County Taxes to
09 County Taxes to                                                                 11 Assessments to
10 Assessments to                                                                  12 HOA Dues 9/26/25 to 9/30/25                                    $10.83
11 HOA Dues 9/26/25 to 9/30/25                                        $10.83       N. Due from Seller at Closing                               $277,942.70
L. Paid Already by or on Behalf of Borrower at Closing           $385,706.93       01 Excess Deposit
01 Deposit                                                          $8,000.00      02 Closing Costs Paid at Closing (J)                          $22,124.40
02 Loan Amount                                                    $370,800.00      03 Existing Loan(s) Assumed or Taken Subject to
03 Existing Loan(s) Assumed or Taken Subject to                                    04 Payoff of First Mortgage Loan                             $248,911.37
04                                                                                 05 Payoff of Second Mortgage Loan
05 Seller Credit                                                    $3,500.00      06
Other Credits                                                                      07
06                                                                                 08 Seller Credit                                               $3,500.00
07                                                                                 Adjustments for Items Unpaid by Seller
Adjustments for Items Unpaid by Seller                                             14 City/Town Taxes to
12 City/Town Taxes to                                                              15 County Taxes 1/1/25 to 9/25/25                              $3,406.93
13 County Taxes 1/1/25 to 9/25/25                                   $3,406.93      16 Assessments to
14 Assessments to                                                                  CALCULATION
CALCULATION                                                                        Total Due to Seller at Closing (M)                           $412,010.83
Total Due from Borrower at Closing (K)                            $424,628.35      Total Due from Seller at Closing (N)                        –$277,942.70
Total Paid Already by or on Behalf of Borrower at Closing (L)    –$385,706.93      Cash                   ☐ From ☒ To Seller                   $134,068.13
Cash to Close         ☒ From ☐ To Borrower                        $38,921.42




CLOSING DISCLOSURE                                                                                                      PAGE 3 OF 5 • LOAN ID # 2025-0718834
`),
      page(`
Additional Information About This Loan
 Loan Disclosures                                                      Escrow Account
Assumption                                                             For now, your loan
If you sell or transfer this property to another person, your lender    ☒ will have an escrow account (also called an "impound" or
  ☐ will allow, under certain conditions, this person to assume this       "trust" account) to pay the property costs listed below.
     loan on the original terms.                                           Without an escrow account, you would pay them directly,
  ☒ will not allow assumption of this loan on the original terms.          possibly in one or two large payments a year.

Demand Feature                                                         Escrow
Your loan                                                              Escrowed                  $6,332.04    Estimated total amount over
 ☐ has a demand feature, which permits your lender to require          Property Costs                         year 1 for your escrowed
    early repayment of the loan. You should review your note for       over Year 1                            property costs: Homeowner's
    details.                                                                                                  Insurance, Property Taxes
 ☒ does not have a demand feature.                                     Non-Escrowed                $780.00    Estimated total amount over
Late Payment                                                           Property Costs                         year 1 for your non-escrowed
If your payment is more than 15 days late, your lender will charge     over Year 1                            property costs: Homeowner's
a late fee of 5% of the monthly principal and interest payment.                                               Association Dues. You may
                                                                                                              have other property costs.
Negative Amortization
                                                                       Initial Escrow            $4,535.37    A cushion for the escrow
(Increase in Loan Amount) Under your loan terms, you
                                                                       Payment                                account you pay at closing.
  ☐ are scheduled to make monthly payments that do not pay all                                                See Section G on page 2.
     of the interest due that month.
  ☐ may have monthly payments that do not pay all of the interest      Monthly Escrow              $527.67    The amount included in your
     due that month.                                                   Payment                                total monthly payment.
  ☒ do not have a negative amortization feature.
Partial Payments                                                        ☐ will not have an escrow account because you declined it your
Your lender                                                               lender does not offer one. You must directly pay your
  ☒ may accept payments that are less than the full amount due            property costs, such as taxes and homeowner's insurance.
      (partial payments) and apply them to your loan.                  In the future,
  ☐ may hold them in a separate account until you pay the rest of      Your property costs may change and, as a result, your escrow
      the payment, and then apply the full payment to your loan.       payment may change. You may be able to cancel your escrow
  ☐ does not accept any partial payments.                              account, but if you do, you must pay your property costs directly.
If this loan is sold, your new lender may have a different policy.
Security Interest
You are granting a security interest in
624 Larkspur Bend, Fort Mill, SC 29715
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.




CLOSING DISCLOSURE                                                                                  PAGE 4 OF 5 • LOAN ID # 2025-0718834
`),
      page(`
 Loan Calculations                                                          Other Disclosures
Total of Payments.                                                        Appraisal
                                                           $865,308.28
Total you will have paid after you make all                               If the property was appraised for your loan, your lender is required to
payments of principal, interest, mortgage                                 give you a copy at no additional cost at least 3 days before closing. If
insurance, and loan costs, as scheduled.                                  you have not yet received it, please contact your lender at the
                                                                          information listed below.
Finance Charge.
                                                           $492,716.18    Contract Details
The dollar amount the loan will cost you.
                                                                          See your note and security instrument for information about what
Amount Financed.                                                          happens if you fail to make your payments, what is a default on the
                                                           $366,510.85
The loan amount available after paying your                               loan, situations in which your lender can require early repayment of
upfront finance charge.                                                   the loan, and the rules for making payments before they are due.
Annual Percentage Rate (APR).                                             Liability after Foreclosure
                                                               6.923%
Your costs over the loan term expressed as a                              If your lender forecloses on this property and the foreclosure does not
rate. This is not your interest rate.                                     cover the amount of unpaid balance on this loan, state law may
Total Interest Percentage (TIP).                                          protect you from liability for the unpaid balance.
                                                              127.63%
The total amount of interest that you will pay                            Refinance
over the loan term as a percentage of your loan                           Refinancing this loan will depend on your future financial situation, the
amount.                                                                   property value, and market conditions. You may not be able to
                                                                          refinance this loan.
                                                                          Tax Deductions
                                                                          If you borrow more than this property is worth, the interest on the loan
                                                                          amount above this property's fair market value is not deductible from
                                                                          your federal income taxes. You should consult a tax advisor for more
                                                                          information.



 Contact Information
                         Lender                    Mortgage Broker       Real Estate Broker (B)   Real Estate Broker (S) Settlement Agent
Name                     Redbud Home Loans, Inc.                         Foxglove Realty          Waxhaw & Main Realty     Piedmont Closing Group
Address                  4300 Park Road                                  88 Elm Street            12 Main Street           501 Oakland Ave
                         Charlotte, NC 28209                             Fort Mill, SC 29715      Waxhaw, NC 28173         Rock Hill, SC 29730
NMLS ID                  227651
License ID                                                               SC 41877                 SC 38820                 SC 10554
Contact                  Trent Gallagher                                 Mia Renfro               Gus Pell                 Dora Finch
Contact NMLS ID          908114
Contact License ID                                                       SC 90233                 SC 77102                 SC 20861
Email                    tg@redbudhl.example                             mia@foxglove.example     gus@wmr.example          dfinch@pcg.example
Phone                    704-555-0121                                    803-555-0140             803-555-0155             803-555-0188


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                                 Date                 Co-Applicant Signature                               Date




CLOSING DISCLOSURE                                                                                       PAGE 5 OF 5 • LOAN ID # 2025-0718834
`),
    ],
    says: {
      purchasePrice: 412_000,
      downPayment: 41_200,
      loanAmount: 370_800,
      interestRate: 6.5,
      apr: 6.923,
      term: 30,
      principalInterest: 2343.71,
      monthlyPayment: 3013.52,
      mortgageInsurance: 142.14,
      propertyTaxes: 386.67,
      homeInsurance: 141,
      hoaDues: 780,
      closingCosts: 13_711.02,
      cashToClose: 38_921.42,
      discountPoints: 927,
      originationFee: 1195,
      underwritingFee: 895,
      appraisalFee: 575,
      creditReport: 68.5,
      lenderTitle: 388.6,
      ownerTitle: 612.4,
      recordingFees: 40,
      prepaidInterest: 330.15,
      sellerCredit: 3500,
      earnestMoney: 8000,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      floodCertification: 13,
      survey: 425,
      lenderCredit: 0,
      form: 'Closing Disclosure',
    },
  },
];
