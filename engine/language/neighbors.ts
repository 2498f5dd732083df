/** 'The association next door' is sued, votes and decides for itself. */
export const ofNeighbor =
  /\b(?:neighbou?r(?:ing)?|adjoining|adjacent|sister|another) (?:[a-z]+ )?(?:association|hoa|community|subdivision|condominium)(?:'s)?\b|\b(?:association|hoa|community|subdivision) (?:next door|across the (?:street|road|lake))\b/i;
