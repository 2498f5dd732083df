import { regex } from '../regex.ts';
import type { Setting } from './setting.ts';

const body =
  "(?:city|county|town(?:ship)?|borough|municipality|village(?= of )|state|police(?: department)?|sheriff(?:'s (?:office|department))?|fire (?:marshal|district|department)|(?:health|building|water|sewer|sanitation) (?:district|department)|post office|postal service|usps)";
const law = '(?:ordinances?|codes?|laws?|statutes?|regulations?)';
const named = `(?:the |our |any |current )?(?:[a-z]+ )?(?:${body}(?:'s)?(?: of [a-z]+)?(?: (?:[a-z]+ ){0,2}${law})?|municipal ${law})`;
/** What lays down a rule itself, asks for leave or passes on what another does. */
const ownRule =
  '(?:must|shall|may|can|cannot|will|not?|is|are|if|as|which|that|unless|where|when|whenever|than|until|what(?:ever)?|all|any|each|every|permits?|approv\\w+|prohibit\\w*|requir\\w+)';
const ruling =
  '(?:allows?|permits?|prohibits?|forbids?|bans?|restricts?|limits?|governs?|regulates?|requires?|mandates?|fines?|tickets?|tows?|(?:issues?|writes?) (?:fines|tickets|citations))';

/** Whether it is the association's too: 'the City and the Committee require'. */
const own =
  /\b(?:association|hoa|board|committee|architectural|arc|covenants?|cc&rs|declaration|by-?laws|our (?:own )?rules)\b/;

/** What a city, a county, a law or a post office allows, forbids, asks for or fines: no rule of the association. */
export const rulesOfBodies: Setting = {
  reads: regex`^(?:[^.;:]{0,60}\b(?:note|remember|aware|remind(?:ed|er)?|know|advised?)(?: that|[:,])? |\W*(?:\w{1,3}[.)] )?(?:(?!${ownRule}\b)[a-z'{}\d-]+[.:,]? ){0,6}?)${named}(?: (?:also|further|now|still|only|does|do|will|may|can|has|shall|strictly|generally|not|doesn't))* ${ruling}\b`,
  unless: own,
  bars: /^(?:pets|rental|occupancy|use|vehicles|exterior|architecture|fine|insurance)\./,
};

const byBody = regex`\b(?:(?:prohibited|forbidden|banned|required|allowed|permitted|illegal|unlawful|limited|enforced|fin(?:es?|ed)|tickets?|ticketed|cited|towed)\b[^.;{]{0,30}\b(?:by|from|of) |(?:per|by|under|against|violat\w+|because of) (?=[^.;,]{0,40}\b${law}\b))${named}\b`;

/** Whether a letter passes on such a rule: 'parking overnight is prohibited by the township', 'shovel snow, per city code'. */
export const isByBody = (plain: string): boolean => byBody.test(plain) && !own.test(plain);
