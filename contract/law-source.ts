/** Publishers that print the text of statutes. */
const publishers: ReadonlySet<string> = new Set([
  'codes.findlaw.com',
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

/** Law firms, bar associations, associations of managers, and newspapers: they tell of a law, and are not its text. */
const accounts: ReadonlySet<string> = new Set([
  'beckerlawyers.com',
  'cai-illinois.org',
  'caionline.org',
  'chdblaw.com',
  'coultersierra.com',
  'counselourhoa.com',
  'dailynews.com',
  'dlawapc.com',
  'findhoalaw.com',
  'goodlaw.legal',
  'greensteinsellers.com',
  'hillwallack.com',
  'jdsupra.com',
  'lawgapc.com',
  'lawmtm.com',
  'mainebar.org',
  'markweinsteinlaw.com',
  'mulcahylawfirm.com',
  'nislick.com',
  'njlawblog.com',
  'rlf.com',
  'startribune.com',
  'thompson.law.pro',
  'uccai.com',
  'uww.wfgnationaltitle.com',
]);

/** Legislatures whose site is neither under .gov nor under .state.xx.us. */
const official: ReadonlySet<string> = new Set(['palegis.us']);

/** Where a law was read: on a site of the state, in a publisher's text, in an old copy, or in somebody's account. */
export type LawSource =
  | { readonly kind: 'official' | 'text' | 'account'; readonly host: string }
  | { readonly kind: 'copy'; readonly host: string; readonly year: string };

/** The host of an address of http or https without 'www.', in lower case; empty for any other text. */
export function hostOf(address: string): string {
  const [, host = ''] = /^https?:\/\/(?:[^/?#]*@)?([^/?#:@]+)/i.exec(address) ?? [];
  return host.toLowerCase().replace(/^www\./, '');
}

/**
 * What kind of source an address of http or https is. Null where it is none of those known: document hosts, search
 * pages and sites of unknown authors are not linked.
 */
export function lawSourceOf(address: string): LawSource | null {
  const host = hostOf(address);
  if (/[?&](?:keywords|query|search)=/.test(address)) return null;
  if (official.has(host) || /\.gov$|\.state\.[a-z]{2}\.us$/.test(host)) return { kind: 'official', host };
  if (publishers.has(host)) return { kind: 'text', host };
  if (accounts.has(host)) return { kind: 'account', host };
  const year = copies.get(host);
  return year === undefined ? null : { kind: 'copy', host, year };
}
