import { expect, it } from 'vitest';
import type { DocumentType } from '#contract/document-type.ts';
import { factsIn } from '../../testing/facts-in.ts';
import { documentDate } from './document-date.ts';

it.each<[DocumentType, string, string]>([
  [
    'cc_and_r',
    'THIS THIRD AMENDMENT is made and entered into this 2~ day of May, 2031, by the members.',
    '2031-05',
  ],
  [
    'cc_and_r',
    `${'No nuisance is allowed on a lot. '.repeat(60)}\n\nIN WITNESS WHEREOF, this instrument has been executed by the Owner of that tract of real estate in the addition, a subdivision in the County, the same being a national bank, as Trustee and not individually, which has caused its corporate seal to be affixed hereto and caused this name to be signed to these presents by its President and attested by its Officer this 9th day of  May, 2031 at Salem.`,
    '2031-05-09',
  ],
  ['bylaws', `${'The board meets each month. '.repeat(90)}\n\nSigned, May 9, 2031`, '2031-05-09'],
  [
    'cc_and_r',
    'THIS AGREEMENT is made and entered into at Salem, Ohio this ___ day of May, 2031, by us.',
    '2031-05',
  ],
  [
    'cc_and_r',
    `This Declaration is made this ___ day of May, 2031.\n\n${'No nuisance is allowed on a lot. '.repeat(60)}\n\nIN WITNESS WHEREOF, we have executed it on this 9th day of May, 2031.`,
    '2031-05-09',
  ],
  [
    'cc_and_r',
    `Amendment\n\nThe foregoing instrument was acknowledged before me this 9th day of May, 2031 by Lee Moss.`,
    '2031-05-09',
  ],
  [
    'cc_and_r',
    `${'No nuisance is allowed on a lot. '.repeat(60)}\n\nOn this 9th day of May, 2031, before me came Lee Moss.`,
    '2031-05-09',
  ],
  [
    'cc_and_r',
    `${'No nuisance is allowed on a lot. '.repeat(60)}\n\nWHEREOF, being the Declarant, has set its corporate seal this 9th day of May, 2031.`,
    '2031-05-09',
  ],
  [
    'rules',
    `${'A bike is kept in its rack. '.repeat(80)}\n\nExecuted on this day of , 2031.\n\n${'A bike is kept in its rack. '.repeat(200)}\n\nIN WITNESS WHEREOF, we sign this 4th day of May, 1988.`,
    '2031',
  ],
  [
    'rules',
    `${'A bike is kept in its rack. '.repeat(80)}\n\nIN WITNESS WHEREOF, the undersigned has executed this certificate on the__ 24 day of_Ocreke 2031.`,
    '2031',
  ],
  [
    'rules',
    `WHEREAS, effective May 9, 2029, the code was changed.\n\n${'A bike is kept in its rack. '.repeat(60)}\n\nThis resolution was duly adopted by the Board this 5 day of x, 2031.`,
    '2031',
  ],
])('a signature half readable in %s: %s', (type, text, expected) => {
  expect(factsIn(text, [documentDate], type)['document.date']).toBe(expected);
});
