import { sheet, type SheetCase } from './sheet-case.ts';

/** Figures of another loan, of somebody else, and ranges. */
export const otherFigures: readonly SheetCase[] = [
  sheet(
    'reserves and savings',
    `
Loan Amount              $300,000
Interest Rate            6.250%
Reserves (6 months)      $14,400
Monthly savings          $210
Cash reserves required   $14,400
Payment shock            112%
Cash to Close            See page 2`,
    { loanAmount: 300000, interestRate: 6.25, cashToClose: null },
  ),
  sheet(
    'old loan',
    `
Current loan amount      $210,000
Current rate             7.125%
Current payment          $1,620
New loan amount          $205,000
New rate                 6.000%
New payment (P&I)        $1,229.08`,
    { loanAmount: 205000, interestRate: 6, principalInterest: 1229.08 },
  ),
  sheet(
    'two rates',
    `
30 Year Fixed
Loan Amount  $300,000
Rate         6.250% (with 1 point)
Rate         6.625% (no points)
APR          6.45%`,
    { loanAmount: 300000, program: '30 Year Fixed', term: 30, interestRate: null, apr: 6.45 },
  ),
  sheet(
    'annual taxes',
    `
Annual property taxes    $5,400
Annual homeowners insurance $1,560
Loan amount              $300,000
P&I                      $1,847.15
Total payment            $2,427.15`,
    {
      loanAmount: 300000,
      principalInterest: 1847.15,
      propertyTaxes: 5400,
      homeInsurance: 1560,
      monthlyPayment: 2427.15,
    },
  ),
  sheet(
    'seller net',
    `
SELLER NET SHEET
Sales price              $450,000
Payoff of first mortgage $210,000
Closing costs            $8,200
Estimated net to seller  $204,800`,
    { purchasePrice: 450000, closingCosts: 8200 },
  ),
  sheet(
    'hoa yearly in sum',
    `
P&I                      $2,000.00
Property taxes           $300.00
Homeowners insurance     $100.00
HOA dues                 $600.00 per quarter
Total monthly payment    $2,600.00`,
    { principalInterest: 2000, propertyTaxes: 300, homeInsurance: 100, hoaDues: 600, monthlyPayment: 2600 },
  ),
  sheet(
    'mail negated',
    `
Hi Bo, if rates fall to 5.5% your payment would be $1,703.37, but today the rate is 6.250% and the payment would be $1,847.15.
The loan amount is $300,000. You don't need a down payment of 20%.`,
    { loanAmount: 300000, interestRate: 6.25, monthlyPayment: null },
  ),
  sheet(
    'ranges',
    `
Loan amount      $300,000 - $320,000
Rate             6.0% - 6.5%
Closing costs    $8,000 to $10,000`,
    { loanAmount: null, interestRate: null, closingCosts: null },
  ),
  sheet(
    'approx plus',
    `
Purchase price up to $400,000
Down payment at least 5%
Loan amount: $380,000 max`,
    { loanAmount: null },
  ),
  sheet(
    'lender paid',
    `
Origination fee           $3,000   Lender paid
Appraisal                 $600     Paid by seller
Title insurance           $1,200   Seller
Credit report             $50`,
    { creditReport: 50 },
  ),
];
