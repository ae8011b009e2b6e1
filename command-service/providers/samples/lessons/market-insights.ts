import type { Lesson } from './lesson.ts';

export const marketInsights: readonly Lesson[] = [
  {
    slug: 'three-numbers',
    title: 'Read a market in three numbers',
    description:
      'Months of supply, days on market and price reductions: what each one counts, and what the three say together about who has the time to wait.',
    category: 'market_insights',
    tags: ['inventory', 'days on market', 'pricing', 'sellers'],
    presenterId: 'daniel',
    chapters: [
      {
        title: 'Months of supply',
        text: 'You can read almost any market in three numbers. The first is months of supply. Take the homes for sale today, and divide them by the homes sold in an average month. If sixty homes are listed and twenty sell each month, there are three months of supply. A small number means that buyers compete. A large number means that sellers do.',
        points: ['Homes for sale today', 'divided by homes sold a month', 'Small: buyers compete. Large: sellers do.'],
      },
      {
        title: 'Days on market',
        text: 'The second number is days on market: how long a typical home waits from its listing to a signed contract. Use the median, not the average, because one home that waits a year distorts an average. Watch the direction more than the level. When the median grows month after month, buyers are taking their time, and a high asking price is answered with silence.',
        points: ['From listing to signed contract', 'Use the median, not the average', 'The direction matters most'],
        bars: [
          { label: 'Spring', value: 18, shown: '18 days' },
          { label: 'Summer', value: 26, shown: '26 days' },
          { label: 'Fall', value: 41, shown: '41 days' },
        ],
      },
      {
        title: 'Price reductions',
        text: 'The third number is the share of listings whose price was reduced. It moves before sale prices do, because a reduction is what a seller does after the market has said no. A rising share tells you that last season’s prices are being tested and are not holding. A falling share tells you that sellers are asking what buyers will pay.',
        points: [
          'Share of listings with a reduction',
          'Moves before sale prices move',
          'Rising: old prices do not hold',
        ],
      },
      {
        title: 'All three together',
        text: 'Now put the three together. Low supply, short waits and few reductions: prepare your best offer early. High supply, long waits and many reductions: there is time to compare and to negotiate. When the three disagree, look closer, at one neighborhood and one price range. Every market is local, and the numbers of a whole city can hide two very different streets.',
        points: ['Agree: you know who can wait', 'Disagree: look closer', 'One neighborhood, one price range'],
      },
    ],
  },
  {
    slug: 'asking-and-sale-price',
    title: 'Asking price, sale price, and the gap between',
    description:
      'The ratio of sale price to asking price is short to compute and easy to misread. How to use it, and the two traps in it.',
    category: 'market_insights',
    tags: ['pricing', 'negotiation', 'listing price'],
    presenterId: 'clara',
    chapters: [
      {
        title: 'Two prices, one ratio',
        text: 'A listing carries an asking price. A closing carries a sale price. Divide the sale price by the asking price, and you get one of the most useful ratios in real estate. A home listed at four hundred thousand dollars that sells for three hundred ninety thousand has a ratio of ninety-seven and a half percent. The seller gave up two and a half percent on the way.',
        points: [
          'Sale price divided by asking price',
          '$390,000 of $400,000 is 97.5 %',
          'Above 100 %: buyers bid over asking',
        ],
        bars: [
          { label: 'Asking price', value: 400, shown: '$400,000' },
          { label: 'Sale price', value: 390, shown: '$390,000' },
        ],
      },
      {
        title: 'The first trap',
        text: 'Here is the first trap. Many reports compare the sale price with the last asking price. If a home was listed at four hundred fifty thousand, was reduced twice, and sold at its final price, that report shows one hundred percent, as if nothing had been given up. Always ask for the original price as well. The distance from the first price tells the real story.',
        points: [
          'Last asking price or first one?',
          'Two reductions can hide behind 100 %',
          'Ask for the original price',
        ],
      },
      {
        title: 'The second trap',
        text: 'The second trap is the strategy behind the price. In some places homes are listed low on purpose, to invite several offers. In others they are listed high, to leave room for negotiation. The same ratio means different things in both. So compare a home with others that were listed in the same way, in the same area, in the same months.',
        points: ['Listed low to invite offers', 'Listed high to leave room', 'Compare like with like'],
      },
      {
        title: 'What to do with it',
        text: 'For sellers, the ratio answers one question: how far from the first price do homes like mine end? A realistic first price usually costs less than a reduction later, because the first weeks bring the most visitors. For buyers, it shows how much room there has been. It is a guide from the past, not a promise. Each home still finds its own price.',
        points: ['Sellers: the first weeks count most', 'Buyers: how much room there was', 'A guide, not a promise'],
      },
    ],
  },
  {
    slug: 'seasons',
    title: 'Why the season matters, and how much',
    description:
      'Listings, visitors and sales rise and fall with the year. Compare a month with the same month a year before, and you see what really changed.',
    category: 'market_insights',
    tags: ['seasonality', 'statistics', 'timing'],
    presenterId: 'amara',
    chapters: [
      {
        title: 'The year has a shape',
        text: 'Real estate has seasons. In most places more homes are listed in spring, more families move in summer, and the market is quieter around the winter holidays. School years, weather and daylight all play a part. So a headline that says sales fell in December may only say that it was December. The shape of the year comes back, year after year.',
        points: ['Spring: most new listings', 'Summer: most moves', 'Winter: fewer visitors, fewer rivals'],
        bars: [
          { label: 'Spring', value: 34, shown: 'most listings' },
          { label: 'Summer', value: 30, shown: 'many' },
          { label: 'Fall', value: 22, shown: 'fewer' },
          { label: 'Winter', value: 14, shown: 'fewest' },
        ],
      },
      {
        title: 'Compare with last year',
        text: 'There is a simple way around it. Compare a month with the same month of the year before, never with the month before it. This April against last April takes the season out, and leaves what really changed. If you see a figure that is called seasonally adjusted, someone has already done that work, and the month before is a fair comparison again.',
        points: ['This April against last April', 'Not against March', '“Seasonally adjusted”: already done'],
      },
      {
        title: 'Small numbers jump',
        text: 'Be careful with small areas. If five homes sold in your neighborhood last June and seven this June, that is forty percent more, and it means almost nothing. Two sales are chance. Add up three months, or twelve, before you speak of a trend. The fewer the sales, the longer you should look back, and the wider the area you should compare.',
        points: ['5 sales, then 7: chance, not a trend', 'Add up 3 or 12 months', 'Few sales: look back longer'],
      },
      {
        title: 'Choosing a month',
        text: 'Does that mean that you should wait for spring? Not always. In the busy season there are more buyers, and also more homes that compete with yours. In the quiet season there are fewer visitors, but the ones who come are often serious. The best month is mostly the one in which the home is ready and its owner is, too.',
        points: [
          'Busy: more buyers and more rivals',
          'Quiet: fewer, more serious visitors',
          'Ready is better than early',
        ],
      },
    ],
  },
];
