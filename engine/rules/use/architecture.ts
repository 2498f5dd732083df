import { type FactRule, type Found, saying } from '../../find/pattern.ts';
import { withoutExceptions } from '../../language/exceptions.ts';
import { regex } from '../../regex.ts';

const reviewer =
  '(?:architectural|arc|acc|arb|drc|drb|aerc|design review|review committee|modifications committee)';
const body = `(?:${reviewer}|committee|board|association|declarant|developer|grantor|hoa)`;
const thing =
  '(?:alterations?|improvements?|structur(?:es?|al)|buildings?|additions?|changes?|modifications?|construction|exterior|fences?|walls?|remodel\\w*|repainting|painting|landscaping|repairs?|deletion)';
const done =
  '(?:commenced?|erect(?:ed)?|construct(?:ed)?|ma(?:k|d)e|plac(?:ed?)|altere?d?|install(?:ed)?|added|paint(?:ed)?|repaint(?:ed)?|undertaken?|maintain(?:ed)?|changed?|modif(?:y|ied)|improved?|begun|begin|performed?|built|build|remodel(?:ed)?|start(?:ed)?|done|carried|attach(?:ed)?|affix(?:ed)?|hung|hang|mounted|posted|occur|refinish(?:ed)?|replaced?|decorate|adorn)';
/** Changes of a home's outside, named in few words. */
const kinds = '(?:changes?|work|alterations?|modifications?|improvements?|projects?|additions?)';
const changes = `(?:(?:exterior|outside|external|architectural) ${kinds}|${kinds} to (?:the |your |any |an )?(?:exterior|outside|appearance)(?: of (?:the |your |any |a )?[a-z]+)?)`;
const work = `(?:${thing}|${done}|dwellings?|residences?)`;
const given = '(?:approv(?:al|als|ed|es?)|consent(?:ed)?|permission|submitted|authoriz(?:ed|ation))';

/**
 * The association's own building, leases, loans and votes also need approval, but not the kind that is asked for; nor is
 * what may stand on a lot at all, item by item, a rule on changes.
 */
