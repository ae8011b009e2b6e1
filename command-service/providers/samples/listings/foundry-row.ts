import type { SampleContent } from './listing.ts';

export const foundryRow: SampleContent = {
  slug: 'foundry-row',
  title: 'Brick office building on Foundry Row',
  schemaType: 'OfficeSpace',
  propertyType: 'office',
  street: '1250 Foundry Row',
  city: 'Columbus',
  state: 'OH',
  postalCode: '43215',
  priceUsd: 2_350_000,
  areaSqFt: 11_600,
  lotSize: { value: 0.41, unit: 'acres' },
  yearBuilt: 1924,
  description: [
    'A pattern shop once filled this building with the smell of pine and hot iron. Today its brick walls, steel trusses and north-facing skylights make a workplace that people remember. Three arched windows face the street, each of them taller than a delivery van, and the old company name is still legible in the stone above the door.',
    'The ground floor is one open hall under the trusses. Daylight falls evenly from the skylights, so screens stay free of glare all day. Power and data run in a raised floor, and desks can be moved without calling an electrician. Along the west wall, a row of glass-fronted rooms gives teams a place to close the door.',
    'Visitors arrive in a lobby with the original tile floor and a reception desk made from a foundry workbench. Next to it, a large meeting room holds a table for twenty and has sound, screens and cameras built in. A coffee bar with a long counter joins the lobby to the hall and is where most conversations begin.',
    'A steel stair leads to the mezzanine, where six offices and two phone rooms look down into the hall. The conference suite at the front has its own pantry and can be reached directly from the elevator. Behind it, a quiet library with felt walls is set aside for work that needs concentration.',
    'The systems are as new as the walls are old. The roof was replaced and insulated, and solar panels cover its southern slope. Heating and cooling run in four zones, each with its own controls, and fresh air is filtered around the clock. Fiber from two carriers enters on opposite sides of the building. A generator carries the server room and the lighting through an outage.',
    'At the rear, a drive-in door opens to a workshop with three-phase power, a floor drain and a hoist. It has served as a studio, a lab and a shipping room. The paved yard beyond the door is fenced and lit, with marked parking for staff and visitors and two charging stations.',
    'Comfort was not forgotten. Showers and lockers stand beside a bicycle room, and a mothers room and a prayer room were added in the last round of work. On the roof, a terrace with planters and a pergola looks toward the skyline. It has hosted product launches, summer lunches and one wedding.',
    'The zoning allows offices, studios, light production and retail, so the building can change as a business does. Tenants on the row include architects, a software firm, a furniture maker and a roastery whose scent drifts over at nine. The streetcar line and the interstate ramp are both within a few blocks. Few buildings in the district combine this much character with this much capacity, and the plans for a further floor are drawn and included.',
  ],
  features: [
    'Original steel trusses', 'North-facing skylights', 'Raised floor with power and data', 'Conference suite', 'Rooftop terrace', 'Solar panels', 'Fiber from two carriers', 'Backup generator',
    'Drive-in workshop', 'Three-phase power', 'Fenced parking yard', 'Showers and lockers', 'Elevator',
  ],
  pictures: ['The arched front on Foundry Row at dusk', 'Open hall under the trusses', 'Lobby and coffee bar', 'Rooftop terrace and skyline'],
  agent: { name: 'Calvin Brooks', company: 'Meridian Commercial', phone: '614-555-0163' },
};
