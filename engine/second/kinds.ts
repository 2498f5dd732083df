import type { DocumentType } from '#contract/document-type.ts';
import { allClauses } from '../clauses/all-clauses.ts';
import type { Clause } from '../clauses/clause.ts';
import { governing } from '../governing.ts';
import type { Saying } from '../say/saying.ts';
import { type Warning, warn } from '../weigh/risk-rule.ts';

/** What a clause of no kind that has words of ours is about: it is shown in the document's own. */
interface OwnWords {
  readonly id: `other.${string}`;
  /** What stands for it in the prompt. */
  readonly asks: string;
  /** What its sentence is said to be, when that is to be confirmed. */
  readonly statement: string;
  readonly about: Saying['about'];
}

/** A risk that a model may point at, in words of ours. */
export interface RiskKind {
  readonly id: `risk.${string}`;
  readonly asks: string;
  /** What says that it is so, more than what it is about: without it in its plain form, a sentence speaks for itself. */
  readonly sign: RegExp | null;
  /** The rules' risks that tell the same, by their ids. */
  readonly same: RegExp;
  /** The fact whose vetoes hold for it. */
  readonly vetoedAs: string;
  /** Null where the document's own sentence is shown. */
  readonly warning: Warning | null;
}

export type Kind =
  | { readonly of: 'clause'; readonly id: string; readonly clause: Clause }
  | { readonly of: 'own'; readonly id: string; readonly own: OwnWords }
  | { readonly of: 'risk'; readonly id: string; readonly risk: RiskKind };

const ownWords: readonly OwnWords[] = [
  {
    id: 'other.restriction',
    asks: 'something else that an owner may not do, or only within limits',
    statement: 'This limits what an owner may do.',
    about: 'restriction',
  },
  {
    id: 'other.duty',
    asks: 'something else that an owner must do',
    statement: 'This lays a duty on an owner.',
    about: 'key_point',
  },
  {
    id: 'other.cost',
    asks: 'something else that an owner must pay, or may be charged',
    statement: 'This makes an owner pay something.',
    about: 'key_point',
  },
  {
    id: 'other.right',
    asks: 'something else that the association or the developer may do to an owner or a lot',
    statement: 'This lets the association or the developer do something that touches an owner or a lot.',
    about: 'key_point',
  },
];

