import type { FactValue } from '#contract/analysis.ts';
import type { FactId } from '../../catalogue.ts';
import { isSaleForm } from '../../find/form-answers.ts';
import type { Candidate, ScanRule } from '../../find/pattern.ts';
import { hasBoxes, tickedIn } from '../../find/ticked.ts';
import { firstMoney, moneyOf } from '../../language/money-value.ts';
import { countOf, percentOf } from '../../language/values.ts';
import type { Sentence } from '../../model.ts';
import { regex } from '../../regex.ts';
import { periodIn } from '../dues/dues-amount.ts';

/** A field of a certificate or a questionnaire, read as one sentence. */
interface Field {
  /** In lower case, as `plain` has it. */
  readonly label: string;
  readonly said: string;
  /** 'Yes' or 'no' where the field begins with it. */
  readonly yes: boolean | null;
  readonly sentence: Sentence;
  /** The field right behind it that says how often its sum is paid. */
  readonly often: Sentence | undefined;
}

/** '4. Transfer fee: …', 'Transfer fee ........ …' */
const shape = /^\W*(?:\d{1,2}[.)] )?(?<label>[^:?\t{]{3,110}?)(?: ?\.{4,}|:|\?:?)\s*(?<said>[^\s.].{0,160})$/;
const opens = /^(?<word>yes|no|none|not (?:allowed|permitted)|prohibited|required|allowed|permitted)\b/;
const meansYes = /^(?:yes|required|allowed|permitted)$/;

/** How many lines behind a field may say how often its sum is paid. */
const linesAfter = 3;
const saysHowOften = /^(?:(?:payment|billing|dues|assessment) )?frequency(?: of [a-z]{3,12})?: ?[a-z-]+\W*$/;

function fieldOf(label: string, said: string, sentence: Sentence, sentences: readonly Sentence[]): Field {
  const word = opens.exec(said)?.groups?.word;
  const own = label.replace(/^\W*\d{1,2}[.)] /, '').trim();
  // Where both words stand, the box tells which of them is meant.
  const yes = hasBoxes(said) ? tickedIn(said) : word === undefined ? null : meansYes.test(word);
  const often = sentences
    .slice(sentence.index + 1, sentence.index + 1 + linesAfter)
    .find(({ plain }) => saysHowOften.test(plain));
  return { label: own, said, yes, sentence, often };
}

interface Reading {
  readonly fact: FactId;
  readonly label: RegExp;
  readonly value: (field: Field) => FactValue | null;
}

const isSo = ({ yes }: Field): FactValue | null => yes;
const figure = (kind: 'count' | 'percent', { said, sentence }: Field) => {
  const token = regex`\{${kind === 'count' ? 'n' : 'p'}(\d+)\}`.exec(said);
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

/** The one sum of a field, with the period that its words name. */
const sumIn = ({ label, said, sentence, often }: Field, per?: 'home') => {
  const sums = [...said.matchAll(/\{m(\d+)\}/g)].map(([, at]) => sentence.quantities[Number(at)]);
  return sums.length === 1
    ? moneyOf(firstMoney(sums.flatMap((one) => one ?? [])), {
        period: periodIn(`${label} ${said}`) ?? (per && periodIn(often?.plain ?? '')),
        per,
      })
    : null;
};

/** What fields are called in a paper for a sale alone. */
const readingsOfSale: readonly Reading[] = [
  {
    fact: 'assessment.regular',
    label:
      /^(?:current |regular |total |common )*(?:(?:monthly|quarterly|(?:semi-?)?annual|yearly|regular|common|hoa|association|condo) )+(?:dues|assessments?|fees?|charges?)(?: (?:for common expenses|amount))?(?: (?:is|are))?$/,
    value: (field) => {
      const sum = sumIn(field, 'home');
      return sum?.period ? sum : null;
    },
  },
  {
    fact: 'assessment.transfer_fee',
    label: /^(?:association |hoa )?transfer fees?(?: (?:payable|due|paid) to .{1,40})?$/,
    value: (field) => sumIn(field),
  },
  {
    fact: 'assessment.initial_contribution',
    label:
      /^(?:working )?capital (?:contribution|deposit)(?: (?:due|payable|collected) at closing)?(?: \(.{1,30}\))?$/,
    value: (field) => sumIn(field),
  },
  {
    fact: 'financial.reserve_cash',
    label: /\breserves?\b.*\b(?:balance|held|total|amount)\b|\b(?:amount|balance|total)\b.*\breserves?\b/,
    value: ({ said, sentence }) =>
      /^\W*\{m(\d+)\}/.test(said) ? moneyOf(sentence.quantities[Number(/\d+/.exec(said)?.[0])]) : null,
  },
  {
    fact: 'financial.delinquent_homes',
    label:
      /^(?:number of )?(?:units?|homes|lots|(?:unit |home)?owners)\b.*\b(?:delinquent|past due|in arrears)\b/,
    value: (field) => (/^\W*\{n\d+\}\W*$/.test(field.said) ? countOf(figure('count', field)) : null),
  },
  {
    fact: 'voting.declarant_control',
    label: /\b(?:developer|declarant|sponsor)\b.*\bin control of the (?:hoa|association|board)\b/,
    value: isSo,
  },
];

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
      yield { field: fieldOf(groups.label, groups.said, sentence, sentences), cited: [sentence] };
      continue;
    }
    const next = sentences[sentence.index + 1];
    if (next && sentence.plain.length <= 120 && /[?:]$/.test(sentence.plain) && next.plain.length <= 160)
      yield {
        field: fieldOf(sentence.plain.replace(/[?:]+$/, ''), next.plain, next, sentences),
        cited: [sentence, next],
      };
  }
}

/** What the fields of certificates, questionnaires and sheets of facts say in a word: 'Right of first refusal: No'. */
export const formFields: ScanRule = {
  facts: [...readings, ...readingsOfSale].map(({ fact }) => fact),
  *scan(doc): Generator<Candidate> {
    if (doc.type !== 'other') return;
    const asked = isSaleForm(doc) ? [...readings, ...readingsOfSale] : readings;
    for (const { field, cited } of fields(doc.sentences)) {
      for (const { fact, label, value } of asked) {
        const read = label.test(field.label) ? value(field) : null;
        if (read === null) continue;
        const besides = fact === 'assessment.regular' && field.often ? [field.often] : [];
        yield { fact, value: read, tier: 'told', ranges: [...cited, ...besides] };
      }
    }
  },
};
