/** What a meeting may do, as the first word of a motion. */
export const acts = new Set(
  `accept add adhere adjourn adopt allow amend apply appoint approve ask assess assign authorize award ban begin bill build
  buy call cancel change charge choose clean close collect commission conduct continue contract create cut decline delay deny
  designate disapprove discontinue dismiss donate elect eliminate end enforce engage establish exclude extend file fill fix
  form forward fund get give grant have hire hold impose improve include increase install invest issue join keep leave levy
  limit lower mail maintain make merge move name negotiate obtain open order paint pass pay permit plant post prepare proceed
  prohibit provide publish purchase pursue put raise ratify reappoint receive recommend reduce refer refund reimburse reinstate
  reject release remove renew repair repave replace request require rescind reserve restrict resurface retain review revise
  schedule seal select sell send set sign solicit spend start stop submit suspend table take terminate transfer trim turn
  update upgrade uphold use waive withdraw write`.split(/\s+/),
);
/** A thing that was put off or asked for: 'A request for a fence', 'Approval of the minutes', 'Clearing the trees'. */
const thing = /^(?:an? |the |approval of |[a-z]{2,}ing )/;

/** Whether the words of a decision name a thing, and no act. */
export const isThing = (what: string): boolean => /^(?:an?|the) /i.test(what);

/** Words behind which another clause has its own verb. */
const subordinate =
  /\b(?:that|which|who|whom|whose|if|when|where|until|till|unless|because|as|since|while|after|before|once|so|whether|what|how)\b/;
const finite =
  /(?<!\b(?:to|not) )\b(?:am|is|are|was|were|be|been|has|have|had|will|would|shall|should|can|could|may|must|does|did|do)\b/;
/** 'Use the yard firm and signed a contract': a telling of what was done is no part of what was moved. */
const toldOn =
  /(?:\b(?:and|then|but)|,) (?:then |also )?(?:(?:an owner|the (?:board|association|manager)) )?(?:[a-z]+ed|sent|paid|made|gave|took|said|wrote|i|he|she|they|it|we|you)\b/;
/** Two words that cannot follow each other, or that nothing can end with: some of the text is missing. */
const broken =
  /\b(?:to|of|by|with|for|from|the|an?) (?:by|of|for|with|and|or|from|the the|an? an?)\b|\b(?:the|an?|to|of|and|or|by|with|for|in|at|on|from|as|be)$/;

/**
 * Whether the words of a motion are whole in themselves, to stand after 'Motion carried:': one act ('Raise the dues to $90'),
 * or the name of one thing. Everything else is told in the document's own words.
 */
export function isPredicate(what: string): boolean {
  const text = what
    .replace(/ \(amended: ([^()]*)\)$/, ', $1')
    .replace(/[\s.…]+$/, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const own = text.replace(/^(?:to |not (?:to )?)/, '');
  const [first = ''] = /^[a-z-]+/.exec(own) ?? [];
  if (!acts.has(first.replace(/^re-/, '')) && !thing.test(own)) return false;
  const rest = own.slice(first.length);
  const main = rest.slice(0, subordinate.exec(rest)?.index);
  return !/[:;?!]|\.\s/.test(text) && !finite.test(main) && !toldOn.test(rest) && !broken.test(text);
}

/** Things that are named as known, where nothing behind the noun says which: 'the money', 'the time', 'those votes'. */
const asKnown =
  /\b(?<!\bof )(?:the|this|that) (?:money|amount|sum|spending|expenses?|expenditure|time|date|day|work|project|matter|issue|item|topic|request|proposal|options?|plan|offer|recommendations?|changes?|rest|balance)\b(?! (?:of|for|to|from|in|on|by|with|that|which|who|at)\b)|\b(?:these|those|such) (?!as\b)[a-z]+\b(?! (?:of|that|which|who|whose|with|for)\b)/i;
/** Things that were spoken of before, by the form of their name: 'letters be sent', 'the above slate', 'the bids submitted'. */
const spokenOf =
  /^([a-z]+s) be [a-z]+ed\b|\bthe above ([a-z]+)|\b(?:this|that) (committee|company|vendor|contractor|firm|person|area|rule|policy|responsibility)\b|\bcurrent (provider|vendor|company|contractor)\b|\b(contracts?|bids?|quotes?|proposals?|letters?) (?:submitted|presented|received|reviewed)[\s.…]*$/i;
/** The noun of such a thing. */
export const nounSpokenOf = (what: string) => spokenOf.exec(what)?.slice(1).find(Boolean);

/** 'It will be paid', 'Take them down': no noun stands before the pronoun that it could be of. */
const ofPronoun =
  /^(?:to )?(?:[a-z]+ ){0,2}(?:it|them|they(?! (?:would like|wish|want) to\b)|these|those)\b(?! (?:is|was) \w+ (?:that|to)\b)|^(?:this|that|it|they(?! (?:would like|wish|want) to\b)|these|those)\b|^(?:not )?(?:to )?(?:have|get|buy|hire|do) (?:one|any)\b(?! [a-z])/i;

/** 'Accept his bid', 'Accept their dues': whose, the words before say. */
const ofWhom =
  /^(?:to )?(?:accept|approve|adopt|pay|take|reject|decline|deny|grant|renew|review|use|table) (?:his|her|their)\b/i;
/** 'Raise to $1,500': of what, the words do not say. */
const objectless =
  /^(?:to )?(?:raise|increase|lower|reduce|cut|change|set|keep|leave|extend|hold|award|enforce) (?:to|from|by|at|until)\b|\bthe (?:lower|lowest|higher|highest|latter|former|same) be\b/i;
/** 'Mr. Roe asked to …': who did is no part of what hangs on the words before. */
const asker =
  /^(?:(?:Mrs?|Ms|Dr|Dir)\.? )?[A-Z][\w’'-]+ (?:asked|moved|proposed|suggested|want(?:s|ed)|requested)(?: that| to)? /;

/** Whether something is referred to somebody, and the words do not name it. */
export const isReferral = (what: string): boolean => /^(?:to )?refer (?:it |this )?to\b/i.test(what);

/** Whether the words of a decision cannot be understood without those before it. */
export const hangs = (what: string): boolean =>
  isReferral(what) ||
  objectless.test(what) ||
  ofWhom.test(what) ||
  asKnown.test(what) ||
  spokenOf.test(what) ||
  ofPronoun.test(
    what
      .replace(/^\W+/, '')
      .replace(asker, '')
      .replace(/^those [a-z]+ (?:that|who)\b/i, ''),
  );

/** A decision not to do something answers what was asked before it. */
export const isAgainst = (what: string): boolean => /^not (?:[a-z]+ing|to [a-z]+)\b/i.test(what);

/** Words of a vote: without any of them nobody moved. */
export const putToVote =
  /\bmotion\w*|\bmove[ds]?\b|\bsecond(?:ed|s)?\b|\b2nd(?:ed)?\b|\bvot(?:e[sd]?|ing)\b|\bballots?\b|\bcarried\b|\bpasse[sd]\b|\bm[/-]?s[/-]?[cpau]\b|\bayes?\b|\bunanimous\w*|\bin favor\b|\bresolved\b|\b\d{1,3} ?[-–] ?\d{1,3}\b/i;
