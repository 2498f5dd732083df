/** A text of ours with its gaps filled: 'The last day is {day}'. A gap without a value stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
