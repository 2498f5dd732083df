interface Waiting<Thing> {
  readonly account: string;
  readonly thing: Thing;
}

/**
 * A line in which accounts take turns: whoever brings one thing waits for one of each of the others, not for all that
 * somebody brought before. Of one account at most `perAccount` are out of the line at a time.
 */
export class FairLine<Thing> {
  readonly #perAccount: number;
  /** In the order of the accounts' turns. */
  readonly #waiting = new Map<string, Thing[]>();
  readonly #out = new Map<string, number>();

  constructor(perAccount = Number.POSITIVE_INFINITY) {
    this.#perAccount = perAccount;
  }

  join(account: string, thing: Thing): void {
    const own = this.#waiting.get(account);
    if (own === undefined) this.#waiting.set(account, [thing]);
    else own.push(thing);
  }

  /** Takes the thing whose turn it is out of the line, until `release` is called for its account. */
  take(): Waiting<Thing> | undefined {
    for (const [account, things] of this.#waiting) {
      const out = this.#out.get(account) ?? 0;
      if (out >= this.#perAccount) continue;
      const [thing, ...rest] = things;
      this.#waiting.delete(account);
      if (rest.length > 0) this.#waiting.set(account, rest);
      if (thing === undefined) continue;
      this.#out.set(account, out + 1);
      return { account, thing };
    }
    return undefined;
  }

  release(account: string): void {
    const out = (this.#out.get(account) ?? 0) - 1;
    if (out > 0) this.#out.set(account, out);
    else this.#out.delete(account);
  }

  /** Takes a thing out that waits no longer; false where it is not in the line. */
  leave(account: string, thing: Thing): boolean {
    const things = this.#waiting.get(account);
    if (!things?.includes(thing)) return false;
    const rest = things.filter((other) => other !== thing);
    if (rest.length > 0) this.#waiting.set(account, rest);
    else this.#waiting.delete(account);
    return true;
  }
}
