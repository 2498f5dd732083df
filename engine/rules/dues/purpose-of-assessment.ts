/** What an assessment is for, as its sentence says; null where it doesn't say or only points back. */
export function purposeOf(text: string): string | null {
  const m =
    /\bfor the following purposes?(?: ?:| is| are)? ([A-Za-z][^.;$()?:]{3,80})/i.exec(text) ??
    /assess(?:ment|ments|ing)\b[^.;]{0,60}?\b(?:for|to (?:fund|support|pay for|pay|cover|replace|repair|finance|complete|fix|resurface|repave|restore|rebuild)) (?:the (?:purpose|cost) of )?(?:the )?(?!(?:for )?(?:it|this|that|them)\b)([A-Za-z][^.;,$()?:]{3,80})/i.exec(
      text,
    );
  const purpose = m?.[1]
    ?.replace(/^funding (?:of|for) (?:the )?/i, '')
    .replace(
      /\s+(?:(?:(?:was|were|is|are|in the amount|at|which|that|and was|has|will|would|must|may|went|goes|came|passed|failed|received|needs)\b|of (?=[$\d]|about\b|approximately\b|up to\b)).*|(?:(?:to|of|for|and|or|the|an?|in|by|with|from|on|up|not|as)\b\s*)+)$/i,
      '',
    )
    .trim();
  return purpose &&
    (m?.[1]?.length ?? 0) <= 80 && // What is longer was cut.
    !/^(?:(?:the )?(?:loan|property due|rest|remainder|balance|difference)\b(?! of)|each|every|all|any|20\d\d|one|lot|unit|the year)\b/i.test(
      purpose,
    )
    ? purpose
    : null;
}
