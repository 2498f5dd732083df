import type { Prompt } from '#engine/second/prompt.ts';

/** What a model wrote and what its provider counted for it. */
export interface Said {
  readonly text: string;
  /** 'length' where it was cut short at the output limit. */
  readonly finish: 'stop' | 'length';
  /** Tokens; null where the provider counts none. */
  readonly usage: { readonly input: number; readonly output: number } | null;
  /** It was said before and kept: nothing was paid for it now. */
  readonly kept?: true;
}

/** A language model that answers one prompt at a time. */
export interface Model {
  /** As the operator named it. */
  readonly name: string;
  /** Where it is asked, without anything secret: kept answers of another address are not used. */
  readonly address: string;
  /** Tokens beyond those of an answer that it may use to think. */
  readonly roomToThink?: number;
  /** Rejects with a ModelTrouble where there is no answer. */
  ask(prompt: Prompt, signal?: AbortSignal): Promise<Said>;
}

/** Why there is no answer, in a sentence for the operator. It never holds the key nor text of a document. */
export class ModelTrouble extends Error {
  /** Whether asking again later may help. */
  readonly later: boolean;
  /** Milliseconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;
  /** The provider's status, where it answered with one. */
  readonly status: number | undefined;
  /** Nothing was sent: there was no connection. */
  readonly isUnsent: boolean;

  constructor(
    sentence: string,
    { later = false, retryAfter, status, isUnsent = false }: Partial<Omit<ModelTrouble, keyof Error>> = {},
  ) {
    super(sentence);
    this.name = 'ModelTrouble';
    this.later = later;
    this.retryAfter = retryAfter;
    this.status = status;
    this.isUnsent = isUnsent;
  }
}
