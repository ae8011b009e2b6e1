import { page, type SheetCase } from './sheet-case.ts';

/** A Closing Disclosure of a refinance by the seventh writer. */
export const seventhPayoffs: readonly SheetCase[] = [
  {
    name: 'Closing Disclosure, refinance with cash to the borrower in whole pages',
    pages: [
      page(`
Closing Disclosure                                                       This form is a statement of final loan terms and closing costs. Compare this
                                                                         document with your Loan Estimate.

Closing Information                                Transaction Information                              Loan Information
Date Issued        11/10/2025                      Borrower      Curtis and Lorraine Boyle              Loan Term        30 years
Closing Date       11/14/2025                                    7715 Whippoorwill Road                 Purpose          Refinance
Disbursement Date 11/19/2025                                     Brentwood, TN 37027                    Product          Fixed Rate
Settlement Agent Lakeland Title & Escrow           Lender        Highfield Federal Savings
                                                                                                        Loan Type         X Conventional FHA
File #             25-11872
                                                                                                                           VA    _________
Property           7715 Whippoorwill Road
                                                                                                        Loan ID #        HFS30091177
                   Brentwood, TN 37027
Appraised Prop. Value $431,000



 Loan Terms                                                   Can this amount increase after closing?

 Loan Amount                             $265,000             NO

 Interest Rate                           6.75%                NO

 Monthly Principal & Interest $1,718.78                       NO
 See Projected Payments below for your
 Estimated Total Monthly Payment

                                                              Does the loan have these features?
 Prepayment Penalty                                           NO
 Balloon Payment                                              NO


 Projected Payments
 Payment Calculation                                                                      Years 1-30

 Principal & Interest                                                                                    $1,718.78
 Mortgage Insurance                                                 +                                              —
 Estimated Escrow                                                   +                                        440.75
 Amount can increase over time

 Estimated Total
                                                                                          $2,159.53
 Monthly Payment

 Estimated Taxes, Insurance              $440.75              This estimate includes                                        In escrow?
 & Assessments                           a month              X Property Taxes                                              YES
 Amount can increase over time                                X Homeowner's Insurance                                       YES
 See page 4 for details
                                                                Other:
                                                              See Escrow Account on page 4 for details. You must pay for other property
                                                              costs separately.

 Costs at Closing
 Closing Costs                           $6,609.82            Includes $4,310.00 in Loan Costs + $2,299.82 in Other Costs –
                                                              $0 in Lender Credits. See page 2 for details.

 Cash to Close                           $38,170.55           Includes Closing Costs. See Calculating Cash to Close on page 3 for details.
                                                                 From     X To Borrower




CLOSING DISCLOSURE                                                                                             PAGE 1 OF 5 • LOAN ID # HFS30091177
`),
      page(`
Closing Cost Details
                                                                                         Borrower-Paid                 Paid by
 Loan Costs                                                                         At Closing        Before Closing   Others

A. Origination Charges                                                                       $2,240.00
01   % of Loan Amount (Points)
02 Origination Fee                                                                    $995.00
03 Processing Fee                                                                     $450.00
04 Underwriting Fee                                                                   $795.00
05
B. Services Borrower Did Not Shop For                                                            $703.00
01   Appraisal Fee                              to Middle Tennessee Appraisal Co.                          $550.00
02   Credit Report Fee                          to National Credit Bureau Svcs         $61.00
03   Flood Determination Fee                    to FloodCheck Inc.                     $12.00
04   Tax Status Research Fee                    to RealTax Services                    $80.00
05
06
07
C. Services Borrower Did Shop For                                                            $1,367.00
01 Title – Lender's Title Insurance             to Lakeland Title & Escrow            $692.00
02 Title – Settlement Agent Fee                 to Lakeland Title & Escrow            $475.00
03 Title – Title Search                         to Lakeland Title & Escrow            $200.00
04
05
D. TOTAL LOAN COSTS (Borrower-Paid)                                                          $4,310.00
Loan Costs Subtotals (A + B + C)                                                     $3,760.00             $550.00

                                                                                         Borrower-Paid                 Paid by
 Other Costs                                                                        At Closing        Before Closing   Others

E. Taxes and Other Government Fees                                                               $389.45
01 Recording Fees              Deed:          Mortgage: $87.00                         $87.00
02 State Mortgage Tax                          to Williamson County Register          $302.45
F. Prepaids                                                                                      $588.12
01   Homeowner's Insurance Premium ( mo.)
02   Mortgage Insurance Premium ( mo.)
03   Prepaid Interest ( $49.01 per day from 11/19/25 to 12/1/25 )                     $588.12
04   Property Taxes ( mo.)
05
G. Initial Escrow Payment at Closing                                                         $1,322.25
01   Homeowner's Insurance $122.50 per month for 5 mo.                                $612.50
02   Mortgage Insurance          per month for   mo.
03   Property Taxes       $318.25 per month for 3 mo.                                 $954.75
04
05
06
07
08   Aggregate Adjustment                                                            –$245.00
H. Other                                                                                          $0.00
01
02
03
04
05
I. TOTAL OTHER COSTS (Borrower-Paid)                                                         $2,299.82
Other Costs Subtotals (E + F + G + H)                                                $2,299.82

J. TOTAL CLOSING COSTS (Borrower-Paid)                                                       $6,609.82
Closing Costs Subtotals (D + I)                                                      $6,059.82             $550.00
Lender Credits




CLOSING DISCLOSURE                                                                           PAGE 2 OF 5 • LOAN ID # HFS30091177
`),
      page(`
 Payoffs and Payments                 Use this table to see a summary of your payoffs and payments to others from your loan amount.

TO                                                                                                                                AMOUNT
01 Cumberland Trust Mortgage – payoff of first mortgage                                                                        $198,446.18
02 First Volunteer Bank – auto loan                                                                                              $14,207.55
03 Summit Card Services – revolving account                                                                                       $8,115.90
04
05
06
07
08
09
10
11
12
13
14
15
K. TOTAL PAYOFFS AND PAYMENTS                                                                                                  $220,769.63



 Calculating Cash to Close                  Use this table to see what has changed from your Loan Estimate.

                                            Loan Estimate             Final       Did this change?
Loan Amount                                       $265,000       $265,000.00      NO

Total Closing Costs (J)                            –$6,420          –$6,609.82    YES • See Total Loan Costs (D) and Total Other Costs (I)


Closing Costs Paid Before Closing                        $0           $550.00     YES • You paid these Closing Costs before closing

Total Payoffs and Payments (K)                   –$220,500      –$220,769.63      YES • See Payoffs and Payments (K)

Cash to Close                                      $38,080          $38,170.55
                                               From X To Borrower
                                                                       From X To Borrower

                                                                                  Closing Costs Financed (Paid from your Loan Amount) $6,059.82




CLOSING DISCLOSURE                                                                                   PAGE 3 OF 5 • LOAN ID # HFS30091177
`),
      page(`
Additional Information About This Loan
 Loan Disclosures                                                       Escrow Account
Assumption                                                              For now, your loan
                                                                         X will have an escrow account (also called an "impound" or
If you sell or transfer this property to another person, your lender
     will allow, under certain conditions, this person to assume this       "trust" account) to pay the property costs listed below.
     loan on the original terms.                                            Without an escrow account, you would pay them directly,
  X will not allow assumption of this loan on the original terms.           possibly in one or two large payments a year.

Demand Feature                                                          Escrow
Your loan                                                               Escrowed                  $5,289.00    Estimated total amount over
    has a demand feature, which permits your lender to require          Property Costs                         year 1 for your escrowed
    early repayment of the loan. You should review your note for        over Year 1                            property costs: Homeowner's
    details.                                                                                                   Insurance, Property Taxes
 X does not have a demand feature.
                                                                        Non-Escrowed                      $0   You may have other property
Late Payment                                                            Property Costs                         costs.
If your payment is more than 15 days late, your lender will charge      over Year 1
a late fee of 5% of the monthly principal and interest payment.         Initial Escrow            $1,322.25    A cushion for the escrow
Negative Amortization                                                   Payment                                account you pay at closing.
(Increase in Loan Amount) Under your loan terms, you                                                           See Section G on page 2.
     are scheduled to make monthly payments that do not pay all         Monthly Escrow              $440.75    The amount included in your
     of the interest due that month.                                    Payment                                total monthly payment.
     may have monthly payments that do not pay all of the interest
     due that month.
                                                                            will not have an escrow account because you declined it your
  X do not have a negative amortization feature.
                                                                            lender does not offer one. You must directly pay your
Partial Payments                                                            property costs, such as taxes and homeowner's insurance.
Your lender
  X may accept payments that are less than the full amount due          In the future,
      (partial payments) and apply them to your loan.                   Your property costs may change and, as a result, your escrow
      may hold them in a separate account until you pay the rest of     payment may change. You may be able to cancel your escrow
      the payment, and then apply the full payment to your loan.        account, but if you do, you must pay your property costs directly.
      does not accept any partial payments.
If this loan is sold, your new lender may have a different policy.
Security Interest
You are granting a security interest in
7715 Whippoorwill Road, Brentwood, TN 37027
You may lose this property if you do not make your payments or
satisfy other obligations for this loan.




CLOSING DISCLOSURE                                                                                   PAGE 4 OF 5 • LOAN ID # HFS30091177
`),
      page(`
 Loan Calculations                                                             Other Disclosures
Total of Payments.                                                            Appraisal
                                                            $623,664.63
Total you will have paid after you make all                                   If the property was appraised for your loan, your lender is required to
payments of principal, interest, mortgage                                     give you a copy at no additional cost at least 3 days before closing. If
insurance, and loan costs, as scheduled.                                      you have not yet received it, please contact your lender at the
                                                                              information listed below.
Finance Charge.
                                                            $357,161.63       Contract Details
The dollar amount the loan will cost you.
                                                                              See your note and security instrument for information about what
Amount Financed.                                                              happens if you fail to make your payments, what is a default on the
                                                            $261,604.88
The loan amount available after paying your                                   loan, situations in which your lender can require early repayment of
upfront finance charge.                                                       the loan, and the rules for making payments before they are due.
Annual Percentage Rate (APR).                                                 Liability after Foreclosure
                                                                6.876%
Your costs over the loan term expressed as a                                  If your lender forecloses on this property and the foreclosure does not
rate. This is not your interest rate.                                         cover the amount of unpaid balance on this loan, state law may
Total Interest Percentage (TIP).                                              protect you from liability for the unpaid balance.
                                                               133.72%
The total amount of interest that you will pay                                Refinance
over the loan term as a percentage of your loan                               Refinancing this loan will depend on your future financial situation, the
amount.                                                                       property value, and market conditions. You may not be able to
                                                                              refinance this loan.
                                                                              Tax Deductions
                                                                              If you borrow more than this property is worth, the interest on the loan
                                                                              amount above this property's fair market value is not deductible from
                                                                              your federal income taxes. You should consult a tax advisor for more
                                                                              information.



 Contact Information
                               Lender                                     Mortgage Broker                       Settlement Agent
Name                           Highfield Federal Savings                                                        Lakeland Title & Escrow
Address                        2100 Franklin Pike                                                               318 Church Street
                               Nashville, TN 37204                                                              Franklin, TN 37064
NMLS ID                        418226
License ID                                                                                                      TN 2207
Contact                        Priscilla Dunn                                                                   Howard Sims
Contact NMLS ID                1004518
Contact License ID                                                                                              TN 5531
Email                          pdunn@highfieldfs.example                                                        hsims@lakelandte.example
Phone                          615-555-0133                                                                     615-555-0170


 Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.




Applicant Signature                                  Date                    Co-Applicant Signature                                Date




CLOSING DISCLOSURE                                                                                           PAGE 5 OF 5 • LOAN ID # HFS30091177
`),
    ],
    says: {
      loanAmount: 265_000,
      interestRate: 6.75,
      apr: 6.876,
      term: 30,
      principalInterest: 1718.78,
      monthlyPayment: 2159.53,
      propertyTaxes: 318.25,
      homeInsurance: 122.5,
      closingCosts: 6609.82,
      cashToClose: -38_170.55,
      originationFee: 995,
      processingFee: 450,
      underwritingFee: 795,
      appraisalFee: 550,
      creditReport: 61,
      lenderTitle: 692,
      recordingFees: 87,
      prepaidInterest: 588.12,
      loanType: 'Conventional',
      program: 'Fixed Rate',
      floodCertification: 12,
      settlementFee: 475,
      lenderCredit: 0,
      form: 'Closing Disclosure',
    },
  },
];
