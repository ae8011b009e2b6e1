import type { Language } from '../../../../lib/language.ts';
import { inLanguages } from '../../../../lib/language.ts';
import type { Chapter } from '../../videos/captions.ts';
import type { Scene, Theme } from '../chapters.ts';

const textsIn = inLanguages({
  Introduction: 'Introducción',
  'Price and size': 'Precio y tamaño',
  Price: 'Precio',
  'Rooms and size': 'Habitaciones y tamaño',
  'Get in touch': 'Ponte en contacto',
  'Call {name}': 'Llamar a {name}',
  'Cash to close': 'Efectivo para el cierre',
  'Closing costs': 'Gastos de cierre',
  'Monthly payment': 'Pago mensual',
  'Taxes and insurance': 'Impuestos y seguro',
  'Interest rate': 'Tasa de interés',
  'Down payment': 'Pago inicial',
  'The loan': 'El préstamo',
  Outside: 'Exterior',
  Entrance: 'Entrada',
  Porch: 'Porche',
  'Living room': 'Sala',
  Kitchen: 'Cocina',
  Dining: 'Comedor',
  Bedrooms: 'Dormitorios',
  'Primary suite': 'Dormitorio principal',
  Bathrooms: 'Baños',
  Office: 'Oficina',
  Laundry: 'Lavandería',
  Garage: 'Garaje',
  Basement: 'Sótano',
  Loft: 'Ático',
  Closets: 'Armarios',
  Stairs: 'Escaleras',
  Fireplace: 'Chimenea',
  Yard: 'Jardín',
  Patio: 'Patio',
  Balcony: 'Balcón',
  Pool: 'Piscina',
  View: 'Vista',
  Waterfront: 'Frente al agua',
  'Floor plan': 'Plano',
  Neighborhood: 'Vecindario',
  Gym: 'Gimnasio',
  Lobby: 'Vestíbulo',
  Warehouse: 'Almacén',
  Storefront: 'Local',
  'Meeting rooms': 'Salas de reuniones',
  Lot: 'Terreno',
});

type Name = Exclude<Parameters<ReturnType<typeof textsIn>>[0], 'Call {name}'>;

const names: Readonly<Record<Theme, Name>> = {
  welcome: 'Introduction',
  'price and size': 'Price and size',
  price: 'Price',
  size: 'Rooms and size',
  contact: 'Get in touch',
  'cash to close': 'Cash to close',
  'closing costs': 'Closing costs',
  'monthly payment': 'Monthly payment',
  'taxes and insurance': 'Taxes and insurance',
  rate: 'Interest rate',
  'down payment': 'Down payment',
  loan: 'The loan',
  exterior: 'Outside',
  entrance: 'Entrance',
  porch: 'Porch',
  living: 'Living room',
  kitchen: 'Kitchen',
  dining: 'Dining',
  bedroom: 'Bedrooms',
  primary: 'Primary suite',
  bath: 'Bathrooms',
  office: 'Office',
  laundry: 'Laundry',
  garage: 'Garage',
  basement: 'Basement',
  attic: 'Loft',
  closet: 'Closets',
  stairs: 'Stairs',
  fireplace: 'Fireplace',
  garden: 'Yard',
  patio: 'Patio',
  balcony: 'Balcony',
  pool: 'Pool',
  view: 'View',
  water: 'Waterfront',
  plan: 'Floor plan',
  area: 'Neighborhood',
  gym: 'Gym',
  lobby: 'Lobby',
  warehouse: 'Warehouse',
  shop: 'Storefront',
  meeting: 'Meeting rooms',
  land: 'Lot',
};

/**
 * The chapters of a video with names in a language.
 *
 * @param agent the name on the agent's card; a contact chapter that says the first name has it in its title
 */
export function namedChapters(scenes: readonly Scene[], language: Language, agent = ''): readonly Chapter[] {
  const say = textsIn(language);
  const [first = ''] = agent.split(/\s/u);
  return scenes.map(({ start, end, theme, words }) => ({
    start,
    end,
    title:
      theme === 'contact' && first !== '' && words.includes(first)
        ? say('Call {name}', { name: first })
        : say(names[theme]),
  }));
}
