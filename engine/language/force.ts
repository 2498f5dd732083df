/** What forbids. */
export const bans =
  /^\W*(?:\w{1,4}[.)] )?no\b|\b(?:shall|may|must|will) not\b|\bunder no circumstances\b|\bprohibited\b|\bnot (?:permitted|allowed)\b/;
const imposes = /\b(?:must|shall)\b/;

/** How far a sentence binds: what is forbidden is not said in the same words by what is asked, nor that by what is allowed. 2, 1 and 0. */
export const forceOf = (plain: string) => (bans.test(plain) ? 2 : imposes.test(plain) ? 1 : 0);
