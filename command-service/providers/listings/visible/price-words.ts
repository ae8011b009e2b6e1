/** Labels in lower case that name the price. */
export const priceLabel =
  /^(?:(?:current |new |list(?:ed)? |listing |asking |sales? |purchase |offer(?:ed|ing)? |guide |total |reduced |home |our )*(?:price|asking)|price now|now|priced? (?:at|from)|asking rent|(?:monthly |base )?rent(?: \/ ?month)?|rental (?:price|rate)|(?:lease|rental) rate|rent per month|listed (?:at|for)|for (?:sale|rent)(?: at)?|offered (?:at|for)|offers (?:over|in (?:the region of|excess of)|around)|guide|precio(?: del inmueble)?|prix|preis|kaufpreis|prezzo|preço)$/;

/** Labels in lower case of other amounts. */
export const notPriceLabel =
  /zestimate|estimate|^est\b|est\.|payment|tax|fees?\b|\bdues\b|\bhoa\b|assess|\bvalue\b|valuation|\bbid\b|deposit|insurance|income|\bsold\b|last |previous|\bwas\b|orig(?:inal)?\b|average|median|price ?(?:per|\/)|\/\s?(?:sq|sf|m²)|per (?:sq|m²|unit)|maintenance|mortgage|down\b|saving|cash ?back|commission|refund|budget|renovation|\bpet\b|\bcat\b|\bdog\b|parking|utilit|condo fee|strata|rates\b|ground rent|service charge|stamp duty|repair|cap rate|\bnoi\b|principal|interest|closing|price (?:cut|drop|change|reduction|history|range)|reserve|application|move-?in(?! ready)|charges?\b|rent zestimate|rental estimate|market rent|common charge|costs?\b|bills|hipoteca|gastos|cuota|comunidad|\bcam\b|warranty|points|credit|equity|proceeds|^(?:r|c|g)v$|rateable|capital value/;
