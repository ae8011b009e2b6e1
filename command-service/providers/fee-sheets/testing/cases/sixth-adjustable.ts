import { page, type SheetCase } from './sheet-case.ts';

/** A Loan Estimate of an adjustable loan by the sixth writer, copied without its columns. */
export const sixthAdjustable: readonly SheetCase[] = [
  {
    name: 'Loan Estimate, adjustable jumbo loan without escrow, copied without its columns',
    pages: [
      page(`
Pacific Meridian Bank, N.A.
500 Harbor Street • San Diego, CA 92101
Save this Loan Estimate to compare with your Closing Disclosure.
Loan Estimate
DATE ISSUED 10/6/2025
APPLICANTS Anil and Sushma Krishnaswamy
2218 Juniper Terrace #4
San Diego, CA 92104
PROPERTY 13347 Carriage Heights Way
Poway, CA 92064
SALE PRICE $785,000
LOAN TERM 30 years
PURPOSE Purchase
PRODUCT 7/6mo. Adjustable Rate
LOAN TYPE ☒ Conventional ☐ FHA ☐ VA ☐ _____________
LOAN ID # 0094418820
RATE LOCK ☐ NO ☒ YES, until 11/20/2025 at 5:00 p.m. PST
Before closing, your interest rate, points, and lender credits can
change unless you lock the interest rate. All other estimated
closing costs expire on 10/21/2025 at 5:00 p.m. PDT
Loan Terms Can this amount increase after closing?
Loan Amount $588,750 NO
Interest Rate 6.125% YES • Adjusts every 6 months starting in year 8
• Can go as high as 11.125% in year 8
• See AIR Table on page 2 for details
Monthly Principal & Interest $3,577.31 YES • Adjusts every 6 months starting in year 8
• Can go as high as $5,320 in year 8
See Projected Payments below for your
Estimated Total Monthly Payment
Does the loan have these features?
Prepayment Penalty NO
Balloon Payment NO
Projected Payments
Payment Calculation Years 1-7 Year 8 Years 9-30
Principal & Interest $3,577.31 $2,588 min
$5,320 max
$2,588 min
$5,320 max
Mortgage Insurance + — + — + —
Estimated Escrow + — + — + —
Amount can increase over time
Estimated Total
Monthly Payment
$3,577 $2,588-$5,320 $2,588-$5,320
Estimated Taxes, Insurance
& Assessments
Amount can increase over time
$1,036
a month
This estimate includes In escrow?
☒ Property Taxes NO
☒ Homeowner's Insurance NO
☒ Other: Homeowner's Association Dues NO
See Section G on page 2 for escrowed property costs. You must pay for other
property costs separately.
Costs at Closing
Estimated Closing Costs $12,922 Includes $7,149 in Loan Costs + $5,773 in Other Costs – $0
in Lender Credits. See page 2 for details.
Estimated Cash to Close $189,172 Includes Closing Costs. See Calculating Cash to Close on page 2 for details.
Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.
LOAN ESTIMATE PAGE 1 OF 3 • LOAN ID # 0094418820
`),
      page(`
Closing Cost Details
Loan Costs
A. Origination Charges $2,967
.25 % of Loan Amount (Points) $1,472
Application Fee $395
Underwriting Fee $1,100
B. Services You Cannot Shop For $1,247
Appraisal Fee $850
Appraisal Review Fee $150
Credit Report Fee $138
Flood Determination Fee $17
Tax Status Research Fee $92
C. Services You Can Shop For $2,935
Title – Lender's Title Policy $1,465
Title – Settlement Agent Fee $1,250
Title – Notary Fee $175
Title – Wire Fee $45
D. TOTAL LOAN COSTS (A + B + C) $7,149
Other Costs
E. Taxes and Other Government Fees $1,059
Recording Fees and Other Taxes $195
Transfer Taxes $864
F. Prepaids $2,477
Homeowner's Insurance Premium ( 12 months) $1,884
Mortgage Insurance Premium ( months)
Prepaid Interest ( $98.80 per day for 6 days @ 6.125%) $593
Property Taxes ( months)
G. Initial Escrow Payment at Closing $0
Homeowner's Insurance per month for mo.
Mortgage Insurance per month for mo.
Property Taxes per month for mo.
H. Other $2,237
HOA Transfer Fee $325
Title – Owner's Title Policy (optional) $1,912
I. TOTAL OTHER COSTS (E + F + G + H) $5,773
J. TOTAL CLOSING COSTS $12,922
D + I $12,922
Lender Credits
Calculating Cash to Close
Total Closing Costs (J) $12,922
Closing Costs Financed (Paid from your Loan Amount) $0
Down Payment/Funds from Borrower $196,250
Deposit – $20,000
Funds for Borrower $0
Seller Credits $0
Adjustments and Other Credits $0
Estimated Cash to Close $189,172
Adjustable Interest Rate (AIR) Table
Index + Margin 30-day Avg SOFR + 2.75%
Initial Interest Rate 6.125%
Minimum/Maximum Interest Rate 2.75%/11.125%
Change Frequency
First Change Beginning of 85th month
Subsequent Changes Every 6 months after first change
Limits on Interest Rate Changes
First Change 5%
Subsequent Changes 1%
LOAN ESTIMATE PAGE 2 OF 3 • LOAN ID # 0094418820
`),
      page(`
Additional Information About This Loan
LENDER Pacific Meridian Bank, N.A. MORTGAGE BROKER
NMLS/__ LICENSE ID 448026 NMLS/__ LICENSE ID
LOAN OFFICER Grant Oyelaran LOAN OFFICER
NMLS/__ LICENSE ID 902551 NMLS/__ LICENSE ID
EMAIL goyelaran@pacmeridian.example EMAIL
PHONE 619-555-0190 PHONE
Comparisons Use these measures to compare this loan with other loans.
In 5 Years $221,788 Total you will have paid in principal, interest, mortgage insurance, and loan costs.
$40,053 Principal you will have paid off.
Annual Percentage Rate (APR) 6.661% Your costs over the loan term expressed as a rate. This is not your interest rate.
Total Interest Percentage (TIP) 133.054% The total amount of interest that you will pay over the loan term as a
percentage of your loan amount.
Other Considerations
Appraisal We may order an appraisal to determine the property's value and charge you for this
appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
You can pay for an additional appraisal for your own use at your own cost.
Assumption If you sell or transfer this property to another person, we
☐ will allow, under certain conditions, this person to assume this loan on the original terms.
☒ will not allow assumption of this loan on the original terms.
Homeowner's
Insurance
This loan requires homeowner's insurance on the property, which you may obtain from a
company of your choice that we find acceptable.
Late Payment If your payment is more than 15 days late, we will charge a late fee of 5% of the
monthly principal and interest payment.
Refinance Refinancing this loan will depend on your future financial situation, the property value, and
market conditions. You may not be able to refinance this loan.
Servicing We intend
☐ to service your loan. If so, you will make your payments to us.
☒ to transfer servicing of your loan.
Confirm Receipt
By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or
received this form.
Applicant Signature Date Co-Applicant Signature Date
LOAN ESTIMATE PAGE 3 OF 3 • LOAN ID # 0094418820
`),
    ],
    says: {
      purchasePrice: 785_000,
      downPayment: 196_250,
      loanAmount: 588_750,
      interestRate: 6.125,
      apr: 6.661,
      term: 30,
      principalInterest: 3577.31,
      monthlyPayment: 3577,
      homeInsurance: 1884,
      closingCosts: 12_922,
      cashToClose: 189_172,
      discountPoints: 1472,
      underwritingFee: 1100,
      appraisalFee: 850,
      creditReport: 138,
      lenderTitle: 1465,
      ownerTitle: 1912,
      recordingFees: 195,
      transferTaxes: 864,
      prepaidInterest: 593,
      lenderCredit: null,
      sellerCredit: 0,
      earnestMoney: 20_000,
      loanType: 'Conventional',
      rateLock: 'locked until 11/20/2025',
      rateCap: 11.125,
      paymentCap: 5320,
      originationFee: 2967,
      applicationFee: 395,
      floodCertification: 17,
      settlementFee: 1250,
      form: 'Loan Estimate',
    },
  },
];
