import type { FactRule } from '../find/pattern.ts';
import { words } from '../find/pattern.ts';
import { leasing, otherLease } from './leasing.ts';

const homes =
  '(?:lots?|units?|homes?|townho(?:me|use)s?|dwellings?|residences?|condominiums?|apartments?|houses?|properties|owners?)';
const rented = '(?:leas(?:ed|ing|e|es)|rent(?:ed|als?|ing)?|tenant[- ]occupied|non-?owner[- ]occupied)';
const most =
  '(?:no more than|not more than|more than|maximum of|not (?:to )?exceed|exceed(?:s|ing)?|limited to|in excess of|up to|limit of|cap of|equal to or (?:greater|more) than|equals?|reache[sd]|at least)';

const cap: FactRule = {
  fact: 'rental.cap',
  inLists: true,
  cue: leasing,
  patterns: [
    {
      match: words(
        `\\b${most}(?: or exceed(?:s|ing)?)?(?: [a-z]+){0,3} {percent} of (?:[a-z,]+ ){0,8}${homes}\\b[^;]{0,160}\\b${rented}\\b|\\b${rented}\\b[^;]{0,240}\\b${most}(?: or exceed(?:s|ing)?)?(?: [a-z]+){0,3} {percent}`,
      ),
      unless:
        /\b(?:votes?|voting|insur\w+|mortgagees?|fha|va\b|hud|income|increase|assessments?|purchase|sold|price|quorum)\b|\bcommercial\b/,
      value: ({ quantities }) => {
        const share = quantities.find((quantity) => quantity.kind === 'percent');
        return share?.kind === 'percent' && share.form === 'percent' && share.percent < 100
          ? { value: share.percent, unit: 'percent' }
          : null;
      },
      weight: 9,
    },
    {
      match: words(
        `\\b${most}(?: a total of)? {count} (?:of the )?(?:[a-z]+ ){0,3}${homes}\\b[^;]{0,120}\\b${rented}\\b[^;]{0,60}\\b(?:at (?:any|one|the same|a)|time|simultaneous\\w*|concurrently)|\\b(?:number|total) of (?:[a-z]+ ){0,4}${rented}[^;]{0,80}\\b${most} {count}(?! (?:days?|months?|years?))`,
      ),
      unless:
        /\b(?:per owner|each owner|any (?:one|single) owner|no owner|an owner|per (?:calendar )?year|in any|times)\b/,
      value: ({ quantities }) => {
        const count = quantities.find((quantity) => quantity.kind === 'count');
        return count && count.value >= 2 ? { value: count.value, unit: 'homes' } : null;
      },
      weight: 8,
    },
    {
      match: words(
        '\\b(?:rental|leasing|lease) (?:cap|limit|limitation|restriction)s?\\b[^;]{0,80}{percent}|{percent} (?:rental|leasing|lease) (?:cap|limit)',
      ),
      value: ({ quantities }) => {
        const share = quantities.find((quantity) => quantity.kind === 'percent');
        return share ? { value: share.percent, unit: 'percent' } : null;
      },
      weight: 8,
    },
    {
      match: words(
        `\\b(?:rental|leasing|lease) (?:cap|limit|limitation) (?:of|is|shall be) {count} (?:[a-z]+ ){0,2}${homes}`,
      ),
      value: ({ quantities: [count] }) =>
        count?.kind === 'count' ? { value: count.value, unit: 'homes' } : null,
      weight: 8,
    },
  ],
};

const held =
  '(?:own(?:ed|ership|s)?|occup(?:y|ied|ies|ancy)|resid(?:e|ed|es|ence in)|liv(?:e|ed) in|title|purchas(?:e|ed|ing)|acquir(?:e|ed|ing)|acquisition|closing|conveyance)';

