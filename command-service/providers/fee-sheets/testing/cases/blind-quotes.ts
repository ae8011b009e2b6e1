import { sheet, type SheetCase } from './sheet-case.ts';

/** Quotes in tables, written by a person who has not seen the reader. */
export const blindQuotes: readonly SheetCase[] = [
  sheet(
    'a broker’s letter with four blocks side by side',
    `
                                         UNITED LAKES WHOLESALE MORTGAGE
                                             Powered by your broker:
                                     Ironwood Mortgage Brokers  NMLS 40021190

May 6, 2026

Hi Deshawn,

Great news! Here is your personalized quote for the home at 2218 Fairlane Drive. At 6.125% you are getting one of the best
prices on our sheet today.

  YOUR LOAN                                            YOUR MONTHLY PAYMENT
  Home price                      $570,000             Principal & interest            $2,770.70
  Down payment (20%)              $114,000             Property taxes                    $593.75
  Loan amount                     $456,000             Homeowners insurance              $148.00
  Program                Conventional Fixed            Mortgage insurance                  $0.00
  Term                          360 months             HOA                                $45.00
  Rate                              6.125%             Total                           $3,557.45
  APR                               6.256%

  WHAT IT COSTS                                        CASH TO CLOSE
  Discount points (0.875)        $3,990.00             Down payment                  $114,000.00
  Underwriting                   $1,399.00             Closing costs                  $10,012.00
  Appraisal                        $650.00             Prepaids & escrows              $5,211.40
  Credit report                    $112.00             Earnest money paid             -$6,000.00
  Title & settlement             $2,286.00             Seller credit                  -$5,500.00
  Recording                        $165.00             Cash to close                 $117,723.40
  Transfer tax                   $1,410.00
  Total closing costs           $10,012.00

This quote is not a commitment to lend. Rates change daily. Broker compensation of 2.000% is paid by the lender and is not a
cost to you.

Ask me anything,
Lena Ortiz, Ironwood Mortgage Brokers
`,
    {
      purchasePrice: 570_000,
      downPayment: 114_000,
      loanAmount: 456_000,
      program: 'Conventional Fixed',
      term: 30,
      interestRate: 6.125,
      apr: 6.256,
      principalInterest: 2770.7,
      propertyTaxes: 593.75,
      homeInsurance: 148,
      mortgageInsurance: 0,
      hoaDues: 45,
      monthlyPayment: 3557.45,
      discountPoints: 3990,
      underwritingFee: 1399,
      appraisalFee: 650,
      creditReport: 112,
      recordingFees: 165,
      transferTaxes: 1410,
      sellerCredit: 5500,
      earnestMoney: 6000,
      closingCosts: 10_012,
      cashToClose: 117_723.4,
    },
  ),
  sheet(
    'a credit union’s quote with each value below its label',
    `
RIVER BEND FEDERAL CREDIT UNION
Member Mortgage Quote                                                        Quote # 88-20417

Member
ELEANOR STACK

Property
19 Mill Pond Ln

Purchase price
$268,750.00

Amount financed by your mortgage
$215,000.00

Note rate
5.875%

Annual percentage rate
6.028%

Number of payments
180

Principal and interest, each month
$1,799.80

County taxes, each month
$268.40

Homeowners policy, each month
$96.25

Payment including escrow
$2,164.45

Credit union origination fee
$995.00

Appraisal
$475.00

Title company closing fee
$400.00

Lender's title policy
$612.00

Recording
$140.00

Total of fees above
$2,622.00

Federally insured by NCUA. Equal Housing Opportunity. Membership share of $5.00 required.
`,
    {
      purchasePrice: 268_750,
      loanAmount: 215_000,
      term: 15,
      interestRate: 5.875,
      apr: 6.028,
      principalInterest: 1799.8,
      propertyTaxes: 268.4,
      homeInsurance: 96.25,
      monthlyPayment: 2164.45,
      originationFee: 995,
      appraisalFee: 475,
      lenderTitle: 612,
      settlementFee: 400,
      recordingFees: 140,
      closingCosts: 2622,
    },
  ),
  sheet(
    'a quote in Spanish is refused',
    `
HOGAR FÁCIL PRÉSTAMOS                                     Cotización de préstamo hipotecario
Asesora: Maribel Fuentes  NMLS 1177042                    Fecha: 12 de mayo de 2026

Estimado Sr. Rubén Castañeda:

Gracias por su interés. Estos son los números para la casa de la calle Magnolia.

   Precio de compra ...................................  $300,000.00
   Enganche (3.5%) ....................................   $10,500.00
   Préstamo base ......................................  $289,500.00
   Prima inicial de seguro FHA (1.75%), financiada ....    $5,066.00
   Monto total del préstamo ...........................  $294,566.00
   Tasa de interés ....................................       6.375 %
   Plazo ..............................................      30 años
   Tipo de préstamo ...................................   FHA, tasa fija

Pago mensual
   Capital e intereses ................................    $1,837.71
   Seguro hipotecario (MIP) ...........................      $132.69
   Impuestos de la propiedad ..........................      $375.00
   Seguro de vivienda .................................      $140.00
   Pago mensual total .................................    $2,485.40

Gastos de cierre
   Cargo de originación ...............................    $1,450.00
   Avalúo .............................................      $600.00
   Informe de crédito .................................       $85.00
   Título y escritura .................................    $2,140.00
   Registro ...........................................      $120.00
   Total de gastos de cierre ..........................    $4,395.00

Depósito entregado (arras) ............................    $3,000.00
Crédito del vendedor ..................................    $5,000.00

Esta cotización no es un compromiso de préstamo.
`,
    {},
  ),
];
