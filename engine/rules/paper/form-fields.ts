import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../../catalogue.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { countOf, percentOf } from '../../language/values.ts';
import type { Sentence } from '../../model.ts';

/** A field of a certificate or a questionnaire, read as one sentence. */
interface Field {
  /** In lower case, as `plain` has it. */
  readonly label: string;
  readonly said: string;
  /** 'Yes' or 'no' where the field begins with it. */
  readonly yes: boolean | null;
  readonly sentence: Sentence;
}

const shape = /^\W*(?<label>[^:?\t{]{3,110})(?::|\?:?)\s*(?<said>\S.{0,160})$/;
const opens = /^(?<word>yes|no|none|not (?:allowed|permitted)|prohibited|required|allowed|permitted)\b/;
const meansYes = /^(?:yes|required|allowed|permitted)$/;

function fieldOf(label: string, said: string, sentence: Sentence): Field {
  const word = opens.exec(said)?.groups?.word;
  return { label: label.trim(), said, yes: word === undefined ? null : meansYes.test(word), sentence };
}

interface Reading {
  readonly fact: FactId;
  readonly label: RegExp;
  readonly value: (field: Field) => FactValue | null;
}

const isSo = ({ yes }: Field): FactValue | null => yes;
const figure = (kind: 'count' | 'percent', { said, sentence }: Field) => {
  const token = new RegExp(`\\{${kind === 'count' ? 'n' : 'p'}(\\d+)\\}`).exec(said);
  const quantity = token ? sentence.quantities[Number(token[1])] : undefined;
  return quantity?.kind === kind ? quantity : undefined;
};
const directors = (field: Field): FactValue | null => {
  const count = countOf(figure('count', field));
  return count !== null && Number.isInteger(count) && count >= 2 && count <= 21
    ? { min: count, max: count }
    : null;
};

const ofPets = /^(?:are )?pets(?: (?:allowed|permitted))?$/;
const mostPets = (field: Field): number | null => {
  const limited =
    /\{n\d+\} (?:max|maximum|pets?|limit)\b|\b(?:max|maximum|limit|up to)(?: of)? \{n\d+\}/.exec(field.said);
  return limited ? countOf(figure('count', { ...field, said: limited[0] })) : null;
};

/** What fields are called that ask for a fact of the catalogue. */
const readings: readonly Reading[] = [
  {
    fact: 'sale.right_of_first_refusal',
    label: /\bright of first refusal\b/,
    value: isSo,
  },
  {
    fact: 'occupancy.age_restricted',
    label: /\bage[- ]restrict\w+\b|\bsenior (?:housing|community)\b/,
    value: isSo,
  },
  {
    fact: 'insurance.owner_must_carry',
    label:
      /\b(?:ho-?6|owners?'?s? (?:own )?insurance)\b.*\brequired\b|\bowners? required to (?:carry|have|maintain) (?:ho-?6|insurance)\b/,
    value: isSo,
  },
  {
    fact: 'rental.short_term_prohibited',
    label: /\b(?:short[- ]term|nightly|vacation) (?:rentals?|leas(?:es|ing))\b.*\b(?:allowed|permitted)\b/,
    value: ({ yes }) => (yes === null ? null : !yes),
  },
  {
    fact: 'rental.cap',
    label:
      /^(?:rental|leasing|lease) (?:cap|limit|restrictions?)$|^max(?:imum|\.)? (?:percent(?:age)?|number|share) of (?:rentals|rented (?:units|homes|lots))$/,
    value: (field) => {
      const percent = percentOf(figure('percent', field));
      if (percent !== null && percent !== undefined) return { value: percent, unit: 'percent' };
      const count = countOf(figure('count', field));
      return count !== null && /^\{n\d+\} (?:units|homes|lots)\b/.test(field.said)
        ? { value: count, unit: 'homes' }
        : null;
    },
  },
  {
    fact: 'pets.max_count',
    label: ofPets,
    value: mostPets,
  },
  {
    fact: 'pets.allowed',
    label: ofPets,
    value: (field) =>
      field.yes === false
        ? 'no'
        : mostPets(field) !== null
          ? 'restricted'
          : /^yes\W*$/.test(field.said)
            ? 'yes'
            : null,
  },
  {
    fact: 'board.size',
    label: /^(?:(?:board|number) of )?(?:directors|board members)$|^board(?: size)?$/,
    value: directors,
  },
  {
    fact: 'vehicles.rv_boat_trailer',
    label:
      /^(?:rvs?|rv parking|rvs? (?:and|or|\/) boats?|boats? (?:and|or|\/) rvs?|recreational vehicles?)(?: parking)?(?: allowed)?$/,
    value: ({ yes }) => (yes === null ? null : yes ? 'allowed' : 'prohibited'),
  },
];

/** The field of a line, or of a question and the sentence after it. */
function* fields(sentences: readonly Sentence[]): Generator<{ field: Field; cited: readonly Sentence[] }> {
  for (const sentence of sentences) {
    const groups = shape.exec(sentence.plain)?.groups;
    if (groups?.label && groups.said) {
      yield { field: fieldOf(groups.label, groups.said, sentence), cited: [sentence] };
      continue;
    }
    const next = sentences[sentence.index + 1];
    if (next && sentence.plain.length <= 120 && /[?:]$/.test(sentence.plain) && next.plain.length <= 160)
      yield {
        field: fieldOf(sentence.plain.replace(/[?:]+$/, ''), next.plain, next),
        cited: [sentence, next],
      };
  }
}

/** What the fields of certificates, questionnaires and sheets of facts say in a word: 'Right of first refusal: No'. */
export const formFields: ScanRule = {
  facts: readings.map(({ fact }) => fact),
  *scan({ type, sentences }): Generator<Candidate> {
    if (type !== 'other') return;
    for (const { field, cited } of fields(sentences)) {
      for (const { fact, label, value } of readings) {
        const read = label.test(field.label) ? value(field) : null;
        if (read === null) continue;
        yield { fact, value: read, tier: 'told', ranges: cited };
      }
    }
  },
};
