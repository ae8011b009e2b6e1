import type { Word } from './word.ts';

export const scripts = {
  PAGE_UNREADABLE: {
    en: "We couldn't read this address. Check that it opens in your browser without signing in.",
    es: 'No pudimos leer esta dirección. Comprueba que se abra en tu navegador sin iniciar sesión.',
  },
  PAGE_FORBIDS_PROGRAMS: {
    en: 'This site does not let programs read it.',
    es: 'Este sitio no permite que lo lean programas.',
  },
  PAGE_GONE: {
    en: 'This listing is gone: its site no longer has the page.',
    es: 'Este anuncio ya no existe: su sitio ya no tiene la página.',
  },
  SITE_NOT_ANSWERING: {
    en: 'This site is not answering right now. Please try again in a few minutes.',
    es: 'Este sitio no responde ahora. Inténtalo de nuevo en unos minutos.',
  },
  TOO_MANY_PAGES: {
    en: 'Too many addresses are being read right now. Please try again in a minute.',
    es: 'Ahora se están leyendo demasiadas direcciones. Inténtalo de nuevo en un minuto.',
  },
  ENTER_WEB_ADDRESS: {
    en: 'Please enter a web address that starts with http:// or https:// and has no user name in it.',
    es: 'Escribe una dirección web que empiece con http:// o https:// y no tenga nombre de usuario.',
  },
  PAGE_TOO_LARGE: {
    en: 'This address answers with more than {most} MB, which is more than we read.',
    es: 'Esta dirección responde con más de {most} MB, más de lo que leemos.',
  },
  PAGE_OF_WRONG_KIND: { en: 'This address does not lead to {what}.', es: 'Esta dirección no lleva a {what}.' },
  ENTER_LISTING: {
    en: 'Please enter the address of a listing page, or paste the text of the listing.',
    es: 'Escribe la dirección de la página de un anuncio, o pega el texto del anuncio.',
  },
  ENTER_PROPERTY_URL: {
    en: 'Please enter a property URL first.',
    es: 'Primero escribe la dirección de una propiedad.',
  },
  LISTING_TEXT_TOO_LONG: {
    en: 'Please paste at most {most} characters of the listing.',
    es: 'Pega como máximo {most} caracteres del anuncio.',
  },
  LISTING_TOO_COMPLICATED: {
    en: 'This listing is too complicated to be read. Please paste the text of the listing instead.',
    es: 'Este anuncio es demasiado complicado para leerlo. Pega el texto del anuncio.',
  },
  LISTING_SEVERAL_HOMES: {
    en: 'This page shows several homes. Please open the page of the one you mean, and use its address.',
    es: 'Esta página muestra varias viviendas. Abre la página de la que te interesa y usa su dirección.',
  },
  LISTING_SEVERAL_HOMES_TYPED: {
    en: 'This text describes several homes. Please paste the text of one home.',
    es: 'Este texto trata de varias viviendas. Pega el texto de una sola.',
  },
  NO_PROPERTY_IN_TEXT: {
    en: 'We found no property in this text. Please give its address, price, bedrooms or size, or the address of a listing page.',
    es: 'No encontramos ninguna propiedad en este texto. Da su dirección, precio, dormitorios o tamaño, o la dirección de la página de un anuncio.',
  },
  NO_PROPERTY_ON_PAGE: {
    en: 'We found no property on this page. Please paste the text of the listing instead.',
    es: 'No encontramos ninguna propiedad en esta página. Pega el texto del anuncio.',
  },
  NO_PROPERTY_IN_DATA: {
    en: 'We found no property in this data. Please paste the text of the listing instead.',
    es: 'No encontramos ninguna propiedad en estos datos. Pega el texto del anuncio.',
  },
  OR_PASTE_TEXT: {
    en: '{sentence} You can paste the text of the listing instead.',
    es: '{sentence} También puedes pegar el texto del anuncio.',
  },
  KEEP_SCRIPT_WITHIN: {
    en: 'Please keep the script within {most} characters.',
    es: 'El guion puede tener como máximo {most} caracteres.',
  },
  MODEL_BUDGET_USED_UP: {
    en: 'You have used up today’s budget for the language model. Please try again tomorrow, or write the script yourself.',
    es: 'Usaste el presupuesto de hoy para el modelo de lenguaje. Inténtalo mañana o escribe tú el guion.',
  },
  SCRIPT_SERVICE_SILENT: {
    en: 'The script service is not answering right now. Please try again in a minute.',
    es: 'El servicio de guiones no responde ahora. Inténtalo de nuevo en un minuto.',
  },
  SCRIPT_SERVICE_UNUSABLE: {
    en: 'The script service gave no usable answer. Please try again, or change the text a little.',
    es: 'El servicio de guiones no dio una respuesta útil. Inténtalo de nuevo o cambia un poco el texto.',
  },
  SCRIPTS_USED_UP: {
    en: 'You have used all script requests of today. Please try again tomorrow.',
    es: 'Usaste todas las solicitudes de guiones de hoy. Inténtalo mañana.',
  },
  TRANSLATION_UNAVAILABLE: {
    en: 'Translation is not available here yet.',
    es: 'La traducción aún no está disponible aquí.',
  },
  FAIR_HOUSING_FAMILY: {
    en: 'Describe the home, not who should live in it: families with children are protected.',
    es: 'Describe la vivienda, no quién debe vivir en ella: las familias con niños están protegidas.',
  },
  FAIR_HOUSING_RELIGION: {
    en: 'Religion is protected: leave out whose faith lives or prays nearby.',
    es: 'La religión está protegida: no menciones qué fe vive o reza cerca.',
  },
  FAIR_HOUSING_ORIGIN: {
    en: 'Race, color and national origin are protected: leave out who the neighbors are.',
    es: 'La raza, el color y el origen nacional están protegidos: no menciones quiénes son los vecinos.',
  },
  FAIR_HOUSING_DISABILITY: {
    en: 'Disability is protected: describe features such as steps or ramps instead of people.',
    es: 'La discapacidad está protegida: describe detalles como escalones o rampas en lugar de personas.',
  },
  FAIR_HOUSING_SEX: {
    en: 'Sex is protected, in many states with orientation and gender identity: leave out who may apply.',
    es: 'El sexo está protegido, en muchos estados junto con la orientación y la identidad de género: no menciones quién puede presentarse.',
  },
  FAIR_HOUSING_AGE: {
    en: 'Age limits are only lawful for qualified housing for older persons.',
    es: 'Los límites de edad solo son legales en viviendas autorizadas para personas mayores.',
  },
  FAIR_HOUSING_INCOME: {
    en: 'Source of income is protected in many places: leave out how rent is paid.',
    es: 'La fuente de ingresos está protegida en muchos lugares: no menciones cómo se paga el alquiler.',
  },
  FAIR_HOUSING_STEERING: {
    en: 'Judging the people or the safety of an area can steer buyers: name facts and places instead.',
    es: 'Juzgar a la gente o la seguridad de una zona puede dirigir a los compradores: menciona hechos y lugares.',
  },
  FAIR_HOUSING_WARNING: { en: '“{phrase}”: {reason} ({source})', es: '«{phrase}»: {reason} ({source})' },
  LISTING_TEXT_LEFT_OUT: {
    en: 'Left out: “{text}” {reason} ({source})',
    es: 'Omitido: «{text}» {reason} ({source})',
  },
  LISTING_TEXT_FOREIGN: {
    en: 'Left out: “{text}” The script is in English, and this text is not.',
    es: 'Omitido: «{text}» El guion está en inglés, y este texto no.',
  },
  LISTING_TEXT_CHANGED: {
    en: 'Changed: “{text}” is said as “{said}” {reason} ({source})',
    es: 'Cambiado: «{text}» se dice «{said}» {reason} ({source})',
  },
  SHEET_NOT_FOUND: { en: 'Fee sheet not found', es: 'No se encontró la hoja de costos' },
  SHEET_KEPT: { en: 'This fee sheet is kept for longer', es: 'Esta hoja de costos se conserva por más tiempo' },
  SHEET_TYPE: {
    en: 'Please upload a PDF, image (JPG/PNG), or text file.',
    es: 'Sube un archivo PDF, de imagen (JPG/PNG) o de texto.',
  },
  SHEET_TOO_LARGE: { en: 'Please upload a file smaller than 10MB.', es: 'Sube un archivo de menos de 10 MB.' },
  SHEET_HAS_PASSWORD: {
    en: 'This PDF is protected by a password. Please upload one that opens without it.',
    es: 'Este PDF está protegido con contraseña. Sube uno que se abra sin ella.',
  },
  SHEET_TOO_LONG: {
    en: 'The first pages of this file have none of the figures of a fee sheet. Please upload only the pages of the fee sheet.',
    es: 'Las primeras páginas de este archivo no tienen ninguna cifra de una hoja de costos. Sube solo las páginas de la hoja de costos.',
  },
  SHEET_WITHOUT_TEXT: {
    en: 'There is no text to read in this file. Please upload a sharp, complete picture or the PDF of the fee sheet.',
    es: 'En este archivo no hay texto que leer. Sube una imagen nítida y completa o el PDF de la hoja de costos.',
  },
  SHEET_NOT_ENGLISH: {
    en: 'This fee sheet is not in English. Only fee sheets in English can be read.',
    es: 'Esta hoja de costos no está en inglés. Solo se pueden leer hojas en inglés.',
  },
  SHEET_WITHOUT_FIGURES: {
    en: 'None of the figures of a fee sheet were found in this file. Please check that it is the right one.',
    es: 'En este archivo no se encontró ninguna cifra de una hoja de costos. Comprueba que sea el correcto.',
  },
  SHEET_TOO_SLOW: {
    en: 'Reading this file takes too long. Please upload only the pages of the fee sheet.',
    es: 'Leer este archivo tarda demasiado. Sube solo las páginas de la hoja de costos.',
  },
  TOO_MANY_SHEETS_NOW: {
    en: 'Too many fee sheets are being read. Please try again in a moment.',
    es: 'Se están leyendo demasiadas hojas de costos. Inténtalo de nuevo en un momento.',
  },
  TOO_MANY_SHEETS_TODAY: {
    en: 'You have uploaded many fee sheets today. Please try again tomorrow.',
    es: 'Hoy subiste muchas hojas de costos. Inténtalo mañana.',
  },
  FIGURE_NOT_ON_SHEET: { en: 'A figure is not on the fee sheet.', es: 'Una cifra no está en la hoja de costos.' },
  FIGURE_WRONG: { en: 'Please check this figure: {figure}.', es: 'Revisa esta cifra: {figure}.' },
  NO_FIGURE_CONFIRMED: {
    en: 'Please confirm at least one figure of the fee sheet.',
    es: 'Confirma al menos una cifra de la hoja de costos.',
  },
  SHEET_MISSING: { en: 'Please upload a fee sheet file first.', es: 'Primero sube un archivo con la hoja de costos.' },
  LENDER_MISSING: {
    en: 'Please provide at least lender name and phone number.',
    es: 'Da al menos el nombre y el teléfono del prestamista.',
  },
  LENDER_PHONE: { en: 'Please check the phone number of the lender.', es: 'Revisa el teléfono del prestamista.' },
  LENDER_EMAIL: {
    en: 'Please check the email address of the lender.',
    es: 'Revisa el correo electrónico del prestamista.',
  },
  LENDER_WEBSITE: {
    en: 'Please check the website of the lender. It starts with https:// or is a name like lender.example.',
    es: 'Revisa el sitio web del prestamista. Empieza con https:// o es un nombre como lender.example.',
  },
  LENDER_NMLS: {
    en: 'Please check the NMLS number. It has at most 20 letters and digits.',
    es: 'Revisa el número NMLS. Tiene como máximo 20 letras y dígitos.',
  },
  LENDER_NAME: { en: 'Please check the name of the lender.', es: 'Revisa el nombre del prestamista.' },
  FIGURES_INVALID: { en: 'The figures are missing or not valid.', es: 'Faltan las cifras o no son válidas.' },
  SCRIPT_MISSING: { en: 'Please write a script first', es: 'Primero escribe un guion' },
  LANGUAGE_MISSING: { en: 'Please select a language for translation', es: 'Elige un idioma para la traducción' },
  EDIT_TIDIED: { en: 'Tidied spaces and punctuation.', es: 'Se ordenaron los espacios y la puntuación.' },
  EDIT_TWICE: { en: 'Removed repeated words.', es: 'Se quitaron palabras repetidas seguidas.' },
  EDIT_REPEATED: { en: 'Removed sentences that were said before.', es: 'Se quitaron frases que ya se habían dicho.' },
  EDIT_FEWER_WORDS: { en: 'Said it in fewer words.', es: 'Se dijo con menos palabras.' },
  EDIT_SPLIT: {
    en: 'Split long sentences, so that they are easier to say and to follow.',
    es: 'Se dividieron las frases largas para que sean más fáciles de decir y de seguir.',
  },
  EDIT_CALL_TO_ACTION: { en: 'Ended with a call to action.', es: 'Se terminó con una invitación a actuar.' },
  FACT_ADDRESS: { en: 'Address', es: 'Dirección' },
  FACT_STATUS: { en: 'Status', es: 'Estado' },
  FACT_PRICE: { en: 'Price', es: 'Precio' },
  FACT_BEDROOMS: { en: 'Bedrooms', es: 'Dormitorios' },
  FACT_BATHROOMS: { en: 'Bathrooms', es: 'Baños' },
  FACT_SIZE: { en: 'Size', es: 'Superficie' },
  FACT_LOT: { en: 'Lot', es: 'Terreno' },
  FACT_YEAR_BUILT: { en: 'Year built', es: 'Año de construcción' },
  FACT_PROPERTY_TYPE: { en: 'Property type', es: 'Tipo de propiedad' },
  FACT_DUES: { en: 'Association dues', es: 'Cuotas de la asociación' },
  FACT_GARAGE: { en: 'Garage', es: 'Garaje' },
  FACT_FEATURES: { en: 'Features', es: 'Características' },
  FACT_DESCRIPTION: { en: 'Description', es: 'Descripción' },
  FACT_OFFERED_BY: { en: 'Offered by', es: 'Ofrecida por' },

  LISTING_FOR_SALE: { en: 'for sale', es: 'en venta' },
  LISTING_FOR_RENT: { en: 'for rent', es: 'en alquiler' },
  LISTING_PENDING: { en: 'sale pending', es: 'venta pendiente' },
  LISTING_SOLD: { en: 'sold', es: 'vendida' },
  LISTING_AUCTION: { en: 'auction', es: 'subasta' },
  LISTING_OFF_MARKET: { en: 'off market', es: 'fuera del mercado' },
  LISTING_SHARE: { en: 'share', es: 'participación' },
  LISTING_COMING_SOON: { en: 'coming soon', es: 'próximamente' },

  PROPERTY_HOUSE: { en: 'house', es: 'casa' },
  PROPERTY_TOWNHOUSE: { en: 'townhouse', es: 'casa adosada' },
  PROPERTY_CONDO: { en: 'condo', es: 'condominio' },
  PROPERTY_APARTMENT: { en: 'apartment', es: 'apartamento' },
  PROPERTY_MULTI_FAMILY: { en: 'multi-family home', es: 'vivienda multifamiliar' },
  PROPERTY_MANUFACTURED: { en: 'manufactured home', es: 'casa prefabricada' },
  PROPERTY_LAND: { en: 'land', es: 'terreno' },
  PROPERTY_OFFICE: { en: 'office', es: 'oficina' },
  PROPERTY_RETAIL: { en: 'retail space', es: 'local comercial' },
  PROPERTY_WAREHOUSE: { en: 'warehouse', es: 'nave industrial' },
  PROPERTY_COMMERCIAL: { en: 'commercial property', es: 'inmueble comercial' },
  PROPERTY_ANY: { en: 'property', es: 'inmueble' },

  PRICE_PER_MONTH: { en: '{price} per month', es: '{price} al mes' },
  PRICE_PER_QUARTER: { en: '{price} per quarter', es: '{price} al trimestre' },
  PRICE_PER_YEAR: { en: '{price} per year', es: '{price} al año' },
  PRICE_PER_WEEK: { en: '{price} per week', es: '{price} por semana' },
  PRICE_PER_NIGHT: { en: '{price} per night', es: '{price} por noche' },
  PRICE_PER_SQUARE_FOOT_AND_YEAR: {
    en: '{price} per square foot per year',
    es: '{price} por pie cuadrado al año',
  },
  PRICE_PER_SQUARE_FOOT_AND_MONTH: {
    en: '{price} per square foot per month',
    es: '{price} por pie cuadrado al mes',
  },

  SIZE_SQUARE_FEET: { en: '{value} square feet', es: '{value} pies cuadrados' },
  SIZE_SQUARE_METERS: { en: '{value} square meters', es: '{value} metros cuadrados' },
  SIZE_ACRE: { en: '1 acre', es: '1 acre' },
  SIZE_ACRES: { en: '{value} acres', es: '{value} acres' },
  SIZE_HECTARE: { en: '1 hectare', es: '1 hectárea' },
  SIZE_HECTARES: { en: '{value} hectares', es: '{value} hectáreas' },
  OPEN_DIFFER: {
    en: 'The listing says different things. Please choose the right one.',
    es: 'El anuncio dice cosas distintas. Elige la correcta.',
  },
  OPEN_WEAK: { en: 'The listing only hints at this. Please check it.', es: 'El anuncio solo lo insinúa. Compruébalo.' },
  OPEN_RANGE: {
    en: 'The listing gives a range. Please say what holds for this home.',
    es: 'El anuncio da un rango. Di qué vale para esta vivienda.',
  },
  OPEN_FROM: {
    en: 'The listing gives only the lowest figure. Please say what holds for this home.',
    es: 'El anuncio solo da la cifra más baja. Di qué vale para esta vivienda.',
  },
  OPEN_CURRENCY: { en: 'The currency is not clear. Please check it.', es: 'La moneda no está clara. Compruébala.' },
  OPEN_PERIOD: {
    en: 'The listing does not say for which period this is paid. Please check it.',
    es: 'El anuncio no dice por qué período se paga. Compruébalo.',
  },
  OPEN_UNIT: {
    en: 'The unit is not clear. Please check the size.',
    es: 'La unidad no está clara. Comprueba el tamaño.',
  },
  OPEN_SIGN: {
    en: 'The sign of this amount is not clear. Please check it.',
    es: 'El signo de este importe no está claro. Compruébalo.',
  },
  OPEN_TICK: {
    en: 'It is not clear which box is ticked. Please check it.',
    es: 'No está claro qué casilla está marcada. Compruébalo.',
  },
  OPEN_APPROXIMATE: {
    en: 'The listing gives this only approximately. Please check it.',
    es: 'El anuncio solo lo da aproximadamente. Compruébalo.',
  },
  OPEN_SUM: {
    en: 'The listing adds two counts. Please say what holds.',
    es: 'El anuncio suma dos cantidades. Di cuál vale.',
  },
  OPEN_UNITS: {
    en: 'The listing describes several units. Please say what holds for this home.',
    es: 'El anuncio describe varias unidades. Di qué vale para esta vivienda.',
  },
  OPEN_IMPLAUSIBLE: { en: 'This is an unusual value. Please check it.', es: 'Es un valor poco común. Compruébalo.' },
  SOURCE_STRUCTURED_DATA: { en: 'the page’s own data', es: 'los datos propios de la página' },
  SOURCE_PAGE_DATA: { en: 'the data of the page’s program', es: 'los datos del programa de la página' },
  SOURCE_PAGE_TAGS: { en: 'page tags', es: 'etiquetas de la página' },
  SOURCE_VISIBLE_TEXT: { en: 'visible text', es: 'texto visible' },
  SOURCE_TYPED_TEXT: { en: 'typed text', es: 'texto escrito' },
} as const satisfies Readonly<Record<string, Word>>;
