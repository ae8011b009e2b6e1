import type { SampleContent } from './listing.ts';

export const harborStreet: SampleContent = {
  slug: 'harbor-street',
  title: 'Corner condo above the harbor',
  schemaType: 'Apartment',
  propertyType: 'condo',
  street: '610 Harbor Street, Unit 14C',
  city: 'Milwaukee',
  state: 'WI',
  postalCode: '53202',
  priceUsd: 525_000,
  beds: 2,
  fullBaths: 2,
  areaSqFt: 1340,
  yearBuilt: 2009,
  description: [
    'From the fourteenth floor, the lake fills the windows from one end of the living room to the other. Sailboats cross in the afternoon, and at night the lights of the harbor draw a line along the water. The corner position brings daylight from the south and the east, so the rooms are bright from the first coffee on.',
    'The entry has what condos often lack: a real closet, a bench and a place to set down keys. From there the plan opens to one wide room for living, dining and cooking. Engineered oak runs through it without a threshold, and the ceilings are high enough for tall plants and large pictures. Shades close at the touch of a button when the sun is low.',
    'White oak cabinets and a waterfall island give the kitchen a calm, finished look. The appliances are integrated and quiet, with an induction cooktop and a steam oven among them. Deep drawers take pots and pans, and a tall unit hides the pantry. Four stools fit along the island without blocking the way to the balcony.',
    'The balcony is glazed on the windy side, and so it can be used from April into November. There is room for a small table, two chairs and a row of herbs. Fireworks over the lake can be watched from here without leaving home.',
    'The primary bedroom looks out over the lighthouse and the breakwater. Its walk-in closet was fitted by a local joiner, with drawers, shoe shelves and a mirror that folds away. The bath has a glass shower, a long stone vanity and a window, which is rare in a tower. A second bedroom on the other side of the living room has its own bath and works well as an office or a guest room.',
    'The building is run with care. A concierge takes in parcels, the lobby was redone last year, and the reserve fund is sound. On the sixth floor, residents share a pool with a sun deck, a gym that looks over the river, and a lounge with a kitchen that can be booked for dinners. A workshop and a bicycle room are on the ground floor.',
    'Laundry is inside the unit, behind doors in the hall. A heated parking space near the elevator and a storage locker belong to the home. Heating and cooling run on lake water, which keeps the monthly cost low and the rooms silent.',
    'The riverwalk begins across the street and leads past the public market, the theaters and the art museum with its white wings. The streetcar stops at the corner. Groceries, a bakery and a pharmacy are on the same block, and the beach is a pleasant walk to the north. After a long day, the best part may be the quiet: with the windows closed, only the gulls remain.',
  ],
  features: [
    'Lake and harbor views', 'Corner position', 'Waterfall island', 'Induction cooktop', 'Glazed balcony', 'Motorized shades', 'In-unit laundry', 'Heated parking space', 'Storage locker', 'Concierge',
    'Pool and sun deck', 'Gym', 'Bicycle room',
  ],
  pictures: ['The tower and the harbor at dusk', 'Living room above the lake', 'Kitchen with waterfall island', 'Primary bedroom'],
  agent: { name: 'Priya Raman', company: 'Lakefront Property Group', phone: '414-555-0119' },
};
