import { SaxesParser } from 'saxes';

export interface S3Listed {
  objects: { key: string; modifiedAt: number }[];
  /** Whether there are more behind these. */
  hasMore: boolean;
}

/** Reads what a bucket answers to a list. Throws where it is no list. */
export function readList(xml: string): S3Listed {
  const listed: S3Listed = { objects: [], hasMore: false };
  const parser = new SaxesParser();
  const path: string[] = [];
  let text = '';
  let key = '';
  let modifiedAt = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const place = path.join('/');
    path.pop();
    if (place === 'ListBucketResult/IsTruncated') listed.hasMore = text.trim() === 'true';
    else if (place === 'ListBucketResult/Contents/Key') key = text;
    else if (place === 'ListBucketResult/Contents/LastModified') modifiedAt = Date.parse(text);
    else if (place === 'ListBucketResult/Contents') listed.objects.push({ key, modifiedAt });
    else if (place === 'ListBucketResult') isList = true;
  });
  let isList = false;
  parser.write(xml).close();
  if (!isList) throw new Error('This is no list of a bucket.');
  return listed;
}
