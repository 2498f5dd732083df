/** What the developer or the association may still do frees no owner. */
export const exceptBuilders =
  '(?:excluding|except(?:ing)?|other than|with the exception of)(?: (?!(?:and|or|with|in|on|at|areas?|places?|approv\\w+|consent\\w*|permi\\w+|authori\\w+)\\b)[a-z]+){0,6} (?:declarant|developer|builder|association)s?\\b(?: (?:or|and) (?:its|the|their) [a-z]+(?: of (?:the )?(?:declarant|developer|builder))?)?(?: (?:during|while|for|in|as) [^,;.]{0,70})?';