const ownerFirst: FactRule = {
  fact: 'rental.owner_occupancy_first',
  inLists: true,
  cue: leasing,
  patterns: [
    {
      match: words(
        `\\b${held}\\b[^;]{0,120}\\b(?:at least|minimum (?:period )?of|not less than|no less than|for a period of|period of|for|until) (?:the )?(?:first |initial )?(?:a (?:period|minimum) of )?{duration}[^;]{0,120}\\b(?:before|prior to|in order to|to be eligible|may|until|eligible)\\b[^;]{0,80}\\b${rented}\\b`,
      ),
      unless: otherLease,
      value: ({ quantities: [period] }) => (period?.kind === 'duration' ? { days: period.days } : null),
      weight: 9,
    },
    {
      match: words(
        `\\b${rented}\\b[^;]{0,160}\\b(?:during|for|within|until|in|before)\\b(?: at least)?(?: the| a)?(?: first| initial| period of)* {duration}[^;]{0,60}\\b(?:of|after|following|from|since)\\b[^;]{0,60}\\b${held}\\b`,
      ),
      unless: new RegExp(`${otherLease.source}|\\bterminat|\\blender|\\bforeclos|\\bnotify|\\bcopy\\b`),
      value: ({ quantities: [period] }) =>
        period?.kind === 'duration' && period.days >= 60 ? { days: period.days } : null,
      weight: 8,
    },
    {
      match: words(
        `\\b${rented}\\b[^;]{0,160}\\b(?:until|unless|only after|after|before)\\b[^;]{0,80}\\b${held}\\b[^;]{0,80}\\b(?:at least|minimum (?:period )?of|not less than|no less than|for a period of|for) (?:a (?:period|minimum) of )?{duration}`,
      ),
      unless: otherLease,
      value: ({ quantities: [period] }) =>
        period?.kind === 'duration' && period.days >= 60 ? { days: period.days } : null,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:lease|rent)\\b[^;]{0,120}\\b(?:must|shall)\\b(?: first| have)* (?:own|occupy|reside|owned|occupied|resided|live|lived)\\b[^;]{0,80}\\bfor (?:at least |a (?:minimum )?period of |a minimum of )*{duration}`,
      ),
      unless: otherLease,
      value: ({ quantities: [period] }) =>
        period?.kind === 'duration' && period.days >= 60 ? { days: period.days } : null,
      weight: 9,
    },
    {
      match: words(
        `\\b(?:for|during|within) (?:a period of |the first |the initial )*{duration} (?:after|following|from|of)\\b[^;]{0,60}\\b${held}\\b[^;]{0,120}\\b(?:no|not|neither|prohibited)\\b[^;]{0,80}\\b${rented}\\b`,
      ),
      unless: otherLease,
      value: ({ quantities: [period] }) =>
        period?.kind === 'duration' && period.days >= 60 ? { days: period.days } : null,
      weight: 8,
    },
  ],
};

const body =
  '(?:board|association|committee|directors|trustees|manager|management (?:company|agent)|declarant)';
const yes = '(?:approv(?:al|ed|es?)|consent|permission|permit|authorization)';

const approvalRequired: FactRule = {
  fact: 'rental.approval_required',
  inLists: true,
  cue: leasing,
  patterns: [
    {
      match: words(
        `\\b${body}\\b[^;]{0,40}\\b(?:right|power|authority) to (?:approve|reject|disapprove)\\b[^;]{0,60}\\b(?:leases?|tenants?|lessees?|renters?)\\b`,
      ),
      unless: new RegExp(`${otherLease.source}|\\bno (?:right|power)|\\bnot (?:have|be construed)`),
      value: true,
      weight: 8,
    },
    {
      match: /\b(?:leasing|rental|lease|hardship) permits?\b/,
      unless: /\bdiscretion to (?:adopt|establish)/,
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:no|not|nor|neither)\\b[^;]{0,160}\\b${rented}\\b[^;]{0,120}\\b(?:without|unless|until)\\b[^;]{0,80}\\b${yes}\\b[^;]{0,60}\\b${body}\\b`,
      ),
      unless: new RegExp(
        `${otherLease.source}|\\b(?:less than|shorter than|portion of|entire|sub-?leas\\w*|transient|common (?:areas?|elements?))\\b`,
      ),
      value: true,
      weight: 9,
    },
    {
      match: words(
        `\\b${rented}\\b[^;]{0,120}\\b(?:shall|must|will|is|are|be)\\b[^;]{0,40}\\b(?:approved (?:in writing |in advance )?by|subject to (?:the )?(?:prior |written |advance )*approval (?:of|by)|submitted to) (?:the )?${body}\\b(?:[^;]{0,40}\\bapproval)?`,
      ),
      unless: new RegExp(
        `${otherLease.source}|\\b(?:form|copy|copies)\\b|\\bsubmitted to (?:the )?${body}(?![^;]{0,40}approval)`,
      ),
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:must|shall|required to|need to|is required)\\b[^;]{0,40}\\b(?:obtain|receive|secure|apply for|request|have)\\b[^;]{0,60}\\b${yes}\\b[^;]{0,120}\\b${rented}\\b`,
      ),
      unless: otherLease,
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:owners?|homeowners?)\\b[^;]{0,80}\\b(?:lease|rent)(?: out)?\\b[^;]{0,80}\\b(?:must|shall|required to)\\b[^;]{0,60}\\b(?:apply|application|request|obtain|receive|submit)\\b[^;]{0,80}\\b${yes}\\b`,
      ),
      unless: otherLease,
      value: true,
      weight: 8,
    },
    {
      match: words(
        `\\b(?:must|shall|required to|are to) (?:be )?register(?:ed)?\\b[^;]{0,140}\\b(?:rent(?:al|als|ers?)?|leas(?:e|es)|tenants?|landlords?|lessees?)\\b|\\b(?:rentals?|leases?|tenants?|lessees?)\\b[^;]{0,80}\\b(?:must|shall) be registered\\b`,
      ),
      unless: new RegExp(`${otherLease.source}|\\b(?:vehicles?|pets?|agent)\\b`),
      value: true,
      weight: 7,
    },
  ],
};

/** How many homes may be let, by whom, and with whose leave. */
export const leasingLimits = [cap, ownerFirst, approvalRequired];
