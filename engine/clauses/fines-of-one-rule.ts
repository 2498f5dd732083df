const ofThese = /\b(?:this|such) (?:section|policy|rule|article|violations?)\b|\bof these rules\b/;
const ofPets = /\b(?:remove|animals?|pets?|dogs?)\b[^.;]*\b(?:animals?|pets?|dogs?)\b/;
/** 'Owners, tenants, vehicles and pets': the rule is for more than one matter. */
const ofMore = /\b(?:vehicles?|parking|guests?|tenants?|noise|suspend\w*|tow\w*)\b/;

/** The matter of the one rule for which a sentence, in Sentence.plain, gives a fine: 'for violations of this section' among rules on pets; null where it gives it for all. */
export const fineOf = (plain: string): string | null =>
  ofThese.test(plain) && ofPets.test(plain) && !ofMore.test(plain) ? 'pets' : null;
