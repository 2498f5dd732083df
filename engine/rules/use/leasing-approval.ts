import { type FactRule, saying } from '../../find/pattern.ts';
import { regex } from '../../regex.ts';
import { leasing, otherLease, rented } from './leasing.ts';

const body =
  '(?:board|bod|association|committee|directors|trustees|manager|management(?! agreement| contract)|declarant)';
const yes = '(?:approv(?:al|ed|es?)|consent|permission|permit|authorization)';
const isSo = saying(true);

/** Whether a lease or a tenant needs leave. */
export const leasingApproval: FactRule = {
  fact: 'rental.approval_required',
  inLists: true,
  cue: regex`${leasing}|\b(?:tenants?|lessees?|renters?)\b`,
  patterns: [
    isSo.plain`\b(?:no|not)\b[^;]{0,80}\b${rented}\b[^;]{0,80}\b(?:until|unless|before)\b[^;]{0,20}\b${body}\b[^;]{0,40}\b(?:approv(?:ed|es)|consent(?:ed|s)|given)\b`,
    isSo.told`\b(?:leases?|tenants?|tenanc(?:y|ies)|rentals?)\b (?:are to be|is to be|has to be|have to be|must be|shall be) (?:registered|approved|filed with (?:the |its )?${body})\b`,
    isSo.plain`\b(?:submit|send|present|provide|furnish|deliver)\b[^;]{0,60}\b(?:leases?|tenants?|rental (?:application|agreement)s?)\b[^;]{0,40}\bto (?:the )?${body}\b[^;]{0,20}\bfor (?:its |their |prior |written |review and )*(?:approval|consent)`,
    isSo.plain`\b${yes}\b (?:of|from|by|form) (?:the )?[a-z/]{0,12}\b${body}\b[^;]{0,30}\b(?:prior to|before) (?:giving|granting|delivering|turning over|allowing) (?:possession|occupancy|the home|the unit|the keys)[^;]{0,40}\b(?:tenants?|lessees?|renters?)\b`,
    isSo.plain`\b(?:leases?|leasing|rentals?|tenants?|lessees?)\b (?:requires?|needs?|must have|shall have)\b[^;]{0,30}\b${body}'?s? (?:prior |written )*${yes}\b|\b${body} (?:must|shall|has to) (?:first )?(?:approve|screen|interview) (?:[a-z]+ ){0,3}(?:tenants?|lessees?|leases?|renters?)\b|\b(?:tenants?|lessees?|renters?) (?:shall|must|are to|have to) (?:first )?be (?:[a-z]+ and )?(?:approved|screened|interviewed)\b|\b(?:submit|file|complete)\b[^;]{0,30}\b(?:leas(?:e|ing)|rental|tenant) applications?\b[^;]{0,60}\b(?:approv\w+|consent|permission)\b|\b(?:apply|application)\b[^;]{0,40}\bfor (?:permission|approval|leave|a permit) to (?:rent|lease)\b`,
    // 'Subleasing requires prior written approval from management.'
    isSo.told`\b(?:sub-?leas(?:e|es|ing)|sub-?lett?ing|leasing|renting(?: out)?|rentals?) (?:of (?:a |an |any |the |your )?(?:homes?|units?|sites?|lots?) )?(?:requires?|needs?) (?:the )?(?:prior |written |advance |management |park )*${yes}\b[^;]{0,20}\b(?:${body}|office|park)\b`,
    // Applications and interviews are how tenants are approved.
    isSo.told`\b(?:tenants?|lessees?|renters?)\b[^;]{0,60}\b(?:submit|complete|undergo|pass|go through|fill out)\b[^;]{0,40}\b(?:application process|screening|interview|background (?:check|screening)|application for (?:approval|occupancy|lease))`,
    saying(true, { unless: /\bdiscretion to (?:adopt|establish)/ })
      .plain`\b(?:leasing|rental|lease|hardship) permits?\b`,
    saying(true, {
      unless: regex`${otherLease}|\b(?:less than|shorter than|portion of|entire|sub-?leas\w*|transient|common (?:areas?|elements?))\b`,
    })
      .express`\b(?:no|not|nor|neither|any attempt to)\b[^;]{0,160}\b${rented}\b[^;]{0,120}\b(?:without|unless|until)\b[^;]{0,80}\b${yes}\b[^;]{0,60}\b${body}\b`,
    isSo.plain`\b(?:leases?|rental agreements?|tenanc(?:y|ies))\b[^;]{0,60}\b(?:not|no|void|invalid)\b[^;]{0,60}\b(?:until|unless|without)\b[^;]{0,40}\b${body}\b[^;]{0,40}\b(?:approv|consent)`,
    isSo.plain`\b(?:leases?|leasing|rentals?|rental agreements?|tenants?|tenanc(?:y|ies)|subleases?)\b(?: of (?:a|any|the) (?:unit|lot|home))? (?:shall |must |will )?(?:first )?(?:requires?|needs?|is subject to|are subject to|be subject to)\b[^;]{0,40}\b${yes}\b[^;]{0,40}\b${body}\b`,
    isSo.plain`\b${yes}\b (?:of|from|by) (?:the )?${body}\b[^;]{0,40}\b(?:is|are|shall be) (?:required|needed|necessary) (?:for|before|prior to|to)\b[^;]{0,60}\b${rented}\b`,
    // 'may lease his unit only after receiving the approval of the Association', 'the Board has ten days to disapprove the lease'
    isSo.plain`\b${rented}\b[^;]{0,160}\bafter (?:first )?(?:receiving|obtaining|securing)(?: the| prior| written){0,3} ${yes} (?:of|from|by) (?:the )?${body}\b|\b${body} has {duration}[^;]{0,30}\b(?:approve|disapprove)(?: or (?:dis)?approve)? (?:the |any |a )?(?:proposed )?(?:lease|tenant|lessee|renter)s?\b`,
    // 'provided that written approval of such lease is obtained from the Board'
    isSo.plain`\b${yes}\b(?: \([^)]{0,90}\))? (?:of|for) (?:such|the|any|each|every|said)\b[^;]{0,30}\b${rented}\b[^;]{0,40}\b(?:is|be|are|has been|been)(?: first)? (?:obtained|given|received|secured|granted)\b[^;]{0,12}\b(?:from|by) (?:the )?${body}\b`,
    isSo.plain`\b(?:must|shall|required to|need to|is required)\b[^;]{0,40}\b(?:obtain|receive|secure|apply for|request|have)\b[^;]{0,60}\b${yes}\b[^;]{0,120}\b${rented}\b`,
    isSo.plain`\b(?:owners?|homeowners?)\b[^;]{0,80}\b(?:lease|rent)(?: out)?\b[^;]{0,80}\b(?:must|shall|required to)\b[^;]{0,60}\b(?:apply|application|request|obtain|receive|submit)\b[^;]{0,80}\b${yes}\b`,
    // Whoever must tell of a lease and hand it in, or hand it in beforehand, registers it.
    isSo.implied`\bnotify (?:the )?(?:[a-z]+ )?${body}\b[^;]{0,80}\bof (?:the|any|each|such) (?:leases?|rental)\b[^;]{0,60}\bcopy\b|\b(?:provide|furnish|give|submit|supply|deliver|file|send)\b[^;]{0,80}\b(?:leases?|lease form|rental agreements?)\b[^;]{0,60}\b(?:for (?:its|their|his) review|(?:prior to|before) (?:the )?(?:[a-z/]+ ){0,3}(?:taking possession|moving in|occupying|occupancy|move-in))`,
    saying(true, { unless: regex`${otherLease}|\b(?:vehicles?|pets?|agent)\b` })
      .told`\b(?:must|shall|required to|are to|failure to|fails? to) (?:be )?register(?:ed)?\b[^;]{0,140}\b(?:rent(?:al|als|ers?)?|leas(?:e|es)|tenants?|landlords?|lessees?)\b|\b(?:rentals?|leases?|tenants?|lessees?)\b[^;]{0,80}\b(?:must|shall) be registered\b`,
  ],
};
