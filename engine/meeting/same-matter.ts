/** The words by which two tellings of a matter are known as the same, cut to stems. */
export const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d+/g) ?? [])
      .filter(
        (word) =>
          !/^(?:the|to|of|and|be|is|are|as|it|in|on|at|by|for|an|or|that|this|with|from|was|were|have|been|they|so|board|meeting)$/.test(
            word,
          ),
      )
      .map((word) => word.replace(/(?<=[a-z]{3})s$/, '').slice(0, 6)),
  );

export const shares = (a: Set<string>, b: Set<string>) => [...a].some((word) => b.has(word));

export function same(a: Set<string>, b: Set<string>): boolean {
  const both = [...a].filter((word) => b.has(word)).length;
  // 'Approve the minutes' is the motion to approve the minutes of May that was told before.
  if (a.size === 2 && both === 2 && a.has('minute')) return true;
  return both > 0 && both / (a.size + b.size - both) >= 0.6;
}
