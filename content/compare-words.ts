/** The words of two homes side by side, and of two versions of one document. */
export const compareWords = {
  homes: {
    title: 'Compare Two Homes',
    lead: 'What the documents of each home say, side by side. Every figure has its document and page.',
    choose: ['First home', 'Second home'],
    same: 'Choose two different homes.',
    few: 'Add a second home to compare it with this one.',
    without: 'Not in your documents',
    aMonth: 'a month',
    groups: {
      monthly: 'Every month',
      once: 'Once',
      risk: 'Risk',
      freedom: 'What you may do',
    },
    dues: 'Dues, in a month',
  },
  versions: {
    title: 'Compare Two Versions',
    lead: 'Choose an older and a newer version of the same document. You see each sentence that changed.',
    older: 'Older version',
    newer: 'Newer version',
    submit: 'Compare',
    same: 'Choose two different documents.',
    few: 'There have to be two documents in this home.',
    none: 'No sentence changed.',
    tooDifferent:
      'These two have too little in common to be compared sentence by sentence. Are they versions of the same document?',
    before: 'Before',
    after: 'Now',
    added: 'Added',
    removed: 'Removed',
    more: 'There are more changes than can be shown here: {count} more.',
    outside: 'Before the first heading',
    download: 'Download the Changes',
    failed: 'These two documents could not be compared. Please try again.',
  },
} as const;
