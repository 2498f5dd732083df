import type { Sentence } from '../model.ts';
import { regex } from '../regex.ts';

const verb =
  /(?:is|are|was|were|has|have|had|will|would|should|can|could|may|might|must|shall|does|do|did|needs?|wants?|requires?|plans|hopes|asks|proposes|suggests|recommends|considers|discusses|paid|held|sent|met|made|took|gave|[a-z]{3,}(?<!e)ed)/;
/** Who is none of those spoken of before: 'they', 'that' and 'which' go on with what was said. */
const subject =
  /(?:the|an?|our|their|your|each|every|some|many|most|several|both|one|no|[a-z]+s|\{n\d+\})(?: (?!and\b|or\b|that\b|which\b|who\b)[a-z'{}\d-]+){0,6}?/;
/** A clause with a subject of its own, which says nothing of the one before it: ', and owners may call the manager' */
const beside = regex`(?:,|;) (?:and |so )(?!that\b)(?=${subject} (?:also |now |then )?${verb}\b)|; (?=(?!this\b|that\b|these\b|those\b|such\b)${subject} (?:also |now |then )?${verb}\b)`;
/** A clause that tells of the one before it that it was talked of, and not what came of it. */
const spokenOf =
  /, which (?:(?:was|were|the [a-z]+ (?:has |have )?)(?:also |then |briefly )?|we (?:have )?)discussed\b(?! (?:whether|as|but)\b)[^,;]*$/;
const told = regex`\b(?:${verb}|totals?|stands?|remains?|comes?|goes?|owes?|shows?|holds?|ends?|costs?|pays?|rises?|increases?|amounts?|bears?|accrues?)\b`;
/** What makes all that follows uncertain, or somebody's words. */
const governs =
  /\b(?:if|unless|whether|when|propos\w+|consider\w*|suggest\w*|recommend\w*|would|could|should|might|may|ask\w*|discuss\w*|example|said|says|not)\b/;
/** '…; its term is two years' */
const goesBack = /^(?:it|its|they|their|them|he|she|his|her|this|that|these|those|such|which|both)\b/;

/**
 * The part of a sentence in its plain form that can narrow or deny what stands between `start` and `end`: without the clauses of
 * their own matter that go on behind it, or stand before it and end in a semicolon.
 */
export function ownClause(plain: string, start: number, end: number): string {
  const behind = beside.exec(plain.slice(end));
  const upTo = behind ? plain.slice(0, end + behind.index) : plain;
  // 'Pit bulls, and Dobermans must …' is one clause.
  const own = told.test(upTo) ? upTo : plain;
  const before = own.lastIndexOf('; ', start - 1);
  const apart = before > 0 && !governs.test(own.slice(0, before)) && !goesBack.test(own.slice(before + 2));
  return apart ? own.slice(before + 2) : own;
}

/** 'After a discussion of the trees, dues are …': what came before, and with a verb of its own what is so. */
const first =
  /^\W*(?:after|following|upon) [^,;:]{3,140}, (?!(?:and|or|but) )(?=(?:(?:as|in|at|if|under|per) [^,;:]{2,80}, )?(?:(?!\b(?:that|which|who|whose|if|whether) )[^,;:]){2,160}?\b(?:is|are|has|have|will|shall|must|may|cannot|can|needs?|bears?|requires?|consists?|covers?|does|do) )/;
/** What may be the matter of the clause before, by whatever name, or be done with it. */
const ofMatter =
  /\b(?:it|its|this|that|these|those|them|they|such|same|both|so|either|neither|one|motions?|matters?|items?|issues?|proposals?|requests?|ideas?|questions?|topics?|suggestions?|resolutions?|amendments?|measures?|plans?|changes?|increases?|raises?|amounts?|sums?|figures?|rules?|bans?|polic(?:y|ies)|budgets?|charges?|penalt(?:y|ies)|limits?|restrictions?|requirements?|borrowing|texts?|drafts?|options?|vot\w+|ballots?|decid\w+|decisions?|approv\w+|adopt\w*|ratif\w+|revisit\w*|reject\w*|fail\w*|tabled)\b/;
const modal = /\b(?:would|could|should|might|may(?! \{)|to be|if|unless|propos\w+|suggest\w*|draft)\b/;
const words = (text: string) => text.match(/[a-z]{4,}/g) ?? [];
/** What clauses of any matter have in common. */
const common =
  /^(?:the|and|are|with|board|directors|members|owners|committee|association|have|been|were|will|from|each|year)$/;

export interface Apart {
  /** The clause that tells what is so. */
  readonly main: Sentence;
  /** The clause of another matter before or behind it. */
  readonly other: Sentence;
}

/** Where in its plain form the first clause of a sentence ends or the last one begins, if that is of another matter than the rest. */
function partedAt(plain: string): { readonly at: number; readonly isFirst: boolean } | null {
  const ahead = first.exec(plain)?.[0];
  if (ahead) return { at: ahead.length, isFirst: true };
  const behind = beside.exec(plain);
  const aside = spokenOf.exec(plain);
  const at = aside?.index ?? behind?.index;
  if (at === undefined) return null;
  const [main, other] = [plain.slice(0, at), plain.slice(at)];
  if (!told.test(main) || modal.test(main)) return null;
  const shared = new Set(words(main).filter((word) => !common.test(word)));
  const isApart = !ofMatter.test(other) && !words(other).some((word) => shared.has(word));
  return aside || isApart ? { at, isFirst: false } : null;
}

const figure = /\{[a-z](\d+)\}/g;
const marks = /[,;]/g;
const count = (text: string) => text.match(marks)?.length ?? 0;

/**
 * The two parts of a sentence whose first or last clause is of another matter than the rest; null where it is of one, or may be.
 * The words of the other are blank, so that figures stay in their places.
 */
export function clausesApart(sentence: Sentence): Apart | null {
  const { plain, text, quantities } = sentence;
  const parted = partedAt(plain);
  if (!parted) return null;
  const { at, isFirst } = parted;
  const raw = plain.slice(0, at).replace(figure, (_, nth) => {
    const { start, end } = quantities[Number(nth)] ?? { start: 0, end: 0 };
    return text.slice(start, end);
  });
  const mark = [...text.matchAll(marks)][count(raw) - (isFirst ? 1 : 0)];
  if (!mark) return null;
  const cut = mark.index + (isFirst ? 1 : 0);
  const head = { ...sentence, plain: `${plain.slice(0, at)}.`, text: `${text.slice(0, cut)}.` };
  const tail = { ...sentence, plain: plain.slice(at), text: text.slice(cut).padStart(text.length) };
  return isFirst ? { main: tail, other: head } : { main: head, other: tail };
}
