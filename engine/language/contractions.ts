const whole: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
};
const contracted =
  /\b(?:(?:can't|won't|shan't)|((?:is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)(?=n't))n't|(?<=\b(?:you|we|they|it|that|there|he|she|i))'(ll|re|ve)|(?<=\b(?:it|that|there|here|he|she|what|who))'(s))\b/g;
const ends: Readonly<Record<string, string>> = { ll: ' will', re: ' are', ve: ' have', s: ' is' };

/** A sentence in its plain form as if nothing were contracted: "aren't allowed" is 'are not allowed'. */
export const withoutContractions = (plain: string): string =>
  plain.includes("'")
    ? plain.replace(contracted, (word: string, denied?: string, other?: string, is?: string) =>
        denied ? `${denied} not` : (whole[word] ?? ends[other ?? is ?? ''] ?? word),
      )
    : plain;
