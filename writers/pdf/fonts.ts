import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';

/** Roboto, as it comes with pdfmake: Latin, Greek and Cyrillic, with § ’ “ ” – and such. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);
const file = (name: string) => join(folder, `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  },
});
// A report is made of words alone: nothing is fetched, and no file but its fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));

export { pdfmake };
