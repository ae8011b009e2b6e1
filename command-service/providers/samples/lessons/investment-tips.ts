import type { Lesson } from './lesson.ts';

export const investmentTips: readonly Lesson[] = [
  {
    slug: 'monthly-payment',
    title: 'What is inside a mortgage payment',
    description:
      'Principal, interest, taxes, insurance, and sometimes mortgage insurance: what each part pays for, and which of them change over the years.',
    category: 'investment_tips',
    tags: ['financing', 'mortgage', 'buyers', 'budget'],
    presenterId: 'ruth',
    chapters: [
      {
        title: 'Principal and interest',
        text: 'A mortgage payment looks like one number, but it has parts. The first two are principal and interest. Principal pays back what was borrowed. Interest is the price of borrowing it. With a fixed rate, the two together stay the same every month, while their shares change: in the beginning most of the payment is interest, and near the end most of it is principal.',
        points: ['Principal pays back the loan', 'Interest is its price', 'Their shares change over the years'],
        bars: [
          { label: 'First year: interest', value: 80, shown: 'most of it' },
          { label: 'Last year: interest', value: 4, shown: 'almost none' },
        ],
      },
      {
        title: 'Taxes and insurance',
        text: 'The next two parts are property taxes and homeowners insurance. Many lenders collect a twelfth of both every month, keep it in an escrow account, and pay the bills when they are due. These parts are not fixed. Taxes are reassessed and premiums change, so the payment can rise even though the interest rate did not. Plan some room for that.',
        points: ['Collected monthly, kept in escrow', 'Both change over the years', 'Plan some room'],
      },
      {
        title: 'Mortgage insurance',
        text: 'With a small down payment there is often a fifth part: mortgage insurance. It protects the lender, not you, in case the loan is not repaid. Depending on the kind of loan it can end once enough of the loan has been paid back. Ask your lender three things: what it costs each month, when it can end, and whether that happens by itself or only if you ask.',
        points: ['With a small down payment', 'It protects the lender', 'Ask when and how it ends'],
      },
      {
        title: 'The number to compare',
        text: 'So when you compare two offers, compare the whole payment, and not only the rate. Then add what no lender collects: utilities, repairs, and the dues of an owners’ association if there is one. A home is affordable when the whole number fits into your month, with something left for the day on which the water heater stops. Your lender can explain every line of it.',
        points: ['Compare the whole payment', 'Add utilities, repairs and dues', 'Leave something for surprises'],
      },
    ],
  },
  {
    slug: 'rent-and-return',
    title: 'Cap rate and cash flow in plain words',
    description:
      'Two figures for a rental property, computed on one small example: what the property earns, and what is left after the loan.',
    category: 'investment_tips',
    tags: ['rental', 'cap rate', 'cash flow', 'investors'],
    presenterId: 'daniel',
    chapters: [
      {
        title: 'Income that stays',
        text: 'Let us look at a rental property with two figures. Begin with the rent of a year, say twenty-four thousand dollars. Take off the months without a tenant. Then take off what the building costs, whether or not there is a loan: taxes, insurance, repairs, management. If nine thousand go that way, fifteen thousand are left. That is called net operating income.',
        points: ['Rent of a year', 'minus vacancy and running costs', 'is the net operating income'],
        bars: [
          { label: 'Rent', value: 24, shown: '$24,000' },
          { label: 'Costs', value: 9, shown: '$9,000' },
          { label: 'Net income', value: 15, shown: '$15,000' },
        ],
      },
      {
        title: 'The cap rate',
        text: 'Divide the net operating income by the price, and you have the cap rate. Fifteen thousand out of a price of two hundred fifty thousand is six percent. The cap rate ignores loans on purpose, so that you can compare two buildings and not two borrowers. A higher rate is not simply better: it often comes with more risk, more work, or a weaker location.',
        points: ['Net income divided by price', '$15,000 of $250,000 is 6 %', 'Higher often means more risk'],
      },
      {
        title: 'Cash flow',
        text: 'The second figure is cash flow: what is left in your account after the loan has been paid, too. If the payments of the year come to twelve thousand, three thousand are left. The same building can have a good cap rate and a negative cash flow, if it was bought with a large loan. Then the owner adds money every month and hopes for the future.',
        points: ['Net income minus loan payments', '$15,000 minus $12,000 is $3,000', 'It can be negative'],
      },
      {
        title: 'Where people go wrong',
        text: 'Most mistakes are made in the costs. People forget vacant months, and they forget the roof that lasts twenty years and then costs a year of rent. Put aside a share of the rent for such things from the first month. Use the rents and the bills of the last years, not a hope. And ask a tax professional what your own case looks like.',
        points: [
          'Forgotten: vacancy and big repairs',
          'Use real rents and real bills',
          'Taxes differ: ask a professional',
        ],
      },
    ],
  },
  {
    slug: 'fixed-or-adjustable',
    title: 'Fixed or adjustable: how the two rates differ',
    description:
      'What stays the same, what can change and when, and four questions that make two loan offers comparable.',
    category: 'investment_tips',
    tags: ['financing', 'interest rate', 'loans', 'buyers'],
    presenterId: 'maya',
    chapters: [
      {
        title: 'The fixed rate',
        text: 'A fixed rate is the simple one. The rate that is agreed at the beginning stays the same until the loan is repaid. You know today what principal and interest will cost in year one and in year thirty. That certainty has a price: at the start a fixed rate is often higher than an adjustable one, because the lender carries the risk that rates rise.',
        points: ['The rate never changes', 'You know every payment today', 'Certainty has its price'],
      },
      {
        title: 'The adjustable rate',
        text: 'An adjustable rate begins with a fixed time, often five, seven or ten years. After that it changes in regular steps. It follows a published index, and the lender adds a margin that stays the same. If the index rises, so does your payment, and if it falls, the payment falls. In the first years you often pay less, and later you carry the risk.',
        points: ['Fixed for the first years', 'Then an index plus a margin', 'The risk is yours'],
      },
      {
        title: 'Caps',
        text: 'How far can it go? Adjustable loans have caps. One limits the first change, one limits each later change, and one limits the whole life of the loan. Ask for the highest payment that the caps allow, in dollars. If you could live with that payment, the loan is a choice. If you could not, then it is a bet on the future of interest rates.',
        points: ['First change, later changes, lifetime', 'Ask for the highest payment', 'In dollars, not in percent'],
        bars: [
          { label: 'Payment today', value: 58, shown: 'today' },
          { label: 'Highest payment', value: 96, shown: 'by the caps' },
        ],
      },
      {
        title: 'Four questions',
        text: 'So ask four questions about every offer. How long is the rate fixed? What is the highest payment afterwards? What does it cost to repay early? And how long do I expect to keep this home? Nobody knows the rates of the future, also not the people who say so. But you know your own plans, and a lender can put both loans side by side.',
        points: ['How long fixed? How high then?', 'What does repaying early cost?', 'How long will I stay?'],
      },
    ],
  },
];
