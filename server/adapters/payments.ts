/** Takes the one-time payment. The checkout is stored by the server; a provider only says where to pay for it. */
export interface Payments {
  readonly name: 'sandbox';
  /** A new checkout's id, in the provider's form. */
  newId(): string;
  /** Where the browser pays. `origin` is this site's, without a slash at the end. */
  checkoutUrl(checkoutId: string, origin: string): string;
}
