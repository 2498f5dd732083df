import { counted, figure } from '../say/display.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';
import { costsOfCollection } from './costs-of-collection.ts';
import { debtOfSellerPasses, debtOfSellerStays } from './debt-of-seller.ts';
import { fineOf } from './fines-of-one-rule.ts';
import { rightsSuspended } from './rights-suspended.ts';

const dues = /\b(?:assessments?|dues|installments?|charges?)\b/;
const late =
  /\b(?:unpaid|delinquen\w*|default\w*|not paid|past due|overdue|arrears|fail\w* to pay|failure to pay|when due)\b/;

const toImprove = /\bfor the (?:purposes?|sole purpose) of improving\b/;

const othersOfHome =
  /\b(?:guests?|famil(?:y|ies)|invitees?|tenants?|lessees?|renters?|occupants?|visitors?|licensees?|household|residents?|children)\b/;

/** What owners owe, what happens when they do not pay, and what the association may do with the money. */
export const clausesOfMoney: readonly Clause[] = [
  {
    id: 'assessment.interest_by_law',
    cue: ['interest'],
    needs: [
      /\binterest\b/,
      late,
      /\b(?:highest|maximum|greatest|legal|lawful)\b[^.;]{0,30}\brate\b|\brate\b[^.;]{0,30}\b(?:allowed|permitted|allowable|established|provided) (?:by|under)\b/,
    ],
    unless: /\{p\d|\busur/,
    unlessFact: 'assessment.interest_rate',
    says: ({ plain }) =>
      keyPoint(
        'medium',
        /\b(?:not (?:to )?exceed\w*|up to|no (?:more|higher|greater) than)\b/.test(plain)
          ? 'What you owe late grows by interest. Its rate may be as high as the law allows.'
          : /\b(?:highest|maximum|greatest)\b/.test(plain)
            ? 'What you owe late grows by interest at the highest rate that the law allows.'
            : 'What you owe late grows by interest at the rate that the law sets.',
      ),
  },
  costsOfCollection,
  debtOfSellerStays,
  debtOfSellerPasses,
  {
    id: 'assessment.first_mortgage_before_lien',
    cue: ['lien'],
    needs: [
      /\blien\b/,
      /\b(?:subordinate|inferior|junior|secondary)\b|\bsuperior to\b[^.;]{0,120}\bexcept\b/,
      /\b(?:mortgages?|deeds? of trust)\b/,
      /\bassessments?\b|\bassociation\b/,
    ],
    unless: /\bnot be (?:subordinate|inferior)/,
    says: keyPoint('low', "A first mortgage is paid before the association's lien."),
  },
  {
    id: 'assessment.no_escape_from_dues',
    cue: ['use', 'abandon'],
    needs: [/\b(?:non-?use|abandon\w*|not using)\b/, /\b(?:waive|exempt|escape|avoid|reliev|releas)/, dues],
    says: keyPoint('low', 'You owe dues even if you never use what they pay for.'),
  },
  {
    id: 'assessment.all_due_at_once',
    cue: ['accelerat', 'entire', 'full', 'whole', 'remaining', 'total'],
    needs: [
      /\baccelerat(?:e|ed|ion|ing)\b|\b(?:entire|full|whole|remaining|total) (?:unpaid |remaining |annual )?(?:balance|assessment|amount|installments)\b[^.;]{0,80}\b(?:immediately |at once )?due\b/,
      /\b(?:assessments?|dues|installments?)\b/,
      late,
    ],
    unless: /\bmortgage note\b|\bdirectors? (?:may|shall) be\b/,
    says: keyPoint('medium', "If you pay late, the rest of the year's dues can come due at once."),
  },
  {
    id: 'assessment.dues_set_by_board',
    cue: ['fix', 'establish', 'set the', 'set an', 'determine'],
    needs: [
      /^(?!.*\b(?:maximum|due dates?|if\b[^.;]{0,60}\bfails?|(?:not|(?:declarant|developer|owners|members|membership) (?:shall|may|will)) (?:fix|establish|set|determine)|(?:special|late|unpaid) (?:assessments?|charges?))\b).*\b(?:fix|establish|set|determine)\b (?:(?:the )?amounts? of (?:the )?|(?:the |each |an? )?(?:annual|yearly|regular|monthly|general) )(?:[a-z]+ ){0,5}?(?:assessments?|dues|charges)\b(?! (?:periods?|procedures?|years?)\b)/,
    ],
    about: /\b(?:board|directors|trustees)\b/,
    unless:
      /^(?!.*\bwithout\b[^.;]{0,60}\b(?:owners|members|membership)\b).*(?:\b(?:vote|approval|consent|assent|approved|ratif\w+|reject\w*)\b[^.;]{0,60}\b(?:owners|members|membership)\b|\b(?:owners|members|membership)\b[^.;]{0,40}\b(?:vote|approve|consent|ratify|reject)\b)/,
    unlessFact: 'assessment.increase_cap',
    says: keyPoint('medium', 'The board sets the dues. Ask how far it may raise them without a vote.'),
  },
  {
    id: 'assessment.late_fee_by_board',
    cue: ['late '],
    needs: [
      /\blate (?:payment )?(?:charges?|fees?)\b[^.;]{0,100}\b(?:determined|established|set|fixed)\b[^.;]{0,60}\bby the (?:board|directors|trustees)\b|\blate (?:charges?|fees?) as the board\b|\b(?:board|directors|trustees)\b[^.;]{0,140}\b(?:establish|set|fix|adopt|impose|promulgate|charge|determine)\b[^.;]{0,60}\blate (?:payment )?(?:charges?|fees?)\b|^\W*(?:\w{1,3}[.)] )?(?:establish|set|fix|impose) (?:an? |any )?(?:reasonable )?late (?:charges?|fees?)\b/,
    ],
    unless: /\{[mp]\d|\bnot (?:be )?(?:charge|impose|assess)/,
    unlessFact: 'assessment.late_fee',
    says: keyPoint('medium', 'If you pay late, you may owe a late fee that the board sets. Ask for it.'),
  },
  rightsSuspended,
  {
    id: 'fine.cost_you_cause',
    cue: ['willful', 'wilful', 'neglig', 'misconduct', 'caused', 'misuse'],
    needs: [
      /\b(?:willful|wilful|negligen\w+|misconduct|caused (?:by|through)|misuse)\b/,
      /\bneed for\b[^.;]{0,60}\b(?:maintenance|repair|replacement)s?\b[^.;]{0,100}\b(?:caused|willful|wilful|negligen\w+)|\b(?:owner|member)s?\b[^.;]{0,60}\b(?:shall be|is|are|be held) (?:[a-z]+ ){0,2}(?:liable|responsible)\b[^.;]{0,200}\b(?:caused by|willful|wilful|negligen\w+|misuse)/,
    ],
    unless:
      /\bcaused by (?:the |their |his )?(?:use|operation|driving|riding) of\b|\bindemnif|\bdirectors?\b|\bofficers?\b|\binsurer|\bassociation (?:shall|is|be) (?:not )?(?:be )?liable\b|\bdeclarant (?:shall|is) (?:not )?liable/,
    says: ({ plain }) =>
      keyPoint(
        'medium',
        /\b(?:pets?|dogs?|animals?)\b/.test(plain) &&
          !/\b(?:guests?|famil(?:y|ies)|tenants?|negligen\w+)\b/.test(plain)
          ? 'Damage that your pets cause can be charged to you.'
          : othersOfHome.test(plain)
            ? 'Damage that you, your family or your guests cause can be charged to you.'
            : 'Damage that you cause can be charged to you.',
      ),
  },
  {
    id: 'assessment.charged_to_one',
    cue: [
      'individual',
      'specific',
      'special individual',
      'benefited',
      'owner alone',
      'compliance',
      'against such',
      'against a particular',
    ],
    needs: [
      /\b(?:individual|specific|benefited|compliance|reimbursement|individual special|special individual|single[- ]benefit|default) assessments?\b|\bowner alone\b|\bspecifically assess/,
      /\b(?:may|shall|power|right|authority|authorized)\b[^.;]{0,100}\b(?:levy|levied|assess(?:ed)?|charged?|impose)\b/,
    ],
    // Where the regular assessments stand beside it, all kinds are only listed.
    unless:
      /\bmeans?\b|\bcreation of the lien\b|\bhereby covenants?\b|\bfails? to\b|\bfailed\b|(?<!\b(?:in addition to|besides|other than) (?:the |any )?)\b(?:general|regular|annual|base)(?:,| (?:[a-z]+ )?assessments?\b)/,
    says: ({ plain }) => {
      const what = [
        ...(/\bdamage/.test(plain) ? ['damage that you cause'] : []),
        ...(/\bcomplian|\bviolat|\bbreach/.test(plain)
          ? [
              /\bcosts?\b|\bexpenses?\b|\bincur|\breimburs/.test(plain)
                ? 'work to make your home meet the rules'
                : 'a charge for a broken rule',
            ]
          : []),
        ...(/\bfines?\b/.test(
          plain.replace(/\b(?:in addition to|besides|other than) (?:[a-z]+ )?fines?\b/g, ''),
        )
          ? ['fines']
          : []),
      ];
      const such = what.length > 0 ? `, such as ${what.join(' and ')}` : '';
      return keyPoint(
        'medium',
        `You alone can be charged for some costs${such} (an individual assessment). Read which.`,
      );
    },
  },
  {
    id: 'fine.power_to_fine',
    cue: ['fine'],
    needs: [
      /\b(?:board|association|directors|committee)\b[^.;]{0,140}\b(?:may|power|right|authori\w+|entitled)\b[^.;]{0,140}\b(?:impose|levy|assess)\w*\b[^.;]{0,60}\bfines?\b|^\W*(?:\w{1,4}[.)] )?(?:to )?(?:impose|levy|assess)\w* (?:[a-z]+ )?fines?\b|\blevy reasonable fines\b/,
    ],
    unless:
      /^(?!.*\b(?:violat|breach|non-?complian|rules|infraction|covenants))(?=.*\b(?:late charges?|non-?payment|delinquen\w*)\b)|\{m\d|\bno fines?\b|not be fined|\bcondemn|\bviolations?\b[^.;]{0,30}\bby (?:an? |any |the |such |his |their )?(?:owner'?s'? )?(?:tenant|lessee|renter)s?\b|\b(?:city|municipal|county|governmental?)\b/,
    unlessFact: 'fine.schedule',
    says: ({ plain }) => {
      const of = fineOf(plain);
      return keyPoint(
        'medium',
        `The board may fine owners who break the rules${of ? ` for ${of}` : ''}. Ask for its list of fines.`,
      );
    },
  },
  {
    id: 'assessment.uniform_dues',
    cue: ['uniform'],
    needs: [
      /\buniform\b/,
      /\bassessments?\b/,
      /\b(?:all|each|every) (?:lots?|units?|homes?|owners?|members?)\b/,
    ],
    unless: /\bexcept|\bclass\b|\bunless\b|not (?:be )?uniform/,
    says: keyPoint('low', 'Every home pays dues at the same rate.'),
  },
  {
    id: 'assessment.certificate_of_dues',
    cue: ['certificate', 'statement', 'estoppel', 'in writing'],
    needs: [
      /\b(?:certificate|statement|estoppel|in writing)\b/,
      /\b(?:assessments?|dues)\b/,
      /\b(?:have been paid|has been paid|unpaid|status of|setting forth|amount (?:due|owed|owing))\b/,
      /\b(?:request|demand)\b/,
    ],
    unless: /\bmortgagee shall\b|\bnotice of (?:default|lien|delinquency)\b|\bfinancial statement/,
    says: keyPoint(
      'medium',
      'The association tells in writing, when asked, what is owed on a home. Have the seller ask for it before you close.',
    ),
  },
  {
    id: 'assessment.purpose_of_dues',
    cue: ['exclusively', 'solely', 'only'],
    needs: [
      /\b(?:used|expended|levied)\b[^.;]{0,30}\b(?:exclusively|solely|only)\b|\b(?:exclusively|solely|only)\b[^.;]{0,20}\b(?:used|for|to)\b/,
      /\bassessments\b/,
      /\b(?:recreation|health|safety|welfare|maintenance|improvement|upkeep)\b/,
    ],
    unless: /\bspecial assessments?\b|\bexclusive use\b|\blimited common/,
    says: keyPoint('low', 'Dues may be spent only on the upkeep and the good of the community.'),
  },
  {
    id: 'reserves.reserve_fund',
    cue: ['reserve'],
    needs: [
      /\b(?:association|board(?: of directors)?)\b[^.;]{0,60}\b(?:shall|must)\b[^.;]{0,40}\b(?:establish|keep|maintain|set aside|provide for|create|fund)\b[^.;]{0,60}\breserves?\b|\b(?:assessments?|budget)\b[^.;]{0,60}\bshall include\b[^.;]{0,80}\breserves?\b/,
      /\b(?:repairs?|replac\w+|periodic|capital)\b/,
    ],
    unless: /\breserves? (?:the|to itself|unto)\b|\breserved\b|\bnot be required\b|\bworking capital\b/,
    says: (sentence) => {
      const { plain, quantities } = sentence;
      const share =
        /\{p(\d+)\} of (?:each |the |every |its )?(?:year'?s? |annual |yearly |total )*(?:budget|assessments?|income|dues)/.exec(
          plain,
        );
      const percent = quantities[Number(share?.[1] ?? -1)];
      const study = /\breserve (?:fund )?study\b[^.;]{0,80}\b(?:every|each) (?:\{d(\d+)\}|year)/.exec(plain);
      const span = quantities[Number(study?.[1] ?? -1)];
      const paid =
        percent?.kind === 'percent'
          ? ` At least ${figure(percent.percent)}% of ${/budget/.test(share?.[0] ?? '') ? "each year's budget" : 'the dues'} goes into it.`
          : '';
      const studied =
        span?.kind === 'duration' ? ` A reserve study is due every ${counted(span.count, span.unit)}.` : '';
      return keyPoint(
        'medium',
        `The association must keep a reserve for large repairs.${paid}${studied} Ask how full it is.`,
      );
    },
  },
  {
    id: 'records.yearly_accounts',
    cue: ['financial statement', 'annual report', 'audit', 'accounting', 'statement of'],
    needs: [
      /\b(?:financial statements?|annual report|audit(?:s|ed)?|annual accounting|statement of (?:income|receipts|account))\b/,
      /\b(?:annual|annually|each|every|fiscal|yearly)\b/,
      /\b(?:association|board(?: of directors)?|treasurer|corporation)\b[^.;]{0,80}\b(?:shall|must|will)\b[^.;]{0,60}\b(?:prepared?|cause|furnish|distribute)\b[^.;]{0,100}\b(?:audit\w*|financial statements?|annual report|accounting|statement of (?:income|receipts|account))\b/,
    ],
    unless: /\bmortgagee|\bmanager's\b|\bcommittee\b|\bif (?:so|such|requested)\b/,
    says: keyPoint('low', 'The association must draw up an account of its money each year.'),
  },
  {
    id: 'budget.yearly_budget',
    cue: ['budget'],
    needs: [
      /\b(?:association|board(?: of directors)?|directors)\b[^.;]{0,80}\b(?:shall|must|will)\b[^.;]{0,60}\b(?:prepare|adopt|establish|approve|send|distribute)\b[^.;]{0,60}\bbudget\b/,
      /\b(?:annual|annually|each|every|fiscal)\b/,
    ],
    says: keyPoint('low', 'The board draws up a budget each year.'),
  },
  {
    id: 'financial.may_borrow',
    cue: ['borrow'],
    needs: [
      /\bborrow(?:ing)? (?:such |any |the |additional |sufficient ){0,2}(?:mon(?:ey|eys|ies)|funds|sums?)\b/,
      /\b(?:association|board|directors|corporation)\b/,
    ],
    // What the reserves lend is no debt to others; what takes the developer's leave is no power yet.
    unless:
      /\b(?:may|shall|will|can) not,? without\b[^.;]{0,60}\b(?:sponsor|declarant|developer)|\bnot borrow|\bno (?:power|authority)|\bborrow\b[^.;]{0,24}\bfrom (?:[a-z]+ ){0,2}reserves?\b/,
    says: ({ plain }, next) => {
      const isVoted =
        (/\b(?:assent|consent|approval|vote)\b[^.;]{0,80}\b(?:members(?! of (?:the|its|such) board)|owners|membership)\b/.test(
          plain,
        ) &&
          !/\b(?:without|no|not requir\w+|need not)\b[^.;]{0,30}\b(?:assent|consent|approval|vote)\b/.test(
            plain,
          )) ||
        /^no such (?:mortgage|loan|borrowing|pledge|debt)s?\b[^.;]{0,120}\b(?:members|owners|membership)\b/.test(
          next,
        );
      const what = toImprove.test(plain) ? ' to improve shared property' : '';
      const terms = isVoted ? ' if enough owners agree' : '';
      return keyPoint('medium', `The association may borrow money${what}${terms}. Ask what it owes.`);
    },
  },
];