const otherApproval =
  /\b(?:piers?|docks?|slips?)\b|\bapprov\w+ (?:in writing )?(?:by|of|from) (?:the |any |all )?(?:appropriate |proper |local )*(?:public|county|city|town|township|state|health|governmental|municipal)\b(?![^;]*\b(?:committee|board|association|declarant|developer|arc|acc)\b)|^(?:\W?\w{1,5}[.)] )?(?:the )?approval of [^.;,]{0,60} shall not be required\b|^(?:\W?\w{1,5}[.)] )?no (?:[a-z]+ ){0,3}(?:antenn|satellite|radio|television|sign)|\b(?:animals?|pets?|mortgagees?|eligible (?:holders?|mortgage)|members?' (?:vote|approval)|approval of (?:the )?owners|vote of|votes? of|percent of|amend(?:ment|ments|ed)|special assessments?|borrow|annex|capital improvements?|bylaws|budget|minutes|lease|fha|hud|federal|bids?|insur\w+|condemn\w+|enter(?:ed|ing)?|right of entry|party (?:walls?|fences?))\b|\{p\d+\}(?! (?:vote )?of the (?:[a-z]+ ){0,4}(?:committee|board)\b)|\bexcept (?:for )?(?:an?|one|\{n\d+\}) (?:[a-z{}\d-]+,? ){0,4}(?:dwelling|residence|home|house)\b[^.;:]{0,40}:/;
const common = /\bcommon (?:areas?|elements?|facilit\w+|propert\w+)\b/;
const ofAHome = /\b(?:lots?|units?|residences?|homes?|dwellings?|exterior)\b/;

const ownWork = ({ sentence: { plain } }: Found) =>
  common.test(plain) && !ofAHome.test(withoutExceptions(plain)) ? null : true;

const changing =
  /\b(?:chang(?:es?|ed|ing)|alter(?:s|ed|ing|ations?)?|modif\w+|improvements?|additions?|projects?|work|remodel\w*|(?:re)?paint(?:s|ed|ing)?|renovat\w+)\b/;
const ofOutside = /\b(?:exteriors?|outside|appearance|architectural)\b/;
const atHome =
  /\b(?:homes?|houses?|yards?|lots?|propert(?:y|ies)|units?|townho\w+|dwellings?|residences?|(?:exterior|outside|architectural) (?:[a-z]+ )?(?:changes?|modifications?|alterations?))\b/;
const beforehand =
  /\b(?:needs?|requires?|required|must|ha(?:s|ve) to|first|before|prior|beforehand|in advance|(?:asked|reminded|remember) to)\b/;
/** What was done, what needs no leave, and what is no owner's work. */
const noAsking =
  /\b(?:not|no|never|without|n't|cannot|was|were|has been|have been|approved (?:the|a|an)|club ?house|entrances?|pools?|inside|interior)\b|\?\W*$/;

/** Leave for a change of the outside, asked in whatever words and order: 'Anything you change on the outside needs approval first.' */
const inPlainSpeech = ({ doc: { type }, sentence: { plain } }: Found) =>
  (type === 'other' || type === 'minutes') &&
  [changing, ofOutside, atHome, beforehand].every((word) => word.test(plain))
    ? true
    : null;
const saysOwnWork = saying(ownWork);
const saysOwnWorkUnlessOtherApproval = saying(ownWork, { unless: otherApproval });
const isSo = saying(true);
const isSoUnlessOtherApproval = saying(true, { unless: otherApproval });

/** Whether outside changes need leave. */
export const architecture: FactRule = {
  fact: 'architecture.approval_required',
  inLists: true,
  cue: /approv|review|go through the|consent|permission|submit|authoriz|application|\bforms?\b|\brequest\b/,
  patterns: [
    saying(inPlainSpeech, { unless: regex`${noAsking}|${common}|${otherApproval}` })
      .told`\b(?:go through the [a-z]+ committee|approv(?:al|ed)|permission|consent|authorization|applications?|requests?|forms?)\b`,
    // 'Exterior changes need Board approval', 'Changes to the outside require prior written approval', 'No exterior changes without approval'
    saysOwnWork.told`(?:\b${changes}\b[^;]{0,60}\b(?:needs?|requires?|must have)\b[^;]{0,20}\b(?:${body}|prior|written|advance)\b[^;]{0,20}|\bno ${changes}\b[^;]{0,60}\bwithout\b[^;]{0,50}|\bno (?:work|construction|project)\b[^.;]{0,60}\b(?:made|done|started?|beg[iu]n|commenced?|performed)\b[^.;]{0,30}\b(?:until|before|without)\b[^;]{0,40})\b${given}`,
    // 'Any alterations to homes or lots require prior written approval.'
    saysOwnWork.told`\b(?:any|all) changes? to the exterior\b[^;]{0,160}\b(?:must|shall|needs? to|ha(?:s|ve) to) (?:first )?be (?:pre-?)?approved\b|\b(?:form|application|request)s?\b[^;]{0,30}\b(?:needs? to|must|shall|has to) be (?:submitted|filed|sent|filled out)\b[^;]{0,20}\bfor (?:any|all|every) (?:changes?|work)\b[^;]{0,20}\b(?:exterior|outside)\b|\brequires? an?\b[^;]{0,60}\bforms? for approval\b[^;]{0,30}\b(?:modifications|changes|alterations)\b|\b(?:changes?|additions?|alterations?|work)\b[^;]{0,20}\b(?:may|shall|must|can) ?not (?:take place|begin|start|proceed)\b[^;]{0,20}\b(?:until|unless|without|before)\b[^;]{0,40}\bapprov(?:al|ed)\b|\b(?:any|all|exterior|outside) (?:[a-z]+ ){0,2}(?:alterations?|changes?|modifications?|additions?)(?:,? (?:and|or) [a-z]+)? to (?:the |your |a |any )?(?:[a-z]+ )?(?:homes?|lots?|houses?|exteriors?|units?|sites?)(?:,? (?:and|or) (?:[a-z]+ )?[a-z]+)? (?:requires?|needs?) (?:the )?(?:prior |written |advance |management |board )*(?:approval|consent|permission)\b`,
    // 'An owner may alter the lot, provided the Board has approved it', 'may change the outside only with approval'
    saying(ownWork, { unless: regex`${otherApproval}|\b(?:no|not|without) (?:[a-z]+ ){0,3}${given}\b` })
      .express`\b(?:owners?|members?|residents?|you) may (?:only )?(?:${done}|add|build)\b[^;]{0,80}\b(?:exterior|outside|lots?|dwellings?|homes?|houses?)\b[^;]{0,240}\b(?:only|provided)\b[^;]{0,120}\b${given}\b`,
    // 'None of the following actions may be taken until plans are approved: building of a fence'
    saysOwnWork.express`\bnone of the following\b[^;]{0,40}\b(?:may|shall|can|is to) be (?:taken|done|made|begun|undertaken|performed|carried out)\b[^;]{0,60}\b(?:until|unless|without)\b[^;]{0,120}\b${given}\b[^;]{0,200}\b${thing}\b`,
    saysOwnWorkUnlessOtherApproval.express`\b(?:no|nor|neither|none)\b[^;]{0,260}\b${thing}\b[^;]{0,200}\b${done}\b[^;]{0,320}\b(?:until|unless|without|except|prior to)\b[^;]{0,420}\b${given}\b`,
    saysOwnWork.express`\bthere (?:shall|may|will|is to) be no (?:[a-z]+,? ){0,6}?(?:construction|alterations?|erection|additions?|changes?|modifications?)\b[^;]{0,240}\b(?:until|unless|without)\b[^;]{0,120}\b${given}\b`,
    saysOwnWork.express`\bno (?:(?!upon|on|in|within|from|to)[a-z-]+,? ){0,8}(?:dwellings?|residences?|houses?|homes?)\b[^;]{0,200}\b${done}\b[^;]{0,320}\b(?:until|unless|without|prior to)\b[^;]{0,320}\b${given}\b`,
    saysOwnWorkUnlessOtherApproval.plain`\b(?:no|not|nor|nothing)\b[^;]{0,160}\b${done}\b[^;]{0,200}\b${thing}\b[^;]{0,260}\b(?:until|unless|without)\b[^;]{0,160}\b${given}\b`,
    isSo.told`\bbefore (?:painting|adding|changing|altering|building|remodeling|doing)\b[^;]{0,80}\b(?:outside|exterior|house|home|lot)\b[^;]{0,40}\b(?:get|obtain|ask for|secure|request|receive|have)\b[^;]{0,40}\b${given}\b`,
    saysOwnWork.told`\b(?:application|request|submission)s? to (?:the )?(?:${reviewer}|committee|board)\b[^;]{0,40}\b(?:is|are|shall be) (?:required|necessary|mandatory)\b[^;]{0,60}\b(?:${thing}|projects?|work)\b`,
    // What is submitted is listed with semicolons: 'Prior to any construction an owner shall submit names; a set of plans; … for approval'.
    saysOwnWorkUnlessOtherApproval.plain`\b(?:before|prior to) (?:the )?(?:any|commenc\w+|start\w*|begin\w*)\b[^.;]{0,60}\b(?:construction|work|improvements?|alterations?)\b[^.;]{0,40}\bowners? (?:shall|must)\b[^.]{0,420}\b(?:approv(?:al|ed)|consent|permission)\b`,
    saysOwnWork.plain`\bnothing (?:shall|may|will) be (?:${done},? (?:or |and )?){1,4}[^;]{0,60}\b(?:lots?|units?|exterior|home|dwelling)\b[^;]{0,60}\b(?:until|unless|without)\b[^;]{0,160}\b${given}\b`,
    saysOwnWorkUnlessOtherApproval.plain`\b${thing}\b[^;]{0,200}\b(?:may|shall|must|can|will) ?not be [^;]{0,120}\b(?:without|unless|until)\b[^;]{0,160}\b${given}\b`,
    saysOwnWork.plain`\bwithout\b[^;]{0,60}\b${given}\b[^;]{0,100}\b${body}\b[^;]{0,200}\b(?:no|not)\b[^;]{0,160}\b${thing}\b`,
    saysOwnWorkUnlessOtherApproval.plain`\b(?:exterior|outside|all|any|architectural|external|proposed|such|owners?)\b[^;]{0,120}\b${thing}\b[^;]{0,160}\b(?:must|shall|requires?|need|are required|is required|subject to)\b[^;]{0,100}\b${given}\b[^;]{0,80}\b${body}\b`,
    // 'Homeowners may not make changes to any structure without submitting a request', 'all new trees require the approval of the committee'
    saysOwnWork.told`\b(?:may|shall|must|can) ?not (?:make|do|perform|undertake|begin)\b[^;]{0,40}\b${thing}\b[^;]{0,120}\bwithout\b[^;]{0,40}\b(?:requests?|applications?|forms?|plans)\b|\b(?:trees|shrubs|plantings|landscaping|gardens|decks|patios)\b[^;]{0,100}\brequires? (?:the )?(?:prior |written |advance )*${given}\b[^;]{0,20}\b${reviewer}`,
    saysOwnWorkUnlessOtherApproval.told`\b(?:get|obtain|secure|receive)\b[^;]{0,40}\b${given}\b[^;]{0,40}\b(?:before|prior to)\b[^;]{0,60}\b(?:exterior|outside|${thing})\b`,
    saysOwnWorkUnlessOtherApproval.told`\b(?:submit|complete|file|send in|turn in)\b[^;]{0,60}\b(?:${reviewer}|application|request|form)\b[^;]{0,60}\b(?:before|prior to) (?:starting|beginning|commencing|making|doing|any|undertaking)\b[^;]{0,60}\b(?:${thing}|work|projects?)\b`,
    saysOwnWork.told`\bowners?\b[^;]{0,40}\b(?:wish|want|intend|desir|plan|propos)\w*\b[^;]{0,60}\b(?:${done}|${thing}|add|decks?|patios?|sheds?|rooms?)\b[^;]{0,140}\b(?:must|shall)\b[^;]{0,140}\b(?:approv\w+|consent|permission)\b`,
    // Of any work, under 'What do I ask for?'
    isSoUnlessOtherApproval.told`(?:^|[.:] )(?:(?:written|prior|${reviewer}|committee|board|final) )*approval (?:must|has to|needs to|should) be (?:in hand|in writing|obtained|received|granted|given)\b[^.;]{0,40}\bbefore (?:any |the |your )?(?:work|construction|projects?) (?:begins?|starts?|commences?|is (?:begun|started))\b`,
    isSoUnlessOtherApproval.told`\b(?:approv(?:al|ed)|permission|consent) (?:of|from|by) (?:the )?[a-z ]{0,40}\b${reviewer}\b[^;]{0,160}\b(?:required|before|prior to|must|shall)\b[^;]{0,160}\b${work}\b`,
    isSoUnlessOtherApproval.told`\b(?:required|requires?|must|shall|before|prior to)\b[^;]{0,120}\b${reviewer}\b[^;]{0,60}\b(?:approv|consent|permission)`,
    saysOwnWork.told`\b${body}\b (?:must|shall|has to|needs to) (?:first )?(?:review and )?approve\b[^;]{0,60}\b(?:${thing}|exterior|plans (?:for|and)|fences|decks?|sheds?|pools?|paint colou?rs?)\b`,
    saysOwnWork.told`\b(?:before|prior to) (?:you|any owner|owners?|an owner) (?:may |can )?(?:paints?|builds?|adds?|changes?|alters?|remodels?|replaces?|installs?|starts?|begins?)\b[^;]{0,100}\b(?:approv\w+|permission|consent|(?:fill out|complete|submit|send|turn in)\b[^;]{0,30}\b(?:form|application|request))\b`,
    saysOwnWork.told`\bif (?:you|an owner|owners) (?:plans?|wants?|wish(?:es)?|intends?|would like) to\b[^;]{0,140}\b(?:send|submit|file|fill out|complete|get|obtain|ask for)\b[^;]{0,60}\b(?:request|application|form|approval|permission)\b`,
    // 'A change request form must be completed and approved by the Committee'
    saysOwnWork.told`\b(?:${reviewer}|architectural|change|improvement|modification|alteration|exterior|construction|project)s?\b[^;]{0,60}\b(?:forms?|applications?|requests?)\b[^;]{0,60}\b(?:must|shall|needs? to|ha(?:s|ve) to)\b[^;]{0,80}\bapproved by (?:the )?(?:[a-z]+ ){0,3}${body}\b`,
    // 'Do not forget to submit your plans to the architectural committee.'
    saysOwnWork.implied`\b(?:please|do(?: not|n't) forget to|be sure to|must|shall|should|remember to) (?:first )?submit (?:your|their|his|all|any|the) (?:[a-z]+ ){0,2}plans\b[^;]{0,60}\b(?:${reviewer}|planning committee|building committee)\b`,
    saysOwnWork.told`\b(?:need|requires?|must have|must get|must obtain)\b[^;]{0,40}\b(?:approval|permission|consent)\b[^;]{0,30}\b(?:for|to|before)\b[^;]{0,40}\b(?:exterior|outside|${thing}|projects?)\b`,
    saysOwnWork.told`\b(?:exterior|external|architectural|outdoor|outside (?:changes?|work|colou?rs?|additions?|alterations?))\b[^;]{0,60}\b(?:must|shall|needs? to|ha(?:s|ve) to) (?:first )?be (?:pre-?)?approved\b|\b(?:exterior|external|architectural|outside) (?:[a-z]+ ){0,2}(?:changes?|modifications?|alterations?|improvements?|projects?|work)\b[^;]{0,60}\b(?:requires?|needs?)\b[^;]{0,20}\b(?:applications?|request|submission|form)\b[^;]{0,40}\b${body}\b|(?:^|[.:] )\W*(?:[0-9a-z]{1,3}[.)] )?(?:all |any |every |new )*${thing} (?:must|shall) (?:first )?be approved (?:in writing |in advance )*by (?:the )?(?:[a-z]+ ){0,2}${body}\b`,
    saysOwnWork.told`\b(?:building|${reviewer})(?: (?:control|review))? (?:committee|board)\b[^.;]{0,40}\b(?:reviews?|handles? (?:the )?review of|approves) (?:all|any|every|each) (?:[a-z]+,? ){0,5}(?:exterior|outside|renovation|alterations?|improvements?)\b|\bplans?\b[^;]{0,80}\b(?:must|shall|are to|have to) (?:first )?be (?:submitted|presented)\b[^;]{0,80}\b(?:approv\w+|review)\b|\b${thing}\b[^;]{0,100}\b(?:is|are|shall be) subject to (?:prior |written |the |review and )*(?:review|approval)\b[^;]{0,30}\b${body}\b`,
    // 'What needs approval: any change of exterior color', 'must be submitted for approval: 1. Sheds'
    saysOwnWorkUnlessOtherApproval.told`(?<!\bnot )\b(?:needs?|requires?|must have|must be submitted for|is required for) (?:(?:prior|written|advance|the|your|our|committee|board|association|hoa|${reviewer}) )*(?:approval|permission|consent)\b[^.;:]{0,60}:\W{0,4}(?:\(?(?:\{n\d+\}|[a-z\d]{1,2})[.)] )?[^.;:]{0,60}\b(?:${changes}|(?:exterior|outside) [a-z]+|changes? (?:of|to|in) (?:the )?(?:exterior|outside)|fences?|walls|sheds?|decks?|additions?|alterations?|structures?|paint(?:ing)?|pools?)\b`,
    isSo.implied`\b(?:reserves?|gives?|grants?|vests?|retains?)\b[^.;]{0,60}\b(?:right|power|authority) (?:of|to|for) (?:prior |exercise )?(?:(?:architectural|design) (?:approval|review|control)|(?:review and )?approve (?:[a-z]+ ){0,3}plans (?:for|of) (?:[a-z]+ ){0,3}(?:improvements?|buildings?|structures?|construction|homes?|dwellings?|residences?))\b|\b(?:exterior|outside|improvements?|alterations?|structures?|buildings?)\b[^.;]{0,80}\b(?:is|are|shall be) subject to (?:the )?(?:architectural|design) (?:approval|review|control)\b`,
    saysOwnWork.told`\b(?:alter|modify|change|paint|remodel|construct|erect)\b[^;]{0,140}\b(?:exterior|structure|improvements?|building|appearance|balcon(?:y|ies)|decks?|patios?|porch(?:es)?|fences?|landscaping)\b[^;]{0,160}\bwithout\b[^;]{0,80}\b(?:approv|consent|permission)`,
  ],
};
