import { page, typed } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

const h1 = '<h1>12 Elm St, Austin, TX 78704</h1>';
const address = '12 Elm St, Austin, TX 78704';

/** Pages that test the choice of the price among amounts, its currency and its period. */
export const priceCases: readonly ReadingCase[] = [
  page('price per area above the price', `${h1}<div>Price/sqft: $243</div><div>Price: $450,000</div>`, {
    address,
    price: '450000 USD',
  }),
  page('price on request with a price per area', `${h1}<p>Price on request ($325/sqft)</p><p>5 beds</p>`, {
    address,
    price: 'open',
    beds: 5,
  }),
  page('a reduction told in a line', `${h1}<p>Reduced from $475,000 to $450,000</p><p>3 bd 2 ba</p>`, {
    address,
    price: '450000 USD',
    beds: 3,
    baths: 2,
  }),
  page(
    'old price struck by a class',
    `${h1}<div class="price"><span class="old-price">$1,275,000</span> <span>$1,149,000</span></div>`,
    { address, price: '1149000 USD' },
  ),
  page(
    'old price struck by a style',
    `${h1}<p><span style="text-decoration: line-through">$1,275,000</span></p><p>$1,149,000</p>`,
    { address, price: '1149000 USD' },
  ),
  page('price cut beside the price', `${h1}<p>$529,000</p><p>Price cut: $21,000 (3/4)</p><p>3 beds</p>`, {
    address,
    price: '529000 USD',
    beds: 3,
  }),
  page(
    'payment between price and rooms',
    `${h1}<div>$412,000</div><div>Est. payment</div><div>$2,614/mo</div><div>4 bd</div>`,
    { address, price: '412000 USD', beds: 4 },
  ),
  page(
    'payment without a label word',
    `${h1}<div>$412,000</div><div>Est. $2,614/mo</div><div>Get pre-qualified</div>`,
    { address, price: '412000 USD' },
  ),
  page(
    'taxes in a table',
    `${h1}<p>$639,000</p><table><tr><td>Taxes</td><td>$18,402</td></tr><tr><td>HOA dues</td><td>$14,500</td></tr></table>`,
    { address, price: '639000 USD' },
  ),
  page(
    'price history as a table',
    `${h1}<p>$639,000</p><h2>Price history</h2><table><tr><th>Date</th><th>Event</th><th>Price</th></tr><tr><td>3/1/2026</td><td>Listed for sale</td><td>$659,000</td></tr><tr><td>5/6/2019</td><td>Sold</td><td>$410,000</td></tr></table>`,
    { address, price: '639000 USD' },
  ),
  page(
    'price history without a heading element',
    `${h1}<p>$639,000</p><div>Price history</div><div>3/1/2026</div><div>Listed for sale</div><div>$659,000</div>`,
    { address, price: '639000 USD' },
  ),
  page('two headline prices that differ', `${h1}<p>$639,000</p><p>3 beds</p><p>$649,000</p>`, {
    address,
    price: 'open',
    beds: 3,
  }),
  page(
    'deposit and application fee of a rental',
    `${h1}<p>$2,150/mo</p><p>2 beds 1 bath</p><p>Security deposit: $2,150</p><p>Application fee: $50</p><p>Pet rent: $35/month</p>`,
    { address, price: '2150 USD per month', status: 'for rent', beds: 2, baths: 1 },
  ),
  page('rent without its period', `<title>Apartment for rent</title>${h1}<p>Rent: $1,850</p><p>2 beds</p>`, {
    address,
    price: 'open',
    beds: 2,
    propertyType: 'apartment',
  }),
  page('rent of the month by its label', `${h1}<p>Monthly rent: $1,850</p><p>2 beds</p>`, {
    address,
    price: '1850 USD per month',
    beds: 2,
    status: 'for rent',
  }),
  page(
    'weekly rent in Britain',
    '<h1>2 bedroom flat to rent, Mill Lane, Leeds, LS1 4AB</h1><p>£325 pw</p><p>£1,408 pcm</p>',
    { price: '325 GBP per week', status: 'for rent', beds: 2, propertyType: 'apartment' },
  ),
  page('monthly rent in Britain', '<h1>2 bedroom flat to rent</h1><p>£1,200 pcm</p><p>Deposit: £1,384</p>', {
    price: '1200 GBP per month',
    beds: 2,
    status: 'for rent',
    propertyType: 'apartment',
  }),
  page(
    'from price of a scheme',
    '<h1>Two bedroom apartments at The Foundry</h1><p>From £345,000</p><p>2 bedrooms</p>',
    { price: 'open', beds: 2, propertyType: 'apartment' },
  ),
  page('starting in the high 300s', `${h1}<p>Starting in the high $300s</p><p>3 beds</p>`, {
    address,
    price: 'open',
    beds: 3,
  }),
  page('range with a k', `${h1}<p>$470k - $500k</p><p>3 beds</p>`, { address, price: 'open', beds: 3 }),
  page('offers over', '<h1>4 bedroom detached house for sale</h1><p>Offers over £425,000</p><p>4 bedrooms</p>', {
    price: 'open',
    beds: 4,
    propertyType: 'house',
  }),
  page('guide price', '<h1>4 bedroom detached house for sale</h1><p>Guide Price £425,000</p><p>4 bedrooms</p>', {
    price: '425000 GBP',
    beds: 4,
    propertyType: 'house',
  }),
  page('Hong Kong dollars', '<h1>Flat on Robinson Road</h1><p>HK$12,800,000</p><p>2 bedrooms</p>', {
    price: '12800000 HKD',
    beds: 2,
    propertyType: 'apartment',
  }),
  page('New Zealand dollars', '<h1>Villa in Ponsonby</h1><p>NZ$1,250,000</p><p>3 bedrooms</p>', {
    price: '1250000 NZD',
    beds: 3,
    propertyType: 'house',
  }),
  page('a dollar that nobody knows', '<h1>Villa by the sea</h1><p>XQ$1,250,000</p><p>3 bedrooms</p>', {
    price: 'open',
    beds: 3,
    propertyType: 'house',
  }),
  page('Brazilian notation', '<h1>Casa em Olinda</h1><p>R$ 850.000</p><p>3 quartos</p>', {
    price: '850000 BRL',
    beds: 3,
    propertyType: 'house',
  }),
  page('lakhs', '<h1>3 BHK flat in Pune</h1><p>Price: ₹95 Lakh</p>', {
    price: '9500000 INR',
    propertyType: 'apartment',
  }),
  page('Indian grouping', '<h1>Flat in Pune</h1><p>Price: ₹1,25,00,000</p>', {
    price: '12500000 INR',
    propertyType: 'apartment',
  }),
  page(
    'dirhams and the average of the area',
    '<h1>Villa in Arabian Ranches</h1><p>12,000,000 AED</p><p>5 beds</p><h2>Market trends</h2><p>Average price: 6,139,294 AED</p>',
    { price: '12000000 AED', beds: 5, propertyType: 'house' },
  ),
  page('rand with blanks', '<h1>3 Bedroom House for Sale in Durbanville</h1><p>ZAR 2 450 000</p><p>3 Bedrooms</p>', {
    price: '2450000 ZAR',
    beds: 3,
    propertyType: 'house',
  }),
  page('euros in French notation', '<h1>Appartement T4 117 m²</h1><p>389 000 €</p>', {
    price: '389000 EUR',
    area: '117 square meters',
    propertyType: 'apartment',
  }),
  page('three decimals before M', `${h1}<p>$1.250M</p><p>4 beds</p>`, { address, price: '1250000 USD', beds: 4 }),
  page(
    'rent per area and month',
    '<h1>4100 Commerce Pkwy, Plano, TX</h1><p>Lease rate: $2.10 /SF/MO</p><p>6,400 SF available</p>',
    {
      address: '4100 Commerce Pkwy',
      status: 'for rent',
      price: '2.1 USD per square foot per month',
      area: '6400 square feet',
    },
  ),
  page('a net lease', '<h1>4100 Commerce Pkwy, Plano, TX</h1><p>Office for lease</p><p>$24.50 psf NNN</p>', {
    address: '4100 Commerce Pkwy',
    price: '24.5 USD per square foot per year',
    status: 'for rent',
    propertyType: 'office',
  }),
  page(
    'a range of lease rates',
    '<h1>4100 Commerce Pkwy, Plano, TX</h1><p>Retail space for lease</p><p>$18 - $22 /SF/YR</p>',
    { address: '4100 Commerce Pkwy', status: 'for rent', price: 'open', propertyType: 'retail space' },
  ),
  page('money of upgrades and incentives', `${h1}<p>$560,000</p><p>$80,000 in upgrades</p><p>$10,000 buyer bonus</p>`, {
    address,
    price: '560000 USD',
  }),
  page(
    'calculator below the home',
    `${h1}<p>$560,000</p><h2>Payment calculator</h2><p>Home price $580,000</p><p>Down payment $112,000</p>`,
    { address, price: '560000 USD' },
  ),
  page('auction with a starting bid', `${h1}<p>Online Auction</p><p>Starting Bid</p><p>$75,000</p><p>3 beds</p>`, {
    address,
    price: 'open',
    beds: 3,
    status: 'auction',
  }),
  page(
    'price in the data differs from the page',
    `${h1}<p>$449,000</p><p>3 beds</p>`,
    { address, price: 'open', beds: 3, propertyType: 'house' },
    '<script type="application/ld+json">{"@type":"House","address":"12 Elm St","offers":{"price":"459000","priceCurrency":"USD"}}</script>',
  ),
  page(
    'a placeholder price in the data',
    `${h1}<p>Auction. Opening bid $1</p><p>3 beds</p>`,
    { address, price: 'open', beds: 3, propertyType: 'house', status: 'auction' },
    '<script type="application/ld+json">{"@type":"House","address":"12 Elm St","offers":{"price":"1.00","priceCurrency":"USD"}}</script>',
  ),
  page(
    'text price in the data',
    `${h1}<p>3 beds</p>`,
    { address, price: '450000 USD', beds: 3 },
    '<script type="application/ld+json">{"@type":"Offer","price":"450000 USD","itemOffered":{"@type":"Place","address":"12 Elm St"}}</script>',
  ),
  typed(
    'asking in a sentence',
    '14 Quince Street, Philadelphia, PA 19107\nAsking $525k. Three bedrooms, two baths, 1,640 square feet.',
    { address: '14 Quince Street', price: '525000 USD', beds: 3, baths: 2, area: '1640 square feet' },
  ),
  typed(
    'taxes and fees in sentences',
    '14 Quince Street, Philadelphia, PA 19107\n$525,000\nThe taxes were $6,480 last year and the association fee is $210 a month.',
    { hoa: '210 USD per month', address: '14 Quince Street', price: '525000 USD' },
  ),
  typed(
    'a sale price of the street',
    '14 Quince Street, Philadelphia, PA 19107\n3 beds\nThe house next door sold for $610,000 in March.',
    { address: '14 Quince Street', beds: 3 },
  ),
  typed('monthly in words', '9 Birch Ct, Stowe, VT 05672\n$2450 monthly\n2 beds', {
    address: '9 Birch Ct',
    price: '2450 USD per month',
    beds: 2,
    status: 'for rent',
  }),
];
