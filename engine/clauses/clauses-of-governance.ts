import { figure } from '../say/display.ts';
import { keyPoint } from '../say/saying.ts';
import type { Clause } from './clause.ts';
import { hearing } from './hearing.ts';
import { loserPays } from './loser-pays.ts';
import { rulesByBoard } from './rules-by-board.ts';

const directors = /\b(?:directors?|board|trustees)\b/;

/** How the community is run, beyond the catalogue's questions; and the general words at a document's end. */
export const clausesOfGovernance: readonly Clause[] = [
  {
    id: 'declaration.membership',
    cue: ['member'],
    needs: [
      /\b(?:every|each|all|the) (?:[a-z]+ ){0,2}(?:owners?|persons?|entity)\b[^.;]{0,200}\bmembers?\b/,
      /\b(?:shall (?:automatically )?be(?:come)?|is|are) (?:an? |deemed |automatically |also ){0,3}(?:mandatory )?members?\b/,
    ],
    unless: /\bboard\b|\bdirectors?\b|\bcommittee\b|\bfamily\b|\bmember in good standing\b/,
    says: keyPoint('low', 'Whoever owns a home here is a member.'),
  },
  {
    id: 'voting.one_vote',
    cue: ['vote'],
    needs: [
      /\{n\d+\} vote\b[^.;]{0,40}\b(?:each|every|per) (?:lot|unit|home|residence|townhome|membership)\b|\b(?:each|every) (?:lot|unit|home)\b[^.;]{0,40}\{n\d+\} vote\b/,
    ],
    unless: /\bclass b\b|\bno more than\b|\bcumulat|\bmortgage|\bno voting rights\b/,
    says: ({ plain, quantities }) => {
      const token = /\{n(\d+)\} vote\b/.exec(plain);
      const votes = token && quantities[Number(token[1])];
      return votes?.kind === 'count' && votes.value === 1 ? keyPoint('low', 'Each home has one vote.') : null;
    },
  },
  {
    id: 'board.developer_vetoes',
    cue: ['veto', 'disapprove'],
    needs: [
      /\b(?:declarant|developer)\b[^.;]{0,60}\b(?:veto|right to disapprove)\b[^.;]{0,20}\b(?:actions?|decisions?|power|the board)\b/,
    ],
    unless: /\bplans\b|\bno (?:[a-z]+ )?(?:veto|right)\b/,
    says: keyPoint('medium', 'The developer can, or could for a time, veto what the board decides.'),
  },
  rulesByBoard,
  hearing,
  {
    id: 'board.removal_of_directors',
    cue: ['remov'],
    needs: [
      /\bremov(?:e|ed|al)\b/,
      /\b(?:directors?|board|board members?)\b[^.;]{0,100}\b(?:may|shall|can) be removed\b[^.;]{0,120}(?:\b(?:vote|majority)\b|\{p\d+\})[^.;]{0,100}\b(?:members|owners|membership|association)\b|\b(?:members|owners)\b[^.;]{0,100}\b(?:may|can|right to) remove\b[^.;]{0,60}\b(?:directors?|board)\b/,
    ],
    unless:
      /\bofficers?\b|\babsen|\bdeclarant\b|\bcommittee\b|\bvote of the (?:other )?(?:members of the board|directors|board)|\bother members of the board\b/,
    says: keyPoint('low', 'Owners can vote a director out.'),
  },
  {
    id: 'meeting.special_meetings',
    cue: ['special meeting'],
    needs: [
      /\bspecial meetings?\b/,
      /\b(?:request|petition|demand|requested|application)\b[^.;]{0,160}\b(?:members|owners|membership|votes?)\b|\b(?:members|owners)\b[^.;]{0,160}\b(?:request|petition|demand)\b|\bcalled by\b[^.;]{0,160}(?:\{p\d|\{n\d)[^.;]{0,60}\b(?:members|owners|votes)\b/,
      /\{p\d|\{n\d/,
    ],
    unless:
      /\bnotice of\b[^.;]{0,40}\bspecial meeting|\bspecial meetings? of the board\b|\bdays'? notice\b|\bspecial assessment/,
    says: ({ quantities }) => {
      const shares = quantities.filter(({ kind }) => kind === 'percent');
      const [share] = shares;
      return keyPoint(
        'low',
        shares.length === 1 && share?.kind === 'percent' && share.form !== 'majority'
          ? `Owners with ${figure(share.percent)}% of the votes can call a special meeting.`
          : 'Owners can call a special meeting if enough of them ask.',
      );
    },
  },
  {
    id: 'board.action_without_meeting',
    cue: ['without a'],
    needs: [
      /\bwithout a (?:formal )?meeting\b/,
      /\b(?:directors|board)\b/,
      /\b(?:all (?:of )?the (?:directors|members of the board)|unanimous\w*|each director|every director)\b/,
    ],
    unless: /\bballot\b/,
    says: keyPoint('low', 'The board may act in writing, without a meeting.'),
  },
  {
    id: 'meeting.open_meetings',
    cue: ['open to', 'attend'],
    needs: [
      /\bmeetings?\b/,
      directors,
      /\bopen to (?:all |the )*(?:members|owners)\b|\b(?:members|owners) (?:may|shall be (?:permitted|entitled|allowed) to|have the right to|are welcome to) attend\b/,
    ],
    says: keyPoint('low', 'Owners may attend board meetings.'),
  },
  {
    id: 'board.unpaid_directors',
    cue: ['compensation', 'salary', 'remuneration'],
    needs: [
      /\bdirectors?\b/,
      /\b(?:no\b[^.;]{0,120}\b(?:directors?|members? of the board)\b[^.;]{0,100}|directors?\b[^.;]{0,140}\bnot\b[^.;]{0,60}|\bwithout (?:any )?|\bno )(?:compensation|salary|remuneration)\b/,
    ],
    unless:
      /\bmanager\b|\bmanaging agent\b|\bemployees?\b|\bcondemn|\bworkers?'? compensation|\bofficers? (?:shall|may) receive/,
    says: keyPoint('low', 'Directors serve without pay.'),
  },
  {
    id: 'board.vacancies',
    cue: ['vacanc'],
    needs: [
      /\bvacanc(?:y|ies)\b/,
      /\bvacanc(?:y|ies)\b[^.;]{0,200}\b(?:shall|may|will) be filled\b[^.;]{0,100}\b(?:board|directors?)\b|\bvacanc(?:y|ies)\b[^.;]{0,160}\b(?:remaining directors|board)\b[^.;]{0,40}\b(?:shall|may|will)\b[^.;]{0,40}\b(?:appoint|elect|fill)\b/,
    ],
    unless: /\bofficers?\b|\bany office\b|\bcommittee\b/,
    says: keyPoint('low', 'The board fills its own empty seats.'),
  },
  {
    id: 'board.nominations',
    cue: ['nominat'],
    needs: [/\bnominat(?:ing|ions?)\b/, /\b(?:committee|floor)\b/, directors],
    says: ({ plain }) =>
      keyPoint(
        'low',
        /\bfrom the floor\b/.test(plain)
          ? 'Candidates for the board can be named at the meeting.'
          : 'A committee names candidates for the board.',
      ),
  },
  {
    id: 'voting.ballots',
    cue: ['ballot'],
    needs: [
      /\belections?\b[^.;]{0,80}\bshall be (?:made |held |conducted )?by (?:secret |written )+ballots?\b/,
    ],
    says: ({ plain }) =>
      keyPoint(
        'low',
        /\bsecret\b/.test(plain)
          ? 'The board is elected by secret ballot.'
          : 'The board is elected by written ballot.',
      ),
  },
  {
    id: 'board.officers',
    cue: ['officers'],
    needs: [/\bofficers\b/, /\bpresident\b/, /\b(?:secretary|treasurer)\b/],
    says: keyPoint('low', 'It names the officers, such as the president and the treasurer.'),
  },
  {
    id: 'board.manager',
    cue: ['manage', 'managing'],
    needs: [
      /\b(?:manager|managing agent|management (?:company|agent|firm|agreement)|delegate the management)\b/,
      /\b(?:board|association|directors)\b[^.;]{0,140}\b(?:may|power|authori\w+|right)\b[^.;]{0,140}\b(?:employ|engage|hire|contract|retain|delegate)|^\W*(?:\w{1,4}[.)] )?(?:\([^)]*\) )?(?:to )?(?:employ|engage|hire) a manager\b|\bdelegated to a (?:manager|managing agent)/,
    ],
    unless: /\bnot (?:employ|engage|hire|contract)|\bterminat|\bfail/,
    says: keyPoint('low', 'The board may hire a manager.'),
  },
  {
    id: 'sale.told_of_sale',
    cue: ['sale', 'sell', 'transfer', 'convey'],
    needs: [
      /\b(?:sale|sell|sells|selling|transfer|conveyance|conveying)\b/,
      /\b(?:notify|written notice|give notice|furnish|advise|inform)\b/,
      /\b(?:owner|seller|purchaser|transferor|transferee|grantee)s?\b[^.;]{0,100}\b(?:shall|must|will)\b/,
      /\b(?:association|board|secretary)\b/,
    ],
    unless: /\bmortgage|\bforeclos|\brefusal\b|\bdeclarant\b|\bassessments?\b|\bproxy\b|\blease\b|\bbid\b/,
    says: keyPoint('low', 'The association must be told when a home is sold.'),
  },
  {
    id: 'board.indemnity',
    cue: ['indemnif'],
    needs: [
      /\bindemnif\w+\b/,
      /\b(?:association|corporation)\b[^.;]{0,60}\b(?:shall|may|will|agrees to)\b[^.;]{0,60}\bindemnify\b|\bindemnified by the (?:association|corporation)\b/,
      /\b(?:directors?|officers?|committee)\b/,
    ],
    says: ({ plain }) =>
      keyPoint(
        'low',
        /\bmay (?:[a-z]+ )?indemnify\b/.test(plain)
          ? 'The association may bear the costs of directors and officers who are sued over their work.'
          : 'The association bears the costs of directors and officers who are sued over their work.',
      ),
  },
  {
    id: 'declaration.without_end',
    cue: ['perpetual', 'perpetuity'],
    needs: [
      /\b(?:declaration|covenants?|restrictions)\b[^.;]{0,160}\bshall\b/,
      /\b(?:runs? with|bind(?:ing)?|in (?:full )?(?:force|effect)|in full force and effect)\b[^.;]{0,80}\b(?:perpetual(?:ly)?|in perpetuity)\b|\b(?:term|duration)\b[^.;]{0,60}\bperpetual\b/,
    ],
    unless:
      /\b(?:easements?|licen[cs]es?|existence|rights?[- ]of[- ]way|rule against)\b[^.;]{0,90}perpetu|\bperpetual (?:[a-z-]+,? ){0,4}(?:easements?|licen[cs]e|right)/,
    unlessFact: 'declaration.term',
    says: keyPoint('medium', 'The covenants have no end date. Ask what it takes to end them.'),
  },
  {
    id: 'dispute.who_may_enforce',
    cue: ['enforce'],
    needs: [
      /\benforce(?:d|ment)?\b/,
      /\bassociation,? (?:or|and) (?:any|each|every) (?:[a-z]+ )?owner\b|\bany (?:[a-z]+ )?owner\b[^.;]{0,120}\bshall have the right to enforce\b|\bby (?:the )?association or (?:by )?any (?:[a-z]+ )?owner/,
      /\b(?:proceedings?|equity|action|suit|in court)\b/,
    ],
    unless: /\bfail(?:ure|s|ed)?\b|\blien\b|\battorneys?'? fees\b/,
    says: keyPoint('low', 'The association and any owner may go to court to enforce the rules.'),
  },
  loserPays,
  {
    id: 'dispute.no_waiver',
    cue: ['waiver'],
    needs: [/\bwaiver\b/, /\benforce\b/, /\b(?:failure|delay|omission|forbearance)\b/],
    says: keyPoint('low', 'A rule that was not enforced before can still be enforced.'),
  },
  {
    id: 'declaration.severability',
    cue: ['invalid', 'unenforceable', 'void'],
    needs: [
      /\b(?:invalid\w*|unenforceable|void)\b/,
      /\b(?:no way|no wise|nowise|not) affect\b|\bremain in (?:full )?force\b/,
    ],
    says: keyPoint('low', 'If one rule is struck down, the others still hold.'),
  },
  {
    id: 'declaration.rights_of_lenders',
    cue: ['mortgage'],
    needs: [
      /\bmortgagees?\b[^.;]{0,200}\b(?:entitled to|right to receive|given|furnished)\b[^.;]{0,60}\b(?:notice|notification)\b|\bnotice\b[^.;]{0,60}\bto (?:each|any|all|such|the|every) (?:[a-z]+ ){0,2}mortgagees?\b/,
      /\b(?:defaults?|condemnation|delinquen\w*|lapse|terminat\w+|casualty|loss)\b/,
    ],
    unless: /\bforeclos\w+\b|\bowner shall\b/,
    says: keyPoint('low', 'Mortgage lenders can ask to be told of defaults and losses.'),
  },
  {
    id: 'declaration.dissolution',
    cue: ['dissol'],
    needs: [
      /\bdissolution\b|\bdissolved\b/,
      /\bassets\b/,
      /\b(?:dedicated|distributed|conveyed|granted|transferred|assigned)\b/,
    ],
    unless: /\bmarriage\b|\bpartnership\b|\bpecuniary\b|\binure\b/,
    says: keyPoint('low', 'It says what becomes of the common property if the association ends.'),
  },
  {
    id: 'declaration.federal_approval',
    cue: ['federal housing', 'veterans', 'fha', 'hud'],
    needs: [
      /\b(?:federal housing administration|veterans'? administration|department of veterans affairs|fha|hud)\b/,
      /\bapprov\w*\b/,
      /\b(?:annexation|amendments?|mergers?|dedication)\b/,
    ],
    says: keyPoint('low', 'Some changes need the approval of federal housing agencies.'),
  },
];
