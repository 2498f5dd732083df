const mayDepart =
  /\b(?:unless|except (?:as|where|if)) otherwise(?: (?:specifically|expressly|first))? (?:approved|authorized|permitted|agreed|consented)\b/;
const forbids = /\b(?:no|not|nor|neither|none|nothing|never|cannot|prohibited|forbidden|until|without)\b/;
const asks = /\b(?:approv\w+|consent|permission|submit\w*|reviewed)\b/;

/** Whether leave is asked only to do otherwise than a rule says: 'fences shall be of wood unless otherwise approved'. */
export function asksToDepart(plain: string): boolean {
  const at = plain.search(mayDepart);
  if (at < 0) return false;
  const before = plain.slice(0, at);
  // 'Unless otherwise approved, all fences shall be of wood.'
  const rule = /\w{4}/.test(before) ? before : plain.slice(plain.indexOf(',', at));
  return /\b(?:shall|must|is|are|will)\b/.test(rule) && !forbids.test(rule) && !asks.test(rule);
}
