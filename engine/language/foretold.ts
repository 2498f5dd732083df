/** Who expects, or what is expected, before the first sum: 'I anticipate a surplus of $4,200', 'should end the year with $30,000'. */
const foretold =
  /^(?:[^{]|\{(?!m\d)){0,300}?\b(?<!\bnot )(?:(?:anticipat|expect|forese|forecast|predict|hop)(?:e|es|s|ing|eing)? (?=[^.;,{]{0,80}\{m)|(?:projects|estimates) (?:that|a|an) |(?:we|association|hoa) (?:will|should) have (?=[^.;]{0,80}\b(?:year[- ]end|end of the (?:[a-z]+ )?year)\b)|(?:projected|estimated|expected|anticipated|forecast) to (?:be|have|hold|stand|end|finish|close|come)\b|(?:will|should|is|are|likely to) (?:likely |probably |going to )?(?:end|finish|close|ending|finishing) (?:up )?(?:the|this|our|out the) (?:[a-z]+ )?(?:year|quarter|month|season)\b)/;
const happened = /\b(?:as (?:we )?(?:anticipated|expected)|than (?:we )?(?:anticipated|expected))\b/;

/** Whether the sums of a sentence, in Sentence.plain, are what somebody expects and not what was. */
export const isForetold = (plain: string): boolean => foretold.test(plain) && !happened.test(plain);
