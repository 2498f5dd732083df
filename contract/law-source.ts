/** Publishers that print the text of statutes. */
const publishers: ReadonlySet<string> = new Set([
  'codes.findlaw.com',
  'colorado.public.law',
  'law.justia.com',
  'law.onecle.com',
  'lawserver.com',
  'oregon.public.law',
  'regulations.justia.com',
  'statutes.laws.com',
  'texas.public.law',
]);

/** Copies of state codes that are no longer brought up to date, and from when they are. */
const copies: ReadonlyMap<string, string> = new Map([['unicourt.github.io', '2022-23']]);

/** Legislatures whose site is neither under .gov nor under .state.xx.us. */
const official: ReadonlySet<string> = new Set(['palegis.us']);

/**
 * Paths of bills, amendments and proposals. A bill is not law, whatever site it stands on. Montana and Oregon keep their
 * codes under such a path.
 */
const bill =
  /\/bills?(?:[/_.]|$)|bill_?(?:status|text)|\/(?:ftp\/)?legislation\/\d+\/|legisnet|\/proposal|\/session\/|btcheck|\/legtext\/(?!.*\/laws\/)/i;
const code = /\/bills\/mca\/|\/bills_laws\/ors\//i;

/** True for an address of http or https at which a bill stands, enacted or not. */
export function isBill(address: string): boolean {
  const path = address.replace(/^https?:\/\/[^/]+/i, '');
  return bill.test(path) && !code.test(path);
}

/** Where a law was read: on a site of the state, in a publisher's text, or in an old copy. */
export type LawSource =
  | { readonly kind: 'official' | 'text'; readonly host: string }
  | { readonly kind: 'copy'; readonly host: string; readonly year: string };

/** The host of an address of http or https without 'www.', in lower case; empty for any other text. */
export function hostOf(address: string): string {
  const [, host = ''] = /^https?:\/\/(?:[^/?#]*@)?([^/?#:@]+)/i.exec(address) ?? [];
  return host.toLowerCase().replace(/^www\./, '');
}

/**
 * What kind of source an address of http or https is. Null where it is none of those known: bills, newspapers, law firms
 * and others who tell of a law, document hosts, search pages and sites of unknown authors are not linked.
 */
export function lawSourceOf(address: string): LawSource | null {
  const host = hostOf(address);
  if (/[?&](?:keywords|query|search)=/.test(address) || isBill(address)) return null;
  if (official.has(host) || /\.gov$|\.state\.[a-z]{2}\.us$/.test(host)) return { kind: 'official', host };
  if (publishers.has(host)) return { kind: 'text', host };
  const year = copies.get(host);
  return year === undefined ? null : { kind: 'copy', host, year };
}
