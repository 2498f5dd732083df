/** First match wins: many browsers call themselves by the names of others as well. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chrome OS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** In characters: no browser's name is longer, and a header may be. */
const longestName = 500;
const first = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** 'Firefox on Linux'; what is not known is left out, and all of it 'Unknown device'. */
export function describeDevice(userAgent: string): string {
  const named = userAgent.slice(0, longestName);
  const parts = [first(browsers, named), first(systems, named)].filter((part) => part !== undefined);
  return parts.join(' on ') || 'Unknown device';
}
