import type { FactId } from '../catalogue.ts';
import { monthNames } from '../language/month-names.ts';
import {
  notOfAmending,
  notOfDuration,
  notOfNextMeeting,
  notOfRefusal,
  notOfRepairs,
  notOfSuits,
} from './other-senses.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { member, type WordsOfFact, words } from './words-of-fact.ts';

const vote = 'vote|votes|assent|approv|consent|affirmative|majority|signed';

/** How the association is run, and what a meeting did. */
export const wordsOfGovernance: Readonly<Partial<Record<FactId, WordsOfFact>>> = {
  'amendment.declaration_vote': words(
    'amend, amended, amendment, amending, modif, altered, changed, rescind, to change, change said, change these, change the, revoke, revoked, waived, annulled, supersede, change of these',
    `instrument signed|signed by|affirmative vote|written consent|vote of|approval of|consent of|agreed to, ${member}, declaration|covenant|restriction|covenants, not less than|at least|majority|two-thirds|three-fourths, may be amended|be amended|amended by|to amend|to change, record`,
    {
      takes: 'p',
      unlike: 'bylaws, by-laws, mortgagee, articles, secretary of housing, veterans, fha',
      senses: notOfAmending,
    },
  ),
  'amendment.bylaws_vote': words(
    'amend, amended, amendment, amending, altered, repeal, rescind, revised by, changed by, revise these',
    `bylaws|by-laws|by laws|code of regulations, may be amended|be amended|amended by|altered|repealed, ${vote}, ${member}|directors, quorum|meeting|person or by proxy|regular or special`,
    {
      takes: 'p',
      unlike: 'declaration, covenant, mortgagee, veterans, articles',
      senses:
        /\bamended (?:and restated|\{t|by-?laws\b)|\bamendments? thereto\b|\bamend\w* (?:of |to )?the articles\b/,
    },
  ),
  'declaration.term': words(
    'run with, term, duration, effect for, binding, in force, period of, expire, effective until, perpetual, perpetuity, forever, bind until',
    'run with the land|run with|binding|in force|in effect|effective, covenants|restrictions|declaration|conditions, term of|period of|years from|date, recorded, successive|automatically|extended',
    {
      takes: 'dt',
      unlike: 'lease, director, officer, notice, mortgage, easement, contract',
      senses: notOfDuration,
      enough:
        'runs? with[^.;]{0,120}perpetu, bind\\w*[^.;]{0,120}perpetu, in (?:effect|force)[^.;]{0,80}perpetu, runs? forever, run(?:s|ning)? with (?:and bind )?the (?:land|property|lots|title)',
      shown: 'covenant, restriction, declaration, conditions, amendment',
    },
  ),
  'declaration.renewal': words(
    'successive, automatically, extended, renew, renewed, extension',
    'successive|successive periods|automatically extended|automatically|renewed, covenants|restrictions|declaration, periods of|period of|years, unless|instrument|terminated',
    { takes: 'd', unlike: 'lease, insurance, contract, policy, deemed approved' },
  ),
  'sale.right_of_first_refusal': words(
    'first refusal, first option, first right, right of refusal, rights of refusal, right of prior, option to buy, offer to the association, offered to the association, right to purchase, option to purchase, right of first, refusal, repurchase, prior opportunity, preemptive, approval of sale, bona fide offer, without restriction',
    'first refusal|first option|right of first, sale|sell|purchase|transfer, owner|association|board|unit owner, offer|days|terms, lot|unit',
    { unlike: 'entry, vote', senses: notOfRefusal },
  ),
  'dispute.arbitration': words(
    'arbitrat, mediat, dispute resolution, resolution of disputes, resolve disputes, resolve any dispute, internal dispute, idr, conciliat, alternative dispute, adr, disputes',
    'arbitration|mediation|mediator|arbitrator|alternative dispute, dispute|claim|claims|controversy, shall|must|may|required|not be required, before|prior to|litigation|court|lawsuit, binding|submit|submitted, party|parties',
    {
      unlike: 'insur, party wall',
      senses:
        /^.*(?:\binstitut\w*,? defend\b|\blegal standing\b|\bstanding to institute\b|\bprevailing party\b|\bpurpose of (?:filing|pursuing)\b|\barising out of arbitration\b).*$/,
    },
  ),
  litigation: words(
    'litigation, lawsuit, lawsuits, suit, suits, suing, sued, pending claim, claim against, claim was denied, plaintiff, defendant, sued, settlement, settled, legal proceed, construction defect, judgment, legal case, legal means, pending legal matter, civil action, legal action, complaint filed, complaint was filed, filed a complaint, claim filed, filed a claim, small claims, mediation, trial, counterclaim, lawyer wrote, attorney wrote, unlawful detainer, sue the, sue us, could sue, may sue, might sue, to sue for',
    'pending|filed|threatened|settled|trial|judge|sued, against|versus, association|hoa, court|attorney|lawyer|case, status|update|settlement',
    {
      unlike: 'assessment, indemnif, costs of suit, officer',
      says: saidOtherwise.litigation,
      shownInRules:
        'pending lawsuit, lawsuits? (?:was|were|is|are|filed|against|pending), litigation (?:is|was|are) pending, pending litigation (?:against|with|between), been sued, was sued, were sued, plaintiff, filed suit, suit was filed, pending claim, class action, civil action no, case no, construction defect',
      enough: 'lawyer wrote, attorney wrote',
      senses: notOfSuits,
    },
  ),
  'board.size': words(
    'directors, board of, executive board, governing board, board consist, board compos, board shall consist, trustees, managers, governors, board members, members of the board',
    'consist|composed|number of directors|managed by|comprised|governed by|affairs, not less than|no fewer|more than|at least|between, three|five|seven|nine|persons|members, board|board of directors|directors, initial|elected',
    {
      takes: 'n',
      unlike: 'quorum, term, committee, notice, meeting, vacancy, officers, removed, nominat, compensation',
      shown:
        'consist, compos, compris, number of, managed by, governed by, not less than, not fewer than, no fewer, no less, at least, up to, board of \\{n, \\{n\\d+\\} (?:[a-z]+ ){0,2}(?:directors|persons|members|trustees|managers|governors)',
    },
  ),
  'board.term': words(
    'term, terms, directors, trustees, board members, hold office, years',
    'term of|terms of|for a term|office for|serve for|year term|hold office|years each, director|directors|trustees|board, elected|elect|election|successor|serve, staggered|expire|expires|one-third|annual meeting',
    {
      takes: 'dn',
      shown: 'term, hold office, holds office, serve, elected for, elected annually, year',
      unlike:
        'officer, officers, committee, removed, vacancy, contract, lease, mortgage, president, covenants',
      // Who is a member for how long, and a lease.
      senses:
        /^(?!.*\b(?:offices?|elect\w*|serv(?:es?|ed|ing)|vacanc\w+|staggered)\b).*\b(?:memberships?|lease terms?|tenants?)\b.*$/,
    },
  ),
  'meeting.annual': words(
    'annual meeting, annual membership meeting, annual general me, yearly meeting, annual members meeting, annual member meeting',
    `annual meeting of|annual meeting shall|regular annual|annual meetings, held|shall be held, members|association|owners, monday|tuesday|wednesday|thursday|friday|saturday|sunday|${monthNames}|anniversary|same day, first|second|third|fourth|each year|of each, hour|place|time`,
    { takes: 'tc', unlike: 'directors, quorum, elected, term, budget, notice' },
  ),
  'meeting.notice': words(
    'notice',
    'notice of|written notice|notice shall|notices of, meeting|meetings, before|prior|advance|in advance, mail|mailing|deliver|given|sent, member|members|owner, not less|less than|more than|at least, purpose|place',
    {
      takes: 'd',
      shown:
        'meeting of the members, meetings of the members, meeting of members, meetings of members, members, member, owners, owner, annual meeting, special meeting',
      unlike:
        'board of directors, board meeting, violation, hearing, default, mortgagee, regular meetings, director',
    },
  ),
  'quorum.members': words(
    'quorum',
    'constitute|constitutes|presence|quorum shall, member|members|owners|votes|membership, person|proxy|proxies|entitled to cast|entitled, percent|one-third|one-tenth|majority, meeting',
    {
      takes: 'p',
      enough: 'constitute a quorum, constitutes a quorum',
      shown: 'member, members, membership, owner, owners, vote, votes, class, voting power',
      unlike: 'directors, board, required quorum, subsequent, adjourn',
    },
  ),
  'quorum.reduced': words(
    'quorum',
    'required quorum at|one-half|reduced|subsequent meeting|second meeting|adjourned|adjourn|another meeting|preceding meeting|reconvened, not present|lack|absence|less than|fails|not attained, meeting|called, member|members|votes',
    {
      takes: 'p',
      beside: 'subsequent, second, adjourn, another, reduced, one-half, half, preceding, reconven',
      unlike: 'directors, board',
    },
  ),
  'voting.proxy_allowed': words(
    'proxy, proxies',
    'by proxy|in person or by|person or by proxy|may vote|vote by proxy|proxies shall|written proxy, member|owner|members, writing|written|filed|secretary, vote|votes|voting, revocable|cease|appoint|eleven months',
    { unlike: 'quorum, directors, notice' },
  ),
  'voting.declarant_control': words(
    'declarant, developer, class b, grantor, builder, sponsor, period of control, special declarant',
    'class b|declarant control|control period|period of|control of, appoint|elect|remove|right to, votes|vote|three votes|members of the board|directors|board, cease|converted|terminate|until|earlier|turnover|transition|happening, percent|lots|units',
    {
      unlike: 'easement, amend, assessment, annex, mortgage, warranty, insurance',
      // Of a trust, and of a county's index.
      senses: /\bgrantors?(?:'s)? (?:trusts?|tax(?:es)?)\b|\bgrantor ?\/ ?grantee\b/,
    },
  ),
  'voting.cumulative': words(
    'cumulative, cumulate, cumulatively, cumulated, accumulate, all of his votes, all votes for one',
    'cumulative voting|cumulate, not permitted|permitted|prohibited|allowed|no, election|directors, votes',
    { unlike: 'remedies, rights' },
  ),
  'records.inspection': words(
    'inspect, inspection, books and records, books of account, records, examine, examination',
    'inspection by|inspect|examine|inspection, books|records|papers|documents|books and records, member|members|owner|owners, reasonable|business hours|copies|copy|available|request|during, principal office|cost, mortgagee',
    {
      beside:
        'inspection, inspected, inspect, examin, available, copy, copies, access, open, review, produce, furnish',
      unlike: 'audit, recorded, building, entry, lot, engineer, minutes, construction',
      senses: /\binspectors?\b|\brecords and seal\b|\bexamin\w*(?: of)? (?:the )?proxies\b/,
    },
  ),
  'minutes.quorum_present': words(
    'quorum, roll call, present, attendance, in attendance, proxies',
    'quorum was|quorum is|quorum present|quorum established|quorum|no quorum|a quorum, established|declared|present|met|reached|verified|confirmed, board|director|members|homes|owners|proxy, called to order|represented|attendance',
    {
      says: saidOtherwise['minutes.quorum_present'],
      shown:
        'quorum, roll call, attendance, present:, (?<!(?:of|no|of the|the hoa) )(?:members|owners|homeowners|residents) present(?! as), officers present, directors present, units present, lots present, homes present, were present, was present\\b, were represented, was represented, represented by, present in person, in person or by, by proxy, proxies',
    },
  ),
  'minutes.motions': words(
    'motion, motions, moved, second, seconded, tabled, deferred, postponed, put on hold, on hold, ratified, rejected, denied, consensus, decision, volunteered, nominated, elected, appointed, directed, instructed, vote of, voted down, not approved, turned over, refer to, agreed to, will send, will contact, approve, approved, carried, passed, unanimous, voted, vote for, vote on, vote was, resolved that, resolved to, it was resolved, agreed, accept, accepted, decided',
    'motion|moved|motioned|move|agreed|decided|tabled|deferred|resolved|consensus, second|seconded|2nd|board|trustees|committee, carried|passed|approved|unanimous|all in favor|favor|failed, to approve|to accept|contract|proposal|bid|budget|purchase|hire',
    { unlike: 'adjourn' },
  ),
  'minutes.next_meeting': words(
    'next meeting, next board, next regular, next annual, next scheduled, next quarterly, next monthly, future meeting, meeting dates, next hoa, upcoming meeting, reconvene, meeting will be, will be held, adjourned to, adjourned until, meeting scheduled, meeting is scheduled, meeting proposed, meeting is proposed, proposed meeting, meeting on, meet again, annual meeting in, annual meeting on, annual meeting will, hold the annual meeting, for the annual meeting, date of annual meeting, annual meeting date, meeting & election',
    'next meeting|next board|next regular|next scheduled|next annual|next hoa|next quarterly|next monthly|meeting date, meeting|held|scheduled, location|clubhouse|zoom|place, monday|tuesday|wednesday|thursday|pm|p.m',
    {
      takes: 'tc',
      says: saidOtherwise['minutes.next_meeting'],
      beside: 'meeting, meetings, mtg, meet, board, reconven, adjourned',
      senses: notOfNextMeeting,
      enough: `(?:hold|for) the annual meeting, meeting & election, next meeting, next board meeting, next annual meeting, annual meeting in, annual meeting on, annual meeting will, upcoming meeting, (?:${monthNames}|spring|summer|fall|winter) meeting`,
    },
  ),
  'repairs.critical': words(
    'repair, repairs, replace, replaced, replacement, restor, rebuild, renovat, refurbish, reroof, re-roof, roofs, sealcoat, seal coat, crack seal, chip seal, redoing, dredg, washout, drainage, retaining wall, need new, needs new, will need, leak, leaks, leaking, damage, damaged, unsafe, hazard, structural, emergency, urgent, failing, deteriorat, failed, crack, cracks, collapse, erosion, eroding, eroded, mold, resurfac, repav, patching, patch, potholes, re-surfac, re-pav, rehabilit, overhaul, big-ticket, big ticket, rot, rotted, rusted, backup, clogged, flooding, sinkhole, improvement',
    'roof|wall|bridge|balcony|deck|foundation|building|pond|dam|siding|retaining|stairs, road|pipe|sewer|water|pool|street|paving, immediate|safety|urgent|critical|needed|emergency|needs|need|major|failing|will be|coming year|next year, cost|engineer|bid|bids|estimate|estimates|contractor|quote|quotes|proposal|proposals',
    {
      takes: 'm',
      says: saidOtherwise['repairs.critical'],
      senses: notOfRepairs,
      enough:
        'big.ticket, redoing (?:the |our )?(?:playground|pool|court|clubhouse|roof|road|street|deck|dock|entrance), re-?surfac, re-?pav, (?:pool|court|clubhouse|lobby|roof|deck|dock|entrance|building) renovat, patching, potholes, will be repaired, be replaced, be repaired, needs repair, need repair, needs to be, need to be repaired, need to be replaced, needs replac, need replac, deteriorat, leaking, eroding, retaining wall, unsafe',
    },
  ),
};
