import type { Lesson } from './lesson.ts';

export const propertyTrends: readonly Lesson[] = [
  {
    slug: 'staging-rooms',
    title: 'Stage the rooms that decide',
    description:
      'Nobody has to stage a whole house. Which rooms visitors remember, what to take out before anything is brought in, and how to test the result.',
    category: 'property_trends',
    tags: ['staging', 'sellers', 'presentation', 'photos'],
    presenterId: 'mei',
    chapters: [
      {
        title: 'Three rooms first',
        text: 'Staging helps visitors to see how they would live in a home. You do not have to stage every room. Begin with the three that people remember: the living room, the kitchen and the main bedroom. If time or money is short, do these three well, and leave the others clean and empty enough to show their size.',
        points: ['Living room', 'Kitchen', 'Main bedroom'],
      },
      {
        title: 'Take out, then bring in',
        text: 'The first step costs nothing: take things out. About a third of the furniture in a lived-in room can usually go, and the room looks larger at once. Clear the counters, the top of the refrigerator and the hall. Put away family photos and collections, so that visitors look at the house and not at its owners. Only then decide what to bring in.',
        points: ['About a third of the furniture can go', 'Clear counters and halls', 'Family photos go into a box'],
        bars: [
          { label: 'Lived in', value: 100, shown: 'everything' },
          { label: 'Staged', value: 66, shown: 'two thirds' },
        ],
      },
      {
        title: 'Light and purpose',
        text: 'Give each room light and one clear purpose. Open the curtains, clean the windows, and put bulbs of the same color into every lamp. A room that is half office and half gym leaves people puzzled. Decide what it is, and let the furniture say so. A desk and a chair make an office. An empty corner makes a question.',
        points: ['Open curtains, clean windows', 'Bulbs of one color', 'One purpose for each room'],
      },
      {
        title: 'Test it with a camera',
        text: 'Now test the result. Stand in the doorway of each room and take a picture with your phone, from the height of your chest. Most buyers will meet the home in exactly this way, on a small screen. Whatever catches your eye first should be the window, the fireplace or the view. If it is a cable or a trash can, you know what to do.',
        points: ['Take a picture from the doorway', 'What do you see first?', 'Repeat until it is the best feature'],
      },
    ],
  },
  {
    slug: 'curb-appeal',
    title: 'The first minute: curb, door and hall',
    description:
      'Visitors form an opinion before they have seen a single room. A short list for the way from the street to the hall, in the order of the visit.',
    category: 'property_trends',
    tags: ['curb appeal', 'showings', 'sellers'],
    presenterId: 'leo',
    chapters: [
      {
        title: 'From the street',
        text: 'A visit begins before anyone rings the bell. Cross the street and look at the house as a stranger does. Cut the lawn, sweep the walk, and move the cars and the trash cans away. Trim what grows in front of windows, because it hides the house and takes its light. None of this is expensive, and all of it is in the first picture of the listing.',
        points: ['Look from across the street', 'Lawn, walk, cars, trash cans', 'Trim what hides the windows'],
      },
      {
        title: 'The front door',
        text: 'At the front door, people stand still while somebody looks for the key. They look at the paint, the handle, the bell, the light and the house number, from very near. A clean door, a handle that does not wobble, a light that works and a new mat say that this house is looked after. A fresh coat of paint on a door takes an afternoon.',
        points: ['Visitors stand still here', 'Paint, handle, bell, light, number', 'An afternoon of work'],
      },
      {
        title: 'The hall',
        text: 'Then the hall. This is where the nose has its say. Air the house well before a visit, and do not cover smells with stronger ones: people wonder what is being hidden. Take the coats and most of the shoes away, so that two people can stand side by side. Turn on the lights before the visitors arrive, also during the day.',
        points: ['Fresh air, no heavy scents', 'Room for two people', 'Lights on, also by day'],
      },
      {
        title: 'Keep it for weeks',
        text: 'The hard part is not the first showing, it is the tenth. Make a list of what must be done before each visit, short enough for fifteen minutes: beds, dishes, counters, lights, air. Keep one basket in which everything that lies around can disappear. The home that looks as good on a Tuesday evening as in its pictures keeps the promise of its listing.',
        points: ['A list of fifteen minutes', 'One basket for everything', 'As good as in the pictures'],
      },
    ],
  },
  {
    slug: 'repairs',
    title: 'Repairs that pay, and repairs that can wait',
    description:
      'Before a sale not every project earns back its cost. How to sort them: what frightens buyers, what they notice, and what they will change anyway.',
    category: 'property_trends',
    tags: ['repairs', 'renovation', 'sellers', 'value'],
    presenterId: 'omar',
    chapters: [
      {
        title: 'What frightens buyers',
        text: 'Before a sale, sort your projects into three groups. The first group is what frightens buyers: water where it should not be, a roof at its end, old wiring, a heater that nobody trusts. Such things come up in an inspection, and then they cost twice: once for the repair, and once for the worry. Fix them first, or have the price of the repair at hand.',
        points: ['Water, roof, wiring, heating', 'An inspection will find them', 'Fix them, or know the price'],
      },
      {
        title: 'What buyers notice',
        text: 'The second group is what buyers notice. Paint in calm colors, clean grout, doors that close, lamps that work, floors without stains. Each is small, and together they decide whether a house looks cared for. These are usually the projects that return the most for each dollar, because they cost little and are seen in every picture and at every visit.',
        points: ['Paint, grout, doors, lamps, floors', 'Small costs, seen everywhere', 'Usually the best return'],
        bars: [
          { label: 'Paint and repairs', value: 90, shown: 'seen at once' },
          { label: 'New kitchen', value: 55, shown: 'matter of taste' },
          { label: 'Pool', value: 25, shown: 'few want it' },
        ],
      },
      {
        title: 'What can wait',
        text: 'The third group can wait: a new kitchen, a luxury bath, a pool. They are expensive, they take months, and they are a matter of taste. A buyer who would have chosen another kitchen does not pay you for yours. Sometimes a new counter and new handles do more than a new kitchen. If the old one works and is clean, let the next owner choose.',
        points: ['Expensive and a matter of taste', 'Handles and a counter may be enough', 'Let the next owner choose'],
      },
      {
        title: 'Keep the papers',
        text: 'Whatever you do, keep the papers. Invoices, permits and warranties turn a claim into a fact. A folder that shows when the roof was done and by whom answers questions before they are asked. Rules on what a seller has to disclose differ from place to place, so ask a professional where you live. Being open early is almost always the cheaper way.',
        points: ['Invoices, permits, warranties', 'Facts instead of claims', 'Ask what must be disclosed'],
      },
    ],
  },
];
