import { regex } from '../../../../domain/regex.ts';

/** Keys of the data that page programs and MLS systems hold about a home, without their case and punctuation. */
export const keys = {
  price: [
    'listprice',
    'askingprice',
    'listingprice',
    'currentprice',
    'price',
    'unformattedprice',
    'pricevalue',
    'primaryprice',
    'saleprice',
  ],
  rent: ['monthlyrent', 'rentpermonth', 'rentprice', 'rent'],
  rentPer: ['leaseamountfrequency', 'rentfrequency', 'pricefrequency'],
  class: ['propertytype'],
  currency: ['currency', 'pricecurrency', 'currencycode'],
  beds: [
    'bedroomstotal',
    'beds',
    'bedrooms',
    'numbedrooms',
    'bedroomcount',
    'bedscount',
    'numberofbedrooms',
    'totalbedrooms',
  ],
  baths: [
    'bathsconsolidated',
    'bathroomsdecimal',
    'bathroomstotaldecimal',
    'bathroomsfloat',
    'baths',
    'bathrooms',
    'numbathrooms',
    'bathroomcount',
    'numberofbathrooms',
    'totalbaths',
  ],
  bathsInteger: ['bathroomstotalinteger', 'bathroomstotal', 'numberofbathroomstotal'],
  full: ['bathroomsfull', 'bathsfull', 'fullbaths', 'numfullbaths', 'fullbathrooms', 'full'],
  three: ['bathroomsthreequarter', 'baths3qtr', 'threequarterbaths', 'bathsthreequarter'],
  half: [
    'bathroomshalf',
    'bathshalf',
    'halfbaths',
    'numhalfbaths',
    'bathspartial',
    'numpartialbaths',
    'halfbathrooms',
    'half',
  ],
  sqft: [
    'sqft',
    'squarefeet',
    'squarefootage',
    'sqftliving',
    'livingareasqft',
    'sqftfinished',
    'finishedsqft',
    'livingsqft',
  ],
  area: ['livingareavalue', 'livingarea', 'floorarea', 'floorsize', 'interiorsize', 'livingspace', 'surface'],
  areaUnits: ['livingareaunits', 'livingareaunitsshort', 'floorareaunits', 'areaunits'],
  lotAcres: ['lotsizeacres', 'lotacres', 'acres', 'lotsizeinacres'],
  lotSqft: ['lotsizesquarefeet', 'lotsqft', 'lotsizesqft', 'sqftlot'],
  lot: ['lotareavalue', 'lotsizearea', 'lotsize', 'landsize', 'lotarea'],
  lotUnits: ['lotareaunits', 'lotareaunit', 'lotsizeunits', 'landsizeunits'],
  year: ['yearbuilt', 'builtyear', 'constructionyear', 'yearconstructed'],
  type: [
    'propertysubtype',
    'hometype',
    'propertytype',
    'propertytypename',
    'dwellingtype',
    'subtype',
    'type',
    'proptype',
  ],
  status: ['standardstatus', 'homestatus', 'mlsstatus', 'listingstatus', 'status', 'availability'],
  isPending: ['ispending', 'iscontingent', 'isundercontract'],
  isComingSoon: ['iscomingsoon'],
  address: [
    'unparsedaddress',
    'fulladdress',
    'streetaddress',
    'addressline1',
    'addressline',
    'street',
    'line',
    'address',
    'streetline',
  ],
  streetNumber: ['streetnumber', 'housenumber', 'streetnumbernumeric'],
  streetDirection: ['streetdirprefix'],
  streetDirectionBehind: ['streetdirsuffix'],
  streetName: ['streetname'],
  streetSuffix: ['streetsuffix'],
  unitNumber: ['unitnumber', 'unitno', 'apartmentnumber', 'aptnumber'],
  city: ['city', 'locality', 'addresslocality', 'town', 'suburb'],
  state: ['stateorprovince', 'statecode', 'state', 'region', 'province', 'addressregion'],
  zip: ['postalcode', 'zipcode', 'zip', 'postcode'],
  country: ['country', 'countrycode', 'countryorregion'],
  description: [
    'publicremarks',
    'remarks',
    'description',
    'text',
    'longdescription',
    'marketingremarks',
    'summary',
    'maindescription',
  ],
  monthlyDues: ['monthlyhoafee', 'hoamonthly', 'monthlymaintenance', 'monthlycondofeeamount', 'monthlycondofee'],
  dues: ['hoafee', 'associationfee', 'hoadues', 'hoa'],
  duesPer: ['associationfeefrequency', 'hoafeefrequency', 'hoafrequency'],
  garage: [
    'garagespaces',
    'garage',
    'attachedgaragespaces',
    'garageparkingcapacity',
    'coveredgaragespaces',
    'numgaragespaces',
  ],
  agent: ['listagentfullname', 'agentname', 'listingagentname'],
  office: ['listofficename', 'brokername', 'brokeragename', 'officename', 'listingofficename'],
} as const;
export type Key = keyof typeof keys;

/** Keys whose values are texts; all others hold numbers. */
export const textKeys: ReadonlySet<Key> = new Set([
  'currency',
  'duesPer',
  'rentPer',
  'class',
  'areaUnits',
  'lotUnits',
  'type',
  'status',
  'address',
  'streetNumber',
  'streetDirection',
  'streetDirectionBehind',
  'streetName',
  'streetSuffix',
  'unitNumber',
  'city',
  'state',
  'zip',
  'country',
  'description',
  'agent',
  'office',
]);

/** The parts of a street in separate fields, in their order. */
export const streetParts = [
  'streetNumber',
  'streetDirection',
  'streetName',
  'streetSuffix',
  'streetDirectionBehind',
] as const;

/** Keys whose values are true or false. */
export const flagKeys: ReadonlySet<Key> = new Set(['isPending', 'isComingSoon']);

/** Objects inside of the object of a home that hold a part of its facts. */
export const partNames = regex()`
  ^(?:
    description|text|address|location|price|prices|pricing|building|details?|facts|resofacts|size|land|lot
    |lotsize|interior|features|general|basic(?:info)?|summary|rooms?|attributioninfo|livingarea|floorsize
    |listprice|coordinate|propertydetails|listingdetails|attributes|amount|address(?:es)?info|streetline
    |sqft|beds|baths|bedrooms|bathrooms|yearbuilt|pricinginfo|publicremarks|property|mls|flags
  )$
`;
/** Objects that hold other homes, or another time. */
export const elsewhere =
  /similar|nearby|compar|recommend|related|result|history|suggest|search|carousel|others?|featured|recently|sold|tax|school|floor ?plans|units|market|neighbo|estimate|mortgage|agentlistings|popular|feed|collection/i;
