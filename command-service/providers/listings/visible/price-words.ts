import { regex } from '../../../../domain/regex.ts';

/** Labels in lower case that name the price. */
export const priceLabel = regex()`
  ^(?:
    (?:
      current |new |list(?:ed)? |listing |asking |sales? |purchase |offer(?:ed|ing)? |guide |total[ ]
      |reduced |home |our[ ]
    )*(?:price|asking)
    |price now|now|priced? (?:at|from)|asking rent|(?:monthly |base )?rent(?: / ?month)?
    |rental (?:price|rate)|(?:lease|rental) rate|rent per month|listed (?:at|for)
    |for (?:sale|rent)(?: at)?|offered (?:at|for)|offers (?:over|in (?:the region of|excess of)|around)
    |guide|precio(?: del inmueble)?|prix|preis|kaufpreis|prezzo|preço
  )$
`;

/** Labels in lower case of other amounts. */
export const notPriceLabel = regex()`
  stimate|^est\b|est\.|payment|tax|(?<=[a-z] )tx$|fees?\b|\bdues\b|\bhoa\b|assess|\bvalue\b|valuation
  |\bbid\b|deposit|insurance|income|\bsold\b|last |previous|\bwas\b|orig(?:inal)?\b|average|median
  |price ?(?:per|/)|/\s?(?:sq|sf|m²)|per (?:sq|m²|unit)|maintenance|mortgage|down\b|saving|cash ?back
  |commission|refund|budget|renovation|\bpet\b|\bcat\b|\bdog\b|parking|utilit|condo fee|strata|rates\b
  |ground rent|service charge|stamp duty|repair|cap rate|\bnoi\b|principal|interest|closing
  |price (?:cut|drop|change|reduction|history|range)|reserve|application|move-?in(?! ready)|charges?\b
  |rent zestimate|rental estimate|market rent|common charge|costs?\b|bills|hipoteca|gastos|cuota|comunidad
  |\bcam\b|warranty|points|credit|equity|proceeds|premium|^(?:r|c|g)v$|rateable|capital value|\bloan\b
  |(?:lot|space|site|pad|land) rent|\bsev\b|exemption
`;

/** Words before an amount, within its clause, that show that it is not the price. */
export const notBefore = regex('i')`
  \best\.?[^.;|]{0,40}$
  |\bput (?:about |over |nearly )?$
  |\b(?:
    [a-z]{0,8}stimated?|loan|(?:lot|space|site|pad|land|ground) rent|land lease|below|hoa|dues|fees?|tax(?:es)?|payment
    |mortgage|insurance|sold|last sold|bought|paid|purchased|deposit|income|expenses?
    |price (?:cut|drop|reduction|change)|bajada|rebaja\w*|tengo|otras casas|reduced by|was|then|from the original|similar
    |comparable|typical|includes|optional|adjacent|adjoining|additional|save|saving|over
    |(?:more|less) than|represented|assessed|average|median|per|appraised|valued?|value|worth|maintenance
    |bid|charge|rebate|grant|credit|budget|upgrades?|invest(?:ed|ment)|renovat\w+|spent|adding|bonus
    |incentive|commission|premium|down|balance|ow(?:ed|es?)|insured|cat rent|pet rent|pets?|parking
    |garage (?:space|stall|spot)|stall|storage|market(?! (?:at|for)\b)|sales? price (?:is|in|of)|homes? (?:in|nearby|around|here|like)
    |range|up to|under|utilities|month(?:ly)? (?:rent|income)|rented? (?:for|at)|unit \w{1,3}:? rent
    |reserve|(?:could|would) rent|rent from|build it|pre-?(?:approved|qualified)|approved|started|tops out
    |other (?:listing|home|house|unit|place)|unit (?:upstairs|downstairs|below|above)|furniture|package|slip|rent roll|gross rents?|rents|cap|noi|interest|closing|rv|cv|gv|rateable
  )\b[^.;|]{0,40}$
`;
/** Words behind an amount that show the same. */
export const notAfter = regex('i')`
  ^\s{0,2}(?!
    (?:with|plus|and|but|estimate (?:my|your|the)|get|see|view|calculate)\s
  )(?:[\w'-]+\.?\s){0,2}?
  (?:
    hoa|dues|fee|tax|payment|upgrade|renovation|credit|down\b|deposit|off\b|price (?:cut|drop)|below|less|as well
    |[a-z]{0,8}stimate|est\b|value[®™]|mortgage|insurance|rebate|bonus|cash ?back|median|average|nightly
    |assessed|closing|per year in|pet|cat|dog|bid|rent zestimate|application|parking|earnest|invested
    |premium|budget|in (?:\w+ ){0,2}(?:sales|volume|houses|homes|real estate|transactions)\b
  )
`;
/** Words before an amount that offer the home for it. */
export const offers = regex('i')`
  \b(?:
    asking|offered (?:at|for)|priced (?:at|to sell at)|list(?:ed|ing)?(?: it)? (?:price(?: is| of)?|at|for)
    |price(?:d)?(?: is| of)?|list is|for sale (?:at|for)|(?:on|to) (?:the )?market (?:at|for)|for rent (?:at|for)
    |rents? (?:is|for|at)|available (?:at|for)|listed for sale (?:in|on) [^.;$]{0,30} at|(?:mls|sheet|listing)\b[^.;]{0,20}\b(?:says?|shows?|has|lists?)|lp|came down to|dropped the (?:asking |list )?price to|yours for|(?:price )?(?:improved|adjusted) to|and ask(?:s|ing)?|as of (?:today|now|this \w+),? (?:it['’]s|it is)(?: at)?|guide price(?: of)?|now
    |(?:
      we(?:['’]d)?|they|sellers?|owners?
    ) (?:would )?(?:like|want|ask)(?: to (?:list|ask)(?: (?:at|for))?)?
    |^ask(?:ing)?(?: to (?:ask|get))?|(?:it['’]s|it is|we['’]re|we are|now|currently) (?:at|down to)
  )\s{0,2}:?\s{0,2}(?:only|just|now)?\s?$
`;
/** The price that a mail names as the one to use, whatever it was before. */
export const settled = regex('i')`
  \b(?:
    we(?:['’]ve| have)? (?:all )?(?:settled|agreed|decided|landed) on
    |(?:please|let['’]s) (?:use|go with)(?: the new (?:number|price|figure|one)\b[^.;$]{0,25})?
    |(?:go|goes|going|went|gone) (?:live|active|on the market)\b[^.;$]{0,25} at
    |(?:dropp?|lower|reduc|bring|com|cutt)ing (?:it |the price |us )?(?:down )?to
    |we['’]d like to (?:list|ask)(?: at| for)?|price (?:is|will be) now
  ):?\s$
`;
/** "If it has not sold by June", "we might": a price that may come. */
export const unsettled = /\b(?:if|unless|might|may(?! \d)|could|would|maybe|perhaps|thinking|consider\w*)\b/i;
/** Words before an amount that make it the least of a range. */
export const fromBefore = regex('i')`
  \b(?:
    from|desde|starting (?:at|from|in)|starts? at|as low as|priced from
    |(?:the )?(?:low|mid|high|upper)(?:\s(?:the))?|(?:buyer )?enquiries over|offers over|in excess of
    |offers in excess of|oieo|minimum|min\.?|at least
  )\s{0,2}(?:the\s)?(?:low|mid|high|upper)?\s?$
`;
