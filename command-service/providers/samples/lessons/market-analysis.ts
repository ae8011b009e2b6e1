import type { Lesson } from './lesson.ts';

export const marketAnalysis: readonly Lesson[] = [
  {
    slug: 'comparable-sales',
    title: 'How to choose comparable sales',
    description:
      'A price opinion is only as good as the homes it is compared with. How to choose them, adjust for differences, and show your reasons.',
    category: 'market_analysis',
    tags: ['comparables', 'valuation', 'CMA', 'agents'],
    presenterId: 'clara',
    chapters: [
      {
        title: 'Near, recent, similar',
        text: 'What is a home worth? The best answer comes from homes like it that were sold. Three words guide the choice: near, recent and similar. Near means the same neighborhood, or one that buyers would accept instead. Recent means the last few months. Similar means type, size, age and condition. A sale on the next street last month tells more than ten across town.',
        points: ['Near: the same neighborhood', 'Recent: the last few months', 'Similar: type, size, age, condition'],
      },
      {
        title: 'Sold, not listed',
        text: 'Use sales, not listings. A listing is a wish, and a closing is a fact. Homes under contract show where the market is going, but their price is not known yet. Homes that were withdrawn without a sale are useful as well: they mark the price that nobody was willing to pay. Together they draw a line between too much and just right.',
        points: ['Listed: a wish', 'Sold: a fact', 'Withdrawn: the price nobody paid'],
        bars: [
          { label: 'Withdrawn', value: 100, shown: '$525,000' },
          { label: 'Listed', value: 95, shown: '$499,000' },
          { label: 'Sold', value: 91, shown: '$478,000' },
        ],
      },
      {
        title: 'Adjust the differences',
        text: 'No two homes are the same, so adjust. Always change the comparable and not your own home. If the comparable has a garage and yours has none, take the value of a garage off its price. Take that value from local sales and not from the cost of building. When one comparable needs many large adjustments, it is not comparable. Choose another one.',
        points: [
          'Adjust the comparable, not the home',
          'Values from sales, not from costs',
          'Too many adjustments: choose another',
        ],
      },
      {
        title: 'Show your reasons',
        text: 'In the end give a range and not a single number, and show how you got there. Which homes did you choose, which did you leave out, and why? A seller who sees the reasons can follow you, also to a number that is lower than hoped. And write down the date. The same question will have another answer in half a year.',
        points: ['A range, not one number', 'What you left out, and why', 'Write down the date'],
      },
    ],
  },
  {
    slug: 'purchase-contract',
    title: 'What a purchase contract settles',
    description:
      'Price, deposit, conditions, dates and what stays in the house: the parts that most purchase contracts have, in the order in which they are used.',
    category: 'market_analysis',
    tags: ['contracts', 'buyers', 'sellers', 'closing'],
    presenterId: 'ruth',
    chapters: [
      {
        title: 'Who, what, how much',
        text: 'A purchase contract looks long, but most contracts settle the same few things. First: who sells to whom, which property, and for how much. The property is described precisely, not only by its street address. Then comes the deposit, often called earnest money. It shows that the buyer is serious, it is held by a neutral party, and it counts toward the price at closing.',
        points: ['Parties, property and price', 'Earnest money shows intent', 'A neutral party holds it'],
      },
      {
        title: 'Conditions',
        text: 'Next come the conditions, also called contingencies. Common ones are financing, inspection and appraisal. Each says: if this does not work out by a certain date, the buyer may step back or renegotiate, in the way that the contract describes. Conditions protect the buyer, and an offer with fewer of them is more attractive to a seller. To give one up is to take on its risk.',
        points: ['Financing, inspection, appraisal', 'Each has a date', 'Giving one up means taking its risk'],
      },
      {
        title: 'Dates',
        text: 'Then there are the dates, and they matter more than most people think. When must the inspection be done? By when must the loan be approved? When is the closing, and who may move in when? Put every date into a calendar on the day of the signature, with a reminder a few days earlier. A right that is not used in time can be lost.',
        points: ['Inspection, loan, closing, keys', 'All into one calendar', 'A missed date can cost a right'],
        bars: [
          { label: 'Inspection', value: 25, shown: 'first weeks' },
          { label: 'Loan approval', value: 60, shown: 'then' },
          { label: 'Closing', value: 100, shown: 'last' },
        ],
      },
      {
        title: 'What stays',
        text: 'And finally: what stays in the house? Things that are built in usually belong to it, things that stand free usually do not, and the argument is always about the refrigerator. Write it down. Contracts and customs differ from state to state, so use the forms of your area, and ask an attorney or your broker before you sign what you do not understand.',
        points: ['Built in usually stays', 'Write down the rest', 'Ask before you sign'],
      },
    ],
  },
  {
    slug: 'low-appraisal',
    title: 'When the appraisal is lower than the price',
    description:
      'A low appraisal is a gap between two opinions. Where it comes from, the four ways to close it, and how to prepare for the next one.',
    category: 'market_analysis',
    tags: ['appraisal', 'financing', 'negotiation', 'closing'],
    presenterId: 'omar',
    chapters: [
      {
        title: 'Why it matters',
        text: 'A buyer and a seller agree on four hundred twenty thousand dollars. Then the lender’s appraiser says four hundred thousand. The lender lends a share of the lower number, and so there is a gap of twenty thousand that the loan does not cover. That does not mean that someone has cheated. It means that two opinions of the same home differ.',
        points: ['The lender uses the lower number', 'The gap is not covered by the loan', 'Two opinions of one home'],
        bars: [
          { label: 'Contract price', value: 420, shown: '$420,000' },
          { label: 'Appraisal', value: 400, shown: '$400,000' },
        ],
      },
      {
        title: 'Where it comes from',
        text: 'Where does it come from? Often prices have moved faster than the recorded sales that an appraiser works with. Sometimes several buyers have bid one home up beyond its neighbors. And sometimes the report has a plain mistake: a wrong size, a missing bathroom, a comparable from the other side of the highway. So the first step is to read the report, line by line.',
        points: ['Sales lag behind the market', 'A bidding contest', 'A mistake in the report'],
      },
      {
        title: 'Four ways to close it',
        text: 'There are four usual ways to close the gap. The seller lowers the price. The buyer pays the difference in cash. They meet somewhere between. Or the lender is asked to have the value looked at again, with facts: better comparables, or proof of a mistake. If none of these works, the contract says what happens next, and that is why the appraisal condition is there.',
        points: ['Lower price, or more cash', 'Meet between', 'Ask for another look, with facts'],
      },
      {
        title: 'Prepare for it',
        text: 'You can prepare for an appraisal. Give the appraiser a short list of the improvements with their dates and costs, and the comparable sales that you found, including the ones under contract. Be polite and be brief, for the opinion has to be independent. And before you offer far above the asking price, know how much of a gap you could pay yourself.',
        points: ['A list of improvements', 'Your comparables, briefly', 'Know how large a gap you can pay'],
      },
    ],
  },
];
