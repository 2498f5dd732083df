import { wordIn } from '../say/saying.ts';
import { given, warn } from './risk-rule.ts';

/** 'We are claiming $61,000', 'The Association is plaintiff in …', 'our suit against the roofer'. */
const byAssociation =
  /\b(?:association|hoa|poa|board|we) (?:is|are|was|were|remains?) (?:the |a |now |also |still )*(?:plaintiffs?|claimants?|suing|claiming)\b|\b(?:we|association|hoa|poa|board) (?:has |have |had )?(?:sued|filed (?:an? )?(?:law ?suit|suit|claim|complaint)|brought (?:an? )?(?:law ?suit|suit|claim|action))\b|\bour (?:law ?suit|suit|claim) against\b|\bthe (?:law ?suit|suit|claim|case) against (?:the |our )?(?:[a-z]+ ){0,2}(?:makers?|manufacturers?|roofers?|contractors?|builders?|developers?|insurers?|engineers?|installers?|vendors?)\b|\b(?:suit|law ?suit|claim) (?:of|by) the (?:association|hoa|board) against\b/;
const againstIt =
  /\b(?:counter|cross)-?(?:claim|su(?:it|ed|ing))|\bagainst (?:us|the (?:association|hoa|poa|board)|our (?:association|board))\b|(?<!\bnot (?:a |the )?)\bdefendants?\b|\b(?:defending|sued us|sued the (?:association|hoa|board))\b/;

/** What a lawsuit may mean for a buyer, by how it stands and by who brought it. */
export const lawsuitRisk = given('litigation', (value) => {
  const status = wordIn(value, 'status');
  const what = (wordIn(value, 'what') ?? '').toLowerCase();
  if (status === null)
    return warn('medium', 'A lawsuit or claim is mentioned.', 'Ask what of it is still open.');
  if (status === 'threatened')
    return warn(
      'medium',
      'A lawsuit or claim is threatened or intended.',
      'Ask whether it was filed, over what, and what it may cost the owners.',
    );
  if (status === 'settled')
    return warn(
      'medium',
      'A lawsuit or claim is told as settled or decided.',
      'Ask what it cost or brought in, and whether anything of it is still open.',
    );
  return byAssociation.test(what) && !againstIt.test(what)
    ? warn(
        'medium',
        'The association itself has a lawsuit or claim against another.',
        'Ask what it costs, what it may bring in, and whether your lender minds it. Ask for the papers.',
      )
    : warn(
        'high',
        'A lawsuit or claim is mentioned.',
        'It can cost the owners money, and some lenders will not lend while it lasts. Ask for the papers.',
      );
});
