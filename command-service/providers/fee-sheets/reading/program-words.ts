/** Words that a loan program may consist of: no other text of a sheet is ever repeated. */
export const programWords =
  /^(?:(?:conventional|conv|conforming|jumbo|high|balance|fha|va|usda|fixed|rate|arm|sofr|adjustable|interest|only|year|yr|years|purchase|refinance|loan|mortgage|\d{1,2}|\d{1,2}\/\d{1,2}m?|mo\.?)[\s,-]*){1,8}$/i;
