import { expect, test } from '@jest/globals';
import { isOffTopic } from './off-topic.ts';

test.each([
  'Owner may carry with 40% down at 8%, 5 year balloon.',
  '75% financing, 25% down minimum per the board.',
  'Not an offer of credit.',
  '2/1 rate buydown on select homes.',
  'Credit score min. 600.',
  '12 month lease, 650+ score or double deposit, income 3x.',
  'Self-guided tours daily.',
  'No smoking inside.',
  'Back on market at no fault of the seller.',
  "Buyer's last deal fell through.",
  'Survey 2016 on file.',
  'Field card shows 2,318 square feet.',
  'Floor area taken from the EPC.',
  'Mon-Sat 10-6, Sun 12-6.',
  'Monday to Friday 9am to 5pm.',
  'Photos are for illustrative purposes only.',
  'Price may not reflect lot premiums.',
  'Potential to extend (STPP).',
  'View more property details, sales history, and Zestimate data on Zillow.',
  'View 41 photos for this home.',
  'Search homes for sale in Lane County.',
  'Powered by real-time MLS.',
  'See all available apartments at The Quarry.',
  "A neighbor's 1,600 sq ft cabin is not included.",
  'Next door sold for 612 in April.',
  'Competing listing at 12 Lockman.',
  'Collegiate Peaks Land Co.',
  'Front Range Hearth Realty',
])('leaves "%s" out', (sentence) => {
  expect(isOffTopic(sentence)).toBe(true);
});

test.each([
  'View the valley from the deck, and find trails at the end of the road.',
  'Search no further: the kitchen has two ovens.',
  'Explore the wooded acre behind the barn.',
  'A 40% larger porch was added in 2019.',
  'The bread oven draws its own company on Sundays.',
  'Monday mornings begin in the sunroom.',
  'Owner built the barn himself.',
  'The plans of the original architect hang in the hall.',
  'New homes line the street, and this one was the first.',
  'The balcony faces Mount Hood Properties Park.',
  'Downstairs, 30 feet of windows face the lake.',
  'The den doubles as a fourth bedroom.',
])('keeps "%s"', (sentence) => {
  expect(isOffTopic(sentence)).toBe(false);
});
