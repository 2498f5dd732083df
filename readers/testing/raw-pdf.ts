/**
 * A PDF of the objects as they are written, numbered from 1; the first is the catalog. A stream's dictionary is written
 * without its length. `bytes` go into a stream as they are.
 */
export type RawObject = string | { dictionary: string; bytes: Uint8Array };

export function rawPdf(objects: RawObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') add(Buffer.from(object));
    else {
      add(Buffer.from(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`));
      add(Buffer.from(object.bytes));
      add(Buffer.from('\nendstream'));
    }
    add(Buffer.from('\nendobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** One page that says `text`. `catalog` and `page` are put into their dictionaries; further objects begin at number 6. */
export function onePage(
  text: string,
  { catalog = '', page = '', box = '0 0 612 792', more = [] as RawObject[] } = {},
): Uint8Array {
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> ${page} >>`,
    { dictionary: '', bytes: Buffer.from(`BT /F 12 Tf 72 720 Td (${text}) Tj ET`) },
    HELVETICA,
    ...more,
  ]);
}
