import { type Part, regex, written } from '../regex.ts';

/** A word or one of several, whole: any`dues|assess\w*`; `\w*` lets its endings through. */
export const any = (words: TemplateStringsArray, ...parts: readonly Part[]): RegExp =>
  regex`\b(?:${written(words, parts)})(?![\w])`;

export const dues = any`assessments?|dues|maintenance (?:fees?|charges?)|(?:monthly|annual|quarterly|common|carrying|association|membership|hoa|condo) (?:fees?|charges?|expenses?)|install?ments?`;
export const unpaid = any`late|delinquen\w*|overdue|past due|unpaid|not (?:be |been )?(?:paid|received)|non-?payment|default\w*|arrears?|arrearages?|fail\w* to pay|when due`;
export const members = any`(?:members|owners|homeowners)'?|member|owner|homeowner|votes?|voters|voting (?:power|interests?|rights)|membership|memberships|shareholders`;
export const vote = any`votes?|voting|assent\w*|approv\w+|consent\w*|ballots?|signed|sign|executed|agree\w*|majority|two-thirds`;
export const directors = any`board|directors?|trustees|governors|managers`;
export const covenants = any`declaration|covenants?|restrictions?|conditions|indenture|master deed|this instrument`;
export const leases = any`leas(?:e|ed|es|ing|ee|ees)|rent(?:s|al|als|ed|ing|er|ers)?|tenan\w+|sublet\w*|subleas\w+|let`;
export const pets = any`pets?|dogs?|cats?|animals?`;
export const review = any`plans?|specifications|applications?|requests?|submi\w+|submission|proposal`;
