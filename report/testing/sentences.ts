const fewestWords = 4;

/** The sentences of a text without case and spacing. Labels and values, which end in no mark, are none. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\n|(?<=[.?!])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(' ').length >= fewestWords);
}

/** One sentence of a document may limit two things, and is then quoted at both. */
const quotesDocument = /^the text (?:says|begins|adds): “/;

/** What stands more than once in a list, each once; what is quoted of the document is no statement of ours. */
export const repeated = (list: readonly string[]): string[] => [
  ...new Set(list.filter((one, index) => list.indexOf(one) !== index && !quotesDocument.test(one))),
];