/** Never 'high': how grave a thing is, a model does not say. */
const riskKinds: readonly RiskKind[] = [
  {
    id: 'risk.lawsuit',
    asks: 'a lawsuit or claim by or against the association',
    sign: /\b(?:law ?suits?|suits?|sued|suing|litigation|claims?|plaintiffs?|defendants?|arbitration|legal action)\b/,
    same: /^risk\.(?:litigation|talk\.lawsuit)/,
    vetoedAs: 'litigation',
    warning: warn(
      'medium',
      'A lawsuit or claim may be under way.',
      'Ask for the papers, and what it may cost.',
    ),
  },
  {
    id: 'risk.extra_charge',
    asks: 'a special assessment that was levied or is expected',
    sign: /\b(?:special|one-time|additional|extra|emergency)\b.*\b(?:assess\w*|charge|levy|levied|contribution)\b/,
    same: /^risk\.(?:special_assessment|talk\.special_assessment)/,
    vetoedAs: 'special_assessment',
    warning: warn(
      'medium',
      'An extra charge may be coming.',
      'Ask how much your share is, and who pays it if you buy.',
    ),
  },
  {
    id: 'risk.large_repair',
    asks: 'a large or urgent repair of shared property that is needed',
    sign: /\b(?:repair\w*|replac\w*|rebuil\w*|resurfac\w*|repav\w*|fail\w*|damag\w*|leak\w*|deteriorat\w*|unsafe|crack\w*|rot\w*|structural|erosion)\b/,
    same: /^risk\.(?:repairs\.|talk\.repairs)/,
    vetoedAs: 'repairs.critical',
    warning: warn(
      'medium',
      'A large repair may be needed.',
      'Ask what it will cost, and whether the reserves can pay for it.',
    ),
  },
  {
    id: 'risk.debt',
    asks: 'a loan or other debt of the association',
    sign: /\b(?:loans?|borrow\w*|debts?|line of credit|note payable|owes)\b/,
    same: /^risk\.(?:financial\.loan|talk\.loan)/,
    vetoedAs: 'financial.loan',
    warning: warn(
      'medium',
      'The association may owe money.',
      'Dues pay it back. Ask how much is left, and for how long.',
    ),
  },
  {
    id: 'risk.short_of_money',
    asks: 'too little money: reserves that are short or used for other things, or costs above income',
    sign: /\b(?:deficit|short\w*|under-?funded|overspent|over budget|insufficient|exceed\w*|depleted)\b/,
    same: /^risk\.(?:reserves\.|budget\.|financial\.(?:thin_cash|net_income))/,
    vetoedAs: 'risk.short_of_money',
    warning: warn(
      'medium',
      'The association may be short of money.',
      'Ask what fills the gap. Dues may have to go up.',
    ),
  },
  {
    id: 'risk.owners_behind',
    asks: 'owners who are behind on their dues',
    sign: /\b(?:delinquen\w*|overdue|past due|arrears|unpaid|behind (?:on|in|with)|write-?offs?|bad debts?)\b/,
    same: /^risk\.financial\.(?:delinquen|overdue)/,
    vetoedAs: 'risk.owners_behind',
    warning: warn(
      'low',
      'Owners are said to be behind on their dues.',
      'Ask how many. The others make up the gap.',
    ),
  },
  {
    id: 'risk.insurance',
    asks: 'insurance that was lost, refused, cut or became much dearer',
    sign: /^(?=.*\b(?:insur\w*|premiums?|coverage)\b).*\b(?:lost|refus\w*|cut|cancel\w*|increas\w*)\b/,
    same: /^risk\.talk\.insurance/,
    vetoedAs: 'insurance.deductible',
    warning: warn(
      'medium',
      'There may be trouble with the insurance.',
      'Ask what the policy covers now and what it costs.',
    ),
  },
  {
    id: 'risk.ground',
    asks: 'flooding, landslides, pollution or another danger of the land',
    sign: /\b(?:flood\w*|landslides?|slid(?:e|es|ing)|eros\w*|sink ?holes?|subsidence|contaminat\w*|pollut\w*|mold|asbestos|radon|wildfires?|hazard\w*)\b/,
    same: /^$/,
    vetoedAs: 'use.drainage',
    warning: warn(
      'medium',
      'The land may be in danger.',
      'Ask what has happened, and what your own insurance covers.',
    ),
  },
  {
    id: 'risk.other',
    asks: 'another risk that a buyer should know of',
    sign: null,
    same: /^$/,
    vetoedAs: 'risk.other',
    warning: null,
  },
];

const known: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...allClauses.map((clause) => [clause.id, { of: 'clause', id: clause.id, clause }] as const),
  ...ownWords.map((own) => [own.id, { of: 'own', id: own.id, own }] as const),
  ...riskKinds.map((risk) => [risk.id, { of: 'risk', id: risk.id, risk }] as const),
]);

/** Clauses are asked of papers that lay down rules, risks of all. */
const isAskedOf = (type: DocumentType, { of }: Kind) => of === 'risk' || governing.includes(type);

/** The kind that a model names; undefined where a document of the type is not asked for it. */
export function kindOf(type: DocumentType, name: string): Kind | undefined {
  const kind = known.get(name);
  return kind && isAskedOf(type, kind) ? kind : undefined;
}

/** The kinds that a document of a type is asked for, as lines of a prompt. */
export function kindLines(type: DocumentType): string[] {
  const kinds = [...known.values()].filter((kind) => isAskedOf(type, kind));
  const clauses = kinds.filter(({ of }) => of === 'clause').map(({ id }) => id);
  const told = kinds.flatMap((kind) =>
    kind.of === 'own'
      ? [`${kind.id}: ${kind.own.asks}`]
      : kind.of === 'risk'
        ? [`${kind.id}: ${kind.risk.asks}`]
        : [],
  );
  return [...(clauses.length > 0 ? [clauses.join(', ')] : []), ...told];
}
