/** Added to the refusal of a file that no reader takes: what it is, and how to get a file that one does. */

const savedAsPdf = 'open it in the program it came from, save it as a PDF, and upload that.';

/** By what the file is. The one table: the server knows it by the bytes, the page by the ending of the name. */
export const fileAdvice = {
  spreadsheet: `This is a spreadsheet, which cannot be read here: ${savedAsPdf}`,
  presentation: `This is a slide presentation, which cannot be read here: ${savedAsPdf}`,
  open_document: `This is an OpenDocument file, which cannot be read here: ${savedAsPdf}`,
  rtf: `This is a rich text (RTF) file, which cannot be read here: ${savedAsPdf}`,
  old_word:
    'This file is from a very old version of Word (6 or 95): open it in Word or LibreOffice, save it as a PDF or .docx, and upload that.',
  other_word:
    'This is a Word or WordPerfect file of a kind that cannot be read here: open it, save it as a PDF or .docx, and upload that.',
  apple_document:
    'This is a Pages, Numbers or Keynote file, which cannot be read here: open it on a Mac, an iPhone or icloud.com, export it as a PDF, and upload that.',
  google_document:
    'This is only a link to a document in Google Drive: open it there, choose File, Download, PDF, and upload that.',
  web_page:
    'This is a web page, which cannot be read here: open it in your browser, print it to a PDF, and upload that.',
  email:
    'This is an email: save the document that came with it and upload that, or print the email itself to a PDF and upload the PDF.',
  archive: 'This is a ZIP archive, not a document: unpack it and upload the documents in it one by one.',
  image:
    'This is a picture, which cannot be read here: put the pages into one PDF, as the scanner in the Notes app of an iPhone or in Google Drive on Android does, and upload that.',
  heic: 'This is a photo in the HEIC format, which cannot be read here: open it on your phone or computer, export or share it as a JPEG, and add that.',
  unknown: `This is not a kind of file that can be read here: ${savedAsPdf}`,
  no_ending:
    'The name of this file has no ending that tells its kind: if it is a PDF, add .pdf to its name and choose it again.',
} as const;

export type UnreadableKind = keyof typeof fileAdvice;

const endings: Partial<Record<UnreadableKind, string>> = {
  spreadsheet: 'xls xlsx xlsm xlsb xlt xltx csv tsv',
  presentation: 'ppt pptx pptm pps ppsx',
  open_document: 'odt ods odp odg ott',
  rtf: 'rtf',
  other_word: 'docm dot dotx dotm wpd wps',
  apple_document: 'pages numbers key',
  google_document: 'gdoc gsheet gslides',
  web_page: 'htm html xhtml mht mhtml webarchive',
  email: 'eml emlx msg',
  archive: 'zip rar 7z tar gz tgz',
  image: 'jpg jpeg jpe jfif png heic heif gif tif tiff bmp webp avif svg psd',
};
const kinds = new Map(
  Object.entries(endings).flatMap(([kind, list]) =>
    list.split(' ').map((ending) => [ending, kind as UnreadableKind] as const),
  ),
);

/** What is said of a file by the ending of its name, where that is none of those that can be read. */
export function adviceForName(fileName: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  return fileAdvice[ending === undefined ? 'no_ending' : (kinds.get(ending) ?? 'unknown')];
}
