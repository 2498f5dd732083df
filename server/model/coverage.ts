import type { Asked, Found } from '#engine/second/asked.ts';

/** In which parts of a document a model was asked for each fact, and what it spoke of. */
export class Coverage {
  readonly #windows: number;
  readonly #asked = new Map<string, Set<number>>();
  readonly #spokenOf = new Set<string>();

  constructor(windows: number) {
    this.#windows = windows;
  }

  /** An answer that could be read. */
  add({ facts, window }: Asked, { spokenOf }: Found): void {
    for (const fact of facts) this.#asked.set(fact, (this.#asked.get(fact) ?? new Set()).add(window.index));
    for (const fact of spokenOf) this.#spokenOf.add(fact);
  }

  /** The facts that were asked in every part and that no answer spoke of, not even one that was dropped. */
  foundNothing(): string[] {
    const everywhere = [...this.#asked].filter(
      ([fact, windows]) => windows.size === this.#windows && !this.#spokenOf.has(fact),
    );
    return everywhere.map(([fact]) => fact);
  }
}
